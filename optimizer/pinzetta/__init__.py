"""Advice against Pinzetta: exact odds over her decision cards."""
