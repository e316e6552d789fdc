"""The engine of ``stockbook engine``: many questions at the same time, one JSON document a line."""
