"""Turn the address of a request into the key of its limits.

That is one IPv4 address, or the IPv6 network that one person can take any address of.
"""

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

_NETWORK = 64  # bits of an IPv6 address that its holder cannot choose


def client_address(peer: str, forwarded: Sequence[str], proxies: int) -> str:
    """Return the address that the first of so many trusted proxies saw.

    ``forwarded`` are all lines of X-Forwarded-For. Each proxy appends one address, so only the last ``proxies`` are
    to be believed. A request with fewer has not come through the proxies.
    """
    if proxies and forwarded:
        entries = ",".join(forwarded).rsplit(",", proxies)
        if len(entries) >= proxies:
            peer = entries[-proxies].rpartition(",")[2].strip()
    return limit_key(peer)


@lru_cache(4096)
def limit_key(address: str) -> str:
    """Return one key for all addresses that one person can take on."""
    try:
        parsed = ip_address(_without_port(address))
    except ValueError:
        return address[:64]
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ip_network((parsed, _NETWORK), strict=False))
    return str(parsed)


def is_loopback(peer: str) -> bool:
    """Is this an address of the machine itself?"""
    try:
        return ip_address(peer).is_loopback
    except ValueError:
        return False


def _without_port(address: str) -> str:
    if address.startswith("["):
        return address[1:].partition("]")[0]
    host, colon, _ = address.partition(":")
    return host if colon and address.count(":") == 1 else address
