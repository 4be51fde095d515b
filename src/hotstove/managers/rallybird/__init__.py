"""Who plays Rallybird when no person does, and who advises the person."""
