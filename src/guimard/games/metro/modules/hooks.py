"""The modules as compiled code calls them: by name, and named only here.

Every hook calls all modules, a line each. A module whose fields are empty, or whose action it is not, finds
nothing to do; so nobody asks which modules are on.
"""
# ruff: noqa: RET504 (the last module has a line of its own, like the others)

from guimard.core.compiler import compiled, inlined
from guimard.core.deal import DealState
from guimard.core.events import Recipients
from guimard.core.flat_record import Array
from guimard.core.json_buffer import JsonBuffer
from guimard.core.rng import Rng
from guimard.games.metro.material import Material
from guimard.games.metro.modules import central_tracks
from guimard.games.metro.modules.companies import json as companies_json
from guimard.games.metro.modules.companies import rules as companies
from guimard.games.metro.modules.numbers import json as numbers_json
from guimard.games.metro.modules.numbers import rules as numbers
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


class Choices(
    companies.CompaniesChoices,
    central_tracks.CentralTracksChoices,
    numbers.NumbersChoices,
):
    """What was chosen for a game of Metro: a field for each option."""


@compiled
def set_up(state: State, choices: Choices, printed: Material) -> None:
    """Set up what needs no chance, before tiles are dealt."""
    companies.set_up(state, choices, printed)
    stations.set_up(state)
    central_tracks.set_up(state, choices)
    numbers.set_up(state, choices, printed)


@compiled
def deal(state: State, chance: DealState, printed: Material) -> None:
    """Deal what chance decides of the modules."""
    companies.deal_shares(state, chance)
    central_tracks.deal_tracks(state, chance, printed)
    numbers.deal_numbers(state, chance, printed)


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
    """Return the modules, a bit each, whose offer laying a tile may end."""
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
    at = numbers_json.put_options(buffer, at, view)
    at = central_tracks.put_options(buffer, at, view)
    at = companies_json.put_options(buffer, at, view)
    return at


@compiled
def put_facts(buffer: JsonBuffer, at: int, view: State) -> int:
    """Write the modules' part of a view."""
    at = companies_json.put_companies(buffer, at, view)
    at = stations_json.put_stations(buffer, at, view)
    at = numbers_json.put_numbers(buffer, at, view)
    return at


@compiled
def put_final(buffer: JsonBuffer, at: int, view: State, seat: int) -> int:
    """Write the modules' part of a seat's final scoring."""
    at = companies_json.put_final(buffer, at, view, seat)
    at = numbers_json.put_final(buffer, at, view, seat)
    return at


@compiled
def put_verb(buffer: JsonBuffer, at: int, view: State, action: int, rows: Array) -> int:
    """Write a legal action that a module added; two braces stay open."""
    at = companies_json.put_exchange(buffer, at, view, action)
    at = stations_json.put_wagon(buffer, at, view, action, rows)
    return at


@compiled
def put_verb_events(buffer: JsonBuffer, recipients: Recipients, state: State, action: int) -> None:
    """Write the events of an action that a module added, before it is played."""
    at = 0
    at = companies_json.put_exchange_events(buffer, recipients, at, state, action)
    at = stations_json.put_wagon_events(buffer, recipients, at, state, action)


@inlined
def put_closings(buffer: JsonBuffer, at: int, closed: int) -> int:
    """Write an event for each offer, a bit each, that has ended."""
    at = companies_json.put_closing(buffer, at, closed)
    return at


@compiled
def put_refusal(buffer: JsonBuffer, at: int, view: State, action: int) -> int:
    """Write why an action that a module added is not legal."""
    at = companies_json.put_refusal(buffer, at, view, action)
    at = stations_json.put_refusal(buffer, at, view, action)
    return at


@compiled
def put_preview(buffer: JsonBuffer, at: int, view: State) -> int:
    """Write the fields of a view that an action may change beyond its consequences."""
    at = companies_json.put_standings(buffer, at, view)
    return at
