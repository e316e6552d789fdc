"""The page in the browser and its server: a thin layer on the engine, which does the work."""
