"""Where a season's schedule comes from: made for the clubs of a year, or read from Retrosheet's files."""
