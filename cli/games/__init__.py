"""The best move and its printing, behind the commands for it."""
