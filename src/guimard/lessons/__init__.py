"""Lessons: short positions with a goal that the rules check, and their texts.

Each lesson is one TOML file in ``data/<game>``; docs/lessons.md says how to write one.
"""
