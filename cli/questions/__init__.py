"""The questions of a user: options and texts read into values, and the end of a command without an answer."""
