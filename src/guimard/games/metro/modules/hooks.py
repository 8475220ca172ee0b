"""The modules as compiled code calls them: by name, and named only here.

Every hook calls all modules, a line each. A module whose fields are empty, or whose action it is not, finds
nothing to do; so nobody asks which modules are on.
"""
# ruff: noqa: RET504 (the last module has a line of its own, like the others)

from guimard.core.compiler import compiled, inlined
from guimard.core.flat_record import Array
from guimard.core.json_buffer import JsonBuffer
from guimard.core.rng import Rng
from guimard.games.metro.modules import central_tracks, numbers
from guimard.games.metro.modules.companies import json as companies_json
from guimard.games.metro.modules.companies import rules as companies
from guimard.games.metro.modules.stations import json as stations_json
from guimard.games.metro.modules.stations import rules as stations
from guimard.games.metro.rules.laying import append
from guimard.games.metro.state import Moves


class State(
    companies.Companies,
    stations.CentralWagons,
    central_tracks.CentralTracks,
    numbers.StationNumbers,
):
    """The state of a game of Metro: the base game's fields and those of every module."""


@inlined
def list_verbs(state: State, moves: Moves) -> None:
    """List the legal actions that modules add."""
    append(moves, companies.exchanges(state), companies.EXCHANGE)
    append(moves, stations.departures(state), stations.STATION)


@inlined
def play_verb(state: State, action: int) -> None:
    """Play a legal action that a module added."""
    companies.play(state, action)
    stations.play(state, action)


@inlined
def tile_laid(state: State) -> None:
    """Follow up on a tile that a player has laid."""
    companies.tile_laid(state)


@inlined
def open_offers(state: State) -> int:
    """Return the modules, a bit each, that offer something which laying a tile may end for good."""
    offers = 0
    offers |= companies.open_offer(state)
    return offers


@compiled
def score(state: State, out: Array) -> None:
    """Add what modules are worth to each seat at the end."""
    companies.score_shares(state, out)
    numbers.score_numbers(state, out)


@compiled
def show(state: State, seen: State, viewer: int) -> None:
    """Copy what a viewer may know of the modules' fields onto a blank record."""
    companies.show(state, seen, viewer)
    stations.show(state, seen)
    central_tracks.show(state, seen)
    numbers.show(state, seen, viewer)


@compiled
def imagine(state: State, rng: Rng) -> None:
    """Fill in what a view does not know of the modules' fields."""
    companies.imagine_shares(state, rng)
    numbers.imagine_numbers(state, rng)


@compiled
def put_options(buffer: JsonBuffer, at: int, view: State) -> int:
    """Write the modules' options."""
    at = numbers.put_options(buffer, at, view)
    at = central_tracks.put_options(buffer, at, view)
    return at


@compiled
def put_facts(buffer: JsonBuffer, at: int, view: State) -> int:
    """Write the modules' part of a view."""
    at = companies_json.put_companies(buffer, at, view)
    at = stations_json.put_stations(buffer, at, view)
    at = numbers.put_numbers(buffer, at, view)
    return at


@compiled
def put_final(buffer: JsonBuffer, at: int, view: State, seat: int) -> int:
    """Write the modules' part of a seat's final scoring."""
    at = companies_json.put_final(buffer, at, view, seat)
    at = numbers.put_final(buffer, at, view, seat)
    return at


@compiled
def put_verb(buffer: JsonBuffer, at: int, view: State, action: int, rows: Array) -> int:
    """Write a legal action that a module added; two braces stay open."""
    at = companies_json.put_exchange(buffer, at, view, action)
    at = stations_json.put_wagon(buffer, at, view, action, rows)
    return at
