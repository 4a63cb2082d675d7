"""Game theory course by Tim Morley, notes by Lukas Prokop."""
