"""Clubs, schedule, rotation, rest, injuries, standings, season replay."""
