"""Playing whole games of Stamp Swap: policies, agents, and looking ahead."""
