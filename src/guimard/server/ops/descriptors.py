"""Raise the limit of open files: each connection takes one."""

import logging

_WANTED = 1 << 16
_log = logging.getLogger(__name__)


def raise_descriptors() -> int:
    """Raise the soft limit as far as the system allows; return it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return _WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _WANTED if hard == resource.RLIM_INFINITY else min(_WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError) as error:
            _log.warning("the limit of open files could not be raised", extra={"error": str(error)})
    return _WANTED if soft == resource.RLIM_INFINITY else soft
