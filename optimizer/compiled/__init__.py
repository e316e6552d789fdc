"""The searches in C, compiled to WebAssembly, the table that they share with Python, and what runs them."""
