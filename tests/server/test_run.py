"""Starting a server."""

import pytest

from guimard.cli.serve import page_of
from guimard.core.errors import GuimardError
from guimard.server.run import take_port


def test_a_port_that_cannot_be_had_is_said_in_a_sentence() -> None:
    with take_port("127.0.0.1", 0) as listening:
        listening.listen()
        port = listening.getsockname()[1]
        for host, wanted in (("127.0.0.1", port), ("127.0.0.1", 80_000), ("nowhere.invalid", 0)):
            with pytest.raises(GuimardError, match=f"Cannot listen at {host} port {wanted}: .*--port"):
                take_port(host, wanted)


def test_the_address_to_type() -> None:
    assert page_of("127.0.0.1", 8000) == page_of("0.0.0.0", 8000) == "http://127.0.0.1:8000/"
    assert page_of("::1", 80) == page_of("::", 80) == "http://[::1]:80/"
    assert page_of("club.example", 80) == "http://club.example:80/"
