"""Where a request comes from."""

import pytest

from guimard.server.ops.addresses import client_address, is_loopback

PEER = "10.0.0.1"


@pytest.mark.parametrize(
    ("forwarded", "proxies", "address"),
    [
        ([], 0, PEER),
        (["1.2.3.4"], 0, PEER),
        ([], 1, PEER),
        (["1.2.3.4"], 1, "1.2.3.4"),
        (["6.6.6.6, 1.2.3.4"], 1, "1.2.3.4"),
        (["6.6.6.6", "1.2.3.4"], 1, "1.2.3.4"),
        (["6.6.6.6", "1.2.3.4, 10.0.0.2"], 2, "1.2.3.4"),
        (["6.6.6.6", "1.2.3.4", "10.0.0.2"], 2, "1.2.3.4"),
        (["1.2.3.4"], 2, PEER),
        (["1.2.3.4:5678"], 1, "1.2.3.4"),
        (["[2001:db8::7]:443"], 1, "2001:db8::/64"),
        (["2001:db8::7"], 1, "2001:db8::/64"),
        (["::ffff:1.2.3.4"], 1, "1.2.3.4"),
        (["unknown"], 1, "unknown"),
    ],
)
def test_so_many_hops_from_the_end_are_believed(forwarded: list[str], proxies: int, address: str) -> None:
    assert client_address(PEER, forwarded, proxies) == address


def test_loopback_is_this_machine() -> None:
    assert is_loopback("127.0.0.1")
    assert is_loopback("::1")
    assert not is_loopback("10.0.0.1")
    assert not is_loopback("")
