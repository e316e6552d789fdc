"""The Swap Phase: cuts, Choose turns, and whose goods lie on the table."""
