"""Files that the user has: Retrosheet's schedules, game logs, rosters and plays, taken in and made into tables."""
