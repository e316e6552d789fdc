"""The benchmark: instance files, peers, and the runner that compares them."""
