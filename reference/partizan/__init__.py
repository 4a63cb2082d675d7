"""Game theory course by Tom Morley, notes by Lukas Prokop: short partizan games."""
