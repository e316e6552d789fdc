"""The best cut and the best pile: what goods are worth, the Choose chain solved backwards, samples."""
