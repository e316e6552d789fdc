"""The commands, alike ones in one file; what is heavy is imported inside them, so that start-up is quick."""
