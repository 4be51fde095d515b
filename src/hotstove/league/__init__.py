"""Leagues of one's own: any clubs of any years, drafted clubs, tournaments, clubs run by several people."""
