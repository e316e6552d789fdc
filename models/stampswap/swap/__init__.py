"""The Swap Phase: cuts, Choose turns, everyone's goods, and what is known of tiles not seen."""
