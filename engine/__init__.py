"""What the command line, a page and other programs share: questions in, documents out."""
