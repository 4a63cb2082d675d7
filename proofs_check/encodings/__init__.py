"""The documents' definitions as terms of `methods.smt`: one module a document.

An encoding is a transcription, as literal as the reference is, for instances that are unknown. It
is tested equal to the reference on known ones.
"""
