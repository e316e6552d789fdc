"""Making placement puzzles whose one best answer is proved."""
