"""What the documents define, transcribed literally: the authority of gameproof.

One package a document. Each imports the standard library, `reference.errors` and
`reference.inputs` only, so that a reader with the document beside the module can check it line by
line.
"""
