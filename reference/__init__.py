"""What the documents define, transcribed literally: the authority of gameproof.

One package a document. Each imports the standard library and `reference.errors` only, so that a
reader with the document beside the module can check it line by line.
"""
