"""Identity: signed tokens for the cookie, passphrases for claimed names."""

import hashlib
import hmac
import secrets
from base64 import b64encode
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION

COOKIE = "guimard"
_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # nothing that looks like something else


def public_id(length: int = 10) -> str:
    """Return a random id that anybody may see."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def private_token() -> str:
    """Return 144 random bits as text."""
    return secrets.token_urlsafe(18)


class Signer:
    """Make and check the token that proves who its holder is."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(f"guimard identity {secret}".encode()).digest()

    def token(self, player: str, generation: int) -> str:
        body = f"{player}.{generation}"
        return f"{body}.{self._signature(body)}"

    def read(self, token: str) -> tuple[str, int] | None:
        """Return the player and generation of a genuine token, else ``None``."""
        body, dot, signature = token.rpartition(".")
        if not dot or not hmac.compare_digest(self._signature(body).encode(), signature.encode()):
            return None
        player, _, generation = body.partition(".")
        return player, int(generation)

    def _signature(self, body: str) -> str:
        return hmac.new(self._key, body.encode(), hashlib.sha256).hexdigest()


def same_origin(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """May pages of this origin use the cookie? Programs send none and keep no cookies."""
    return origin is None or origin in allowed or urlsplit(origin).netloc == host


_hasher = PasswordHasher()


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
