"""The Swap Phase: the best cut and the best pile, by backward induction over searched values of goods."""
