"""What the documents define, transcribed literally: the authority of gameproof.

One package a document. Each imports the standard library, `reference.errors` and
`reference.inputs` only, so that a reader with the document beside the module can check it line by
line.

A function that a document's package has checks what it is given: unusable input is refused with
`InvalidInput`, which names the field, what was given and what is allowed. A description says so
itself only where that is more than the kind of the thing.
"""
