"""The season engine of all games: rosters, schedules, days, standings, accuracy and ensembles."""
