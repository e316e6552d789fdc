"""All that playing any game needs: the protocol of games, their histories, records and score sheets."""
