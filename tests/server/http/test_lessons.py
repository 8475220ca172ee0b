"""HTTP: lessons in words, and their steps after any actions; nothing is stored."""

from typing import Any

import httpx
import pytest
from tests.support.table_client import ServerProcess


def step(server: ServerProcess, *actions: str, path: str = "metro/centre/0", **more: str) -> httpx.Response:
    words = {"actions": ";".join(actions), **more}
    return httpx.get(f"{server.url}/api/lessons/{path}", params=words)


def test_the_lessons_are_told_in_the_language_asked_for(server: ServerProcess) -> None:
    found: Any = httpx.get(f"{server.url}/api/lessons/metro", params={"language": "de"}).json()
    titles = {lesson["id"]: lesson["title"] for lesson in found["lessons"]}
    assert titles["centre"] == "Im Zentrum doppelt"
    assert "solution" not in found["lessons"][0]["steps"][0]
    assert httpx.get(f"{server.url}/api/lessons/chess").status_code == 404


def test_a_step_is_shown_as_it_stands_after_the_actions(server: ServerProcess) -> None:
    begun = step(server).json()
    assert (begun["verdict"], begun["seat"], begun["view"]["viewer"]) == ("open", 2, 2)
    assert "lay dbcd D8" in [action["text"] for action in begun["actions"]]
    solved = step(server, "lay dbcd D8").json()
    assert (solved["verdict"], solved["actions"]) == ("solved", [])
    assert [event["event"] for event in solved["events"]][:2] == ["lay", "complete"]
    refuted = step(server, "lay dbcd B8").json()
    assert (refuted["verdict"], refuted["wrong"]) == ("refuted", 0)
    assert refuted["progress"] == {"value": 3, "goal": 14}


def test_the_hands_of_others_are_hidden_as_at_a_table(server: ServerProcess) -> None:
    assert step(server).json()["view"]["hands"] == [["?"], ["?"], ["dbcd"], ["?"]]


def test_what_the_rules_refuse_is_refused_with_the_reason(server: ServerProcess) -> None:
    refused = step(server, "lay badb B8", path="metro/ban/0")
    assert (refused.status_code, refused.json()["reason"]) == (422, "one-tile-line")
    assert step(server, "lay dbcd D8", "draw").status_code == 422  # the try is over
    assert step(server, "fly").json()["reason"] == "bad-action"


@pytest.mark.parametrize("path", ["chess/centre/0", "metro/nothing/0", "metro/centre/9"])
def test_what_there_is_not(server: ServerProcess, path: str) -> None:
    assert step(server, path=path).status_code == 404


def test_limits(server: ServerProcess) -> None:
    assert step(server, *["draw"] * 21).status_code == 400
    assert step(server, "x" * 1001).status_code == 400


def test_an_action_can_be_previewed(server: ServerProcess) -> None:
    assert step(server, path="metro/centre/0/preview", action="lay dbcd D8").json() == {"view": {}}
    assert step(server, path="metro/centre/0/preview", action="lay dbcd E8").status_code == 422
