"""The database: schema, writing, queries."""
