"""Tests of Metromania."""
