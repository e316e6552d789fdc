"""Statistics of samples: intervals of means, and which moves are worth more samples."""
