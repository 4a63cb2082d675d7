"""Game theory course by Tim Morley, notes by Lukas Prokop.

Audited: the text of the notes, of February to April 2013
"""
