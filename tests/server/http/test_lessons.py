"""HTTP: lessons in words, and positions that the compiled rules can begin from."""

from base64 import b64decode
from typing import Any

import httpx
import pytest
from tests.support.table_client import ServerProcess

from guimard.games.registry import from_position
from guimard.lessons.loading import figures, lesson_named, lessons
from guimard.server.http.lesson_facts import lesson_names


def test_the_lessons_are_told_in_the_language_asked_for(server: ServerProcess) -> None:
    found: Any = httpx.get(f"{server.url}/api/lessons/metro", params={"language": "de"}).json()
    titles = {lesson["id"]: lesson["title"] for lesson in found["lessons"]}
    assert titles["centre"] == "Im Zentrum doppelt"
    assert "solution" not in found["lessons"][0]["steps"][0]
    assert httpx.get(f"{server.url}/api/lessons/chess").status_code == 404


@pytest.mark.parametrize("name", ["metro/centre", "metromania/dig", "metro/figure-ban"])
def test_each_step_has_the_record_of_its_position(server: ServerProcess, name: str) -> None:
    game, lesson = name.split("/")
    found: Any = httpx.get(f"{server.url}/api/lessons/{name}").json()
    steps = lesson_named(game, lesson).steps
    states = [b64decode(step["state"]) for step in found["steps"]]
    assert states == [from_position(step.position).state.tobytes() for step in steps]


def test_a_goal_is_sent_as_names_filters_and_values(server: ServerProcess) -> None:
    found: Any = httpx.get(f"{server.url}/api/lessons/metro/centre").json()
    path = ["view", "points", "orange"]
    assert found["steps"][0]["goal"] == [{"how": "", "path": path, "op": ">=", "value": 14}]
    found = httpx.get(f"{server.url}/api/lessons/metromania/dig").json()
    assert found["steps"][1]["replies"] == [
        ["start 1 3.0 -5,0"],
        ["dig 1 -4,0 left"],
        ["dig 1 -3,0 left"],
        ["confirm"],
    ]


def test_lessons_and_figures_have_positions() -> None:
    assert lesson_names("metro") == [one.id for one in (*lessons("metro"), *figures("metro"))]


@pytest.mark.parametrize("path", ["chess/centre", "metro/nothing", "metro/centre/0", "metro/centre/0/preview"])
def test_what_there_is_not(server: ServerProcess, path: str) -> None:
    assert httpx.get(f"{server.url}/api/lessons/{path}").status_code == 404
