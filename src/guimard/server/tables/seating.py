"""Who may sit where: pure functions on the seats of a table."""

from collections.abc import Sequence
from dataclasses import replace

from guimard.server.wire.refusals import Refusal
from guimard.server.wire.shapes import Left, PlayerFacts
from guimard.store.tables import IN_GAME, Phase, SeatRow, SeatStatus, StoredTable

Seats = tuple[SeatRow, ...]
AUTOMATIC_LEVEL = "random"
"""Plays on for somebody whose points are settled: no thought, so no help."""


def held_by(seats: Sequence[SeatRow], player: str | None) -> list[int]:
    """Return the seats whose secrets a player may see."""
    if player is None:
        return []
    return [n for n, seat in enumerate(seats) if seat.kind == "human" and seat.player_id == player]


def played_by_bot(seat: SeatRow) -> bool:
    """Return whether a bot plays this seat, its own or a player's."""
    return seat.kind == "bot" or seat.status != "playing"


def bot_seats(seats: Sequence[SeatRow]) -> frozenset[int]:
    """Return the seats that bots play."""
    return frozenset(n for n, seat in enumerate(seats) if played_by_bot(seat))


def how_left(seat: SeatRow) -> Left | None:
    """Return how the player of a seat left the game; None for those who stay."""
    return None if seat.status == "playing" or seat.status == "automatic" else seat.status


def given_up(seats: "Seats", number: int, status: SeatStatus, bot: str) -> "Seats":
    """Hand a seat to a bot for good."""
    return with_seat(seats, number, replace(seats[number], status=status, level=bot, agreed=False))


def over_without(seats: Sequence[SeatRow]) -> bool:
    """Return whether the game is over because of those who left for good.

    It is when one player is left, a person or a bot, or when only bots would go on among themselves.
    """
    in_game = [seat for seat in seats if seat.status in IN_GAME]
    return len(in_game) < 2 or all(seat.kind == "bot" for seat in in_game)


def full(seats: Sequence[SeatRow]) -> bool:
    return all(seat.kind in ("human", "bot") for seat in seats)


def agreed(seats: Sequence[SeatRow]) -> list[int]:
    """Return the seats that agreed to end the game early."""
    return [n for n, seat in enumerate(seats) if seat.agreed]


def default_seat(seats: Sequence[SeatRow], player: str | None) -> int | None:
    """Return the seat to look from; a player with several seats starts with none."""
    mine = held_by(seats, player)
    return mine[0] if len(mine) == 1 else None


def with_seat(seats: Seats, number: int, seat: SeatRow) -> Seats:
    return (*seats[:number], seat, *seats[number + 1 :])


def seat_at(seats: Seats, number: int) -> SeatRow:
    if number >= len(seats):
        raise Refusal("no-such-seat", f"There is no seat {number + 1}.", seat=number)
    return seats[number]


def sat_down(table: StoredTable, number: int, player: PlayerFacts, name: str | None) -> Seats:
    seat = seat_at(table.seats, number)
    mine = seat.player_id == player.id
    if table.row.phase == "playing":
        if not mine or seat.status not in IN_GAME:
            raise Refusal("not-your-seat", "This seat is not yours to take back.", seat=number)
        return with_seat(table.seats, number, replace(seat, status="playing", level=None))
    require_phase(table.row.phase, "open")
    if not (seat.kind == "open" or mine):
        raise Refusal("seat-taken", "This seat is taken.", seat=number)
    if table.row.rated:
        check_ratable(player)
        if any(n != number for n in held_by(table.seats, player.id)):
            raise Refusal("rated-one-seat", "At a rated table each player has one seat.")
    return with_seat(table.seats, number, SeatRow("human", player.id, name))


def stood_up(table: StoredTable, number: int, player: PlayerFacts, bot: str) -> Seats:
    """Free a seat before the game; during the game, let a bot play on."""
    seat = own_seat(table.seats, number, player)
    if table.row.phase == "open":
        return with_seat(table.seats, number, SeatRow())
    require_phase(table.row.phase, "playing")
    if seat.status != "playing":
        return table.seats
    if table.row.rated:
        raise Refusal(
            "rated-stand-in",
            "This game is rated, so nobody may play your turns for you. If you have to go, resign: the game is lost.",
        )
    return with_seat(table.seats, number, replace(seat, status="handed-over", level=bot))


def automated(table: StoredTable, number: int, player: PlayerFacts) -> Seats:
    """Let the rest be played for a player who stays; the seat must be settled."""
    seat = own_seat(table.seats, number, player)
    require_phase(table.row.phase, "playing")
    if seat.status != "playing":
        return table.seats
    return with_seat(table.seats, number, replace(seat, status="automatic", level=AUTOMATIC_LEVEL))


def given_to_bot(table: StoredTable, number: int, player: PlayerFacts, level: str) -> Seats:
    seat = seat_at(table.seats, number)
    if table.row.phase == "playing":
        return stood_up(table, number, player, level)
    require_phase(table.row.phase, "open")
    if table.row.rated:
        raise Refusal("rated-bot", "A rated game is for people: bots have no rating.")
    if seat.player_id != player.id or seat.kind != "human":
        require_host(table, player)
        if seat.kind == "human":
            raise Refusal("seat-taken", "This seat is taken.", seat=number)
    return with_seat(table.seats, number, SeatRow("bot", level=level))


def check_ratable(player: PlayerFacts) -> None:
    if not player.claimed:
        raise Refusal(
            "rated-guest",
            "Rated games need a kept name, so that a rating belongs to one person. Set a passphrase first.",
        )


def opened(table: StoredTable, number: int, player: PlayerFacts) -> Seats:
    seat = seat_at(table.seats, number)
    require_phase(table.row.phase, "open")
    require_host(table, player)
    if seat.kind == "human":
        raise Refusal("seat-taken", "This seat is taken.", seat=number)
    return with_seat(table.seats, number, SeatRow())


def own_seat(seats: Seats, number: int, player: PlayerFacts) -> SeatRow:
    seat = seat_at(seats, number)
    if seat.kind != "human" or seat.player_id != player.id:
        raise Refusal("not-your-seat", "This seat is not yours.", seat=number)
    return seat


def alone_with_bots(table: StoredTable, player: PlayerFacts) -> bool:
    """Return whether a game is going on at which nobody else would miss anything."""
    others = any(seat.kind != "bot" and seat.player_id != player.id for seat in table.seats)
    return table.row.phase == "playing" and not others


def require_host(table: StoredTable, player: PlayerFacts) -> None:
    if table.row.host != player.id:
        raise Refusal("not-host", "Only the host of the table may do that.")


def require_phase(phase: Phase, wanted: Phase) -> None:
    if phase != wanted:
        raise Refusal(f"not-{wanted}", f"The table is {phase}, not {wanted}.", phase=phase)


def may_enter(table: StoredTable, player: PlayerFacts | None, invite_fits: bool) -> bool:
    """Return whether a player may enter: public table, own table, or invited."""
    if table.row.public or invite_fits:
        return True
    return player is not None and at_table(table, player.id)


def at_table(table: StoredTable, player: str) -> bool:
    return table.row.host == player or any(seat.player_id == player for seat in table.seats)
