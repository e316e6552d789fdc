"""The Swap Phase of Stamp Swap: goods, cuts, and who chooses when."""
