"""For all tests: examples have no deadline, since a machine may be busy with other things, and compiling takes its time."""

from hypothesis import settings

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
