"""One file for each command; what is heavy is imported inside the functions, so that start-up is quick."""
