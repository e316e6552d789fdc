"""Reading TOML files: from bytes to typed values, with every fault and its place."""
