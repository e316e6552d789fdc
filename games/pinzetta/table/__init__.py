"""Games against Pinzetta at a real table: their lines, and all that is known of them."""
