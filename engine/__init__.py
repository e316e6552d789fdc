"""Questions in, documents out: shared by the command line, a page and other programs."""
