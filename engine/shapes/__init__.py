"""The shapes of all documents as typed dictionaries, of which the JSON Schemas in docs/schema are made."""
