"""Tokens, cookies and passphrases."""

import os
import sys
import threading

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.exceptions import VerifyMismatchError

from guimard.server.ops import auth
from guimard.server.ops.auth import Signer, cookie_name, hash_passphrase, passphrase_fits, public_id, read_cookie


def test_tokens_are_bound_to_the_secret_the_player_and_the_generation() -> None:
    signer = Signer("secret")
    token = signer.token("ada", 1)
    assert signer.read(token) == ("ada", 1, "")
    assert signer.read(signer.token("ada", 1, "phone")) == ("ada", 1, "phone")
    assert signer.read_device(token) is None
    assert signer.read(signer.device("ada")) is None
    assert Signer("other").read(token) is None
    assert signer.read(token.replace("ada.1", "ben.1")) is None
    assert signer.read(token.replace("ada.1", "ada.2")) is None
    assert len({public_id() for _ in range(1000)}) == 1000


def test_passphrases_are_kept_by_argon2() -> None:
    kept = hash_passphrase("art nouveau")
    assert kept.startswith("$argon2id$")
    assert passphrase_fits("art nouveau", kept)
    assert not passphrase_fits("art déco", kept)
    assert not passphrase_fits("art nouveau", None)
    assert not passphrase_fits("art nouveau", "not a hash")


def test_a_hash_takes_one_core_and_older_ones_still_fit() -> None:
    assert extract_parameters(hash_passphrase("art nouveau")).parallelism == 1
    assert passphrase_fits("art nouveau", PasswordHasher(parallelism=4).hash("art nouveau"))


def test_unknown_names_are_checked_by_a_hash_that_costs_as_much() -> None:
    nobodys = auth._unknown_name
    assert extract_parameters(nobodys) == extract_parameters(hash_passphrase("art nouveau"))
    with pytest.raises(VerifyMismatchError):  # it is read and reckoned through, not refused at sight
        PasswordHasher().verify(nobodys, "art nouveau")


def test_a_cookie_is_read_in_linear_time() -> None:
    """The standard library would need years for this one."""
    assert read_cookie('guimard="' + "\\" * 8_000_000, "other") is None
    assert read_cookie("a=b;" * 2_000_000 + ' guimard=ada.1.f00 ; x="y', "guimard") == "ada.1.f00"


def test_only_the_cookie_of_that_name_counts() -> None:
    assert read_cookie("guimard=1", "guimard") == "1"
    assert read_cookie("a=1; guimard=2; guimard=3", "guimard") == "2"
    assert read_cookie("other=1; guimard2=2; guimard", "guimard") is None
    assert read_cookie("guimard=1", cookie_name(secure=True)) is None
    assert read_cookie("__Host-guimard=1", cookie_name(secure=True)) == "1"


@pytest.mark.anyio
@pytest.mark.skipif(sys.platform != "linux", reason="a thread has no priority of its own")
async def test_hashing_waits_for_those_who_play() -> None:
    hashing = auth.Hashing()
    here = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    there = await hashing._run(lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
    hashing.close()
    assert there > here
