"""The batch engine: whole games compiled, from arrays that are generated from the rules and the managers."""
