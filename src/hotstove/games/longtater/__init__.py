"""Long Tater!"""
