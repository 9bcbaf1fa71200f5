"""All SQL: the database, its schema and migrations, and the store."""
