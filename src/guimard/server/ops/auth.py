"""Identity: signed tokens in cookies, and passphrases of claimed names."""

import asyncio
import hashlib
import hmac
import os
import secrets
import sys
import threading
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, ParamSpec, TypeVar
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION

from guimard.server.wire.refusals import Refusal

P = ParamSpec("P")
T = TypeVar("T")
MOST_WAITING = 10
"""Passphrases that are checked or wait for it; with one more the server refuses."""

_HASHING_THREADS = 1
_HASHING_NICENESS = 10
_COOKIE = "guimard"
_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # nothing that looks like something else


def public_id(length: int = 10) -> str:
    """Return a random id that anybody may see."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def private_token() -> str:
    """Return 144 random bits as text."""
    return secrets.token_urlsafe(18)


class Identity(NamedTuple):
    player: str
    generation: int
    session: str = ""


class Signer:
    """Make and check the token that proves who its holder is."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(f"guimard identity {secret}".encode()).digest()

    def token(self, player: str, generation: int, session: str = "") -> str:
        body = f"{player}.{generation}.{session}" if session else f"{player}.{generation}"
        return f"{body}.{self._signature(body)}"

    def read(self, token: str) -> Identity | None:
        """Return what a genuine token says, else ``None``.

        Those of earlier versions name no session.
        """
        body, dot, signature = token.rpartition(".")
        if not dot or not hmac.compare_digest(self._signature(body).encode(), signature.encode()):
            return None
        return _identity(body)

    def device(self, player: str) -> str:
        """Return a token that says only that its device was once signed in as this player."""
        body = f"{player}.0.{private_token()}"
        return f"{body}.{self._signature(f'device {body}')}"

    def read_device(self, token: str) -> Identity | None:
        body, _, signature = token.rpartition(".")
        genuine = hmac.compare_digest(self._signature(f"device {body}").encode(), signature.encode())
        return _identity(body) if genuine else None

    def _signature(self, body: str) -> str:
        return hmac.new(self._key, body.encode(), hashlib.sha256).hexdigest()


def _identity(body: str) -> Identity:
    player, generation, *session = body.split(".")
    return Identity(player, int(generation), *session)


def same_origin(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """May pages of this origin use the cookie? Programs send none and keep no cookies."""
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:  # such as http://[
        return False


def cookie_name(secure: bool) -> str:
    """Return the cookie's name: browsers let only this host set a ``__Host-`` cookie."""
    return f"__Host-{_COOKIE}" if secure else _COOKIE


def device_cookie_name(secure: bool) -> str:
    """Return the name of the cookie that says who was signed in on this device before."""
    return f"{cookie_name(secure)}-device"


def read_cookie(header: str, name: str) -> str | None:
    """Return the value of the first cookie of this name, in linear time.

    The standard library's parser takes quadratic time: 3.7 s for 40 KB of backslashes.
    """
    for pair in header.split(";"):
        key, equals, value = pair.partition("=")
        if equals and key.strip() == name:
            return value.strip()
    return None


# One thread for a hash: with the default of four, a sign-in would take every core of a small machine from players.
# Passphrases that were hashed with four still fit: a hash names its costs.
_hasher = PasswordHasher(parallelism=1)


def _unknown_name_hash() -> str:
    """Return a hash that fits no passphrase but takes as long to check as any other.

    It keeps unknown names from being told apart by time. Hashing something here would delay every start.
    """
    costs = f"m={_hasher.memory_cost},t={_hasher.time_cost},p={_hasher.parallelism}"
    salt, digest = (b64encode(secrets.token_bytes(size)) for size in (_hasher.salt_len, _hasher.hash_len))
    return f"$argon2id$v={ARGON2_VERSION}${costs}${salt.decode().rstrip('=')}${digest.decode().rstrip('=')}"


_unknown_name = _unknown_name_hash()


def hash_passphrase(passphrase: str) -> str:
    return _hasher.hash(passphrase)


def passphrase_fits(passphrase: str, kept: str | None) -> bool:
    """Check a passphrase. Slow on purpose: not for the event loop."""
    try:
        return _hasher.verify(kept or _unknown_name, passphrase) and kept is not None
    except (VerificationError, InvalidHashError):
        return False


def _yield_to_players() -> None:
    """Let this thread, and those it starts, wait while others want to run."""
    if sys.platform == "linux":  # elsewhere a thread has no priority of its own
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _HASHING_NICENESS)


class Hashing:
    """Hash and check passphrases on a thread of their own, with a short queue.

    Argon2 takes a tenth of a second and 64 MB on purpose. On the threads that replay games, a burst of sign-ins would
    hold up everybody else.
    """

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_HASHING_THREADS, "hashing", initializer=_yield_to_players)
        self._waiting = 0

    async def hash(self, passphrase: str) -> str:
        """Return what is stored instead of a passphrase."""
        return await self._run(hash_passphrase, passphrase)

    async def fits(self, passphrase: str, kept: str | None) -> bool:
        """Check a passphrase against what was stored; ``None`` if there is no such name."""
        return await self._run(passphrase_fits, passphrase, kept)

    async def _run(self, work: Callable[P, T], *args: P.args, **values: P.kwargs) -> T:
        if self._waiting >= MOST_WAITING:
            raise Refusal("too-fast", "Many people are signing in. Try again in a moment.", retry=True)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*args, **values))
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
