"""What commands answered before: documents, texts and exit codes, with which today's are compared."""
