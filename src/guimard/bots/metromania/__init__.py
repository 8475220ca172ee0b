"""Bots for Metromania: whole turns as candidates, played out by fast builders."""
