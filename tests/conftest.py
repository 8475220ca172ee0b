"""For all tests: examples have no deadline, for machines may be busy and rules must be compiled."""

from hypothesis import settings

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
