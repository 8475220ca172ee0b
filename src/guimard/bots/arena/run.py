"""Play a contest on any Executor; an interrupted one continues where it stopped."""

import time
from collections.abc import Callable
from concurrent.futures import Executor, as_completed
from contextlib import ExitStack

from guimard.bots.arena.archive import Archive, Outcome
from guimard.bots.arena.pairing import COMMAND, Contest, Pairing, pairings
from guimard.bots.external import BotFailed, ExternalBot
from guimard.bots.levels import choose
from guimard.core.deal import Deal
from guimard.core.match import AnyMatch
from guimard.games.registry import game

Progress = Callable[[int, int], None]  # games played, of so many


def play_game(contest: Contest, pairing: Pairing) -> tuple[Outcome, str]:
    """Play one game; return its outcome and its record."""
    setup = game(contest.game, contest.seats, **contest.options)
    match = setup.start(f"{contest.seed} deal {pairing.deal}")
    seconds, moves = [0.0] * contest.seats, [0] * contest.seats
    failed, reason = None, ""
    with ExitStack() as stack:
        seat = 0
        programs: dict[int, ExternalBot] = {}
        try:
            for seat, player in enumerate(pairing.players):
                if player.startswith(COMMAND):
                    programs[seat] = stack.enter_context(ExternalBot(player.removeprefix(COMMAND)))
                    programs[seat].start_game(match.game, contest.seats, seat, contest.options)
            while (seat_to_act := match.to_act) is not None:
                seat = seat_to_act
                started = time.perf_counter()
                action = _choose(contest, pairing, match, seat, programs)
                seconds[seat] += time.perf_counter() - started
                moves[seat] += 1
                match.play(match.game.text(action))
            result = match.result()
            assert result is not None
            for program in programs.values():
                program.send_result([*result.scores], [*result.winners])
        except BotFailed as failure:
            failed, reason = seat, str(failure)
    result = match.result()
    outcome = Outcome(
        number=pairing.number,
        deal=pairing.deal,
        players=pairing.players,
        scores=result.scores if result else None,
        winners=result.winners if result else tuple(s for s in range(contest.seats) if s != failed),
        seconds=tuple(round(total / max(count, 1), 6) for total, count in zip(seconds, moves, strict=True)),
        moves=sum(moves),
        failed=None if result else failed,
        reason="" if result else reason,
    )
    return outcome, match.record(pairing.players)


def _choose(contest: Contest, pairing: Pairing, match: AnyMatch, seat: int, programs: dict[int, ExternalBot]) -> int:
    view = match.observation(seat)
    if seat in programs:
        return programs[seat].choose(match.game, view, contest.seconds)
    seed = Deal(f"{contest.seed} game {pairing.number} move {len(match.actions_played)}").word()
    return choose(pairing.players[seat], match.game, view, seed, contest.seconds)


def run(contest: Contest, archive: Archive, executor: Executor, progress: Progress) -> list[Outcome]:
    """Play the games that are not finished yet; return all outcomes in order."""
    outcomes = archive.outcomes()
    games = pairings(contest)
    waiting = [pairing for pairing in games if pairing.number not in outcomes]
    progress(len(games) - len(waiting), len(games))
    futures = [executor.submit(play_game, contest, pairing) for pairing in waiting]
    try:
        for future in as_completed(futures):
            outcome, record = future.result()
            archive.keep(outcome, record)
            outcomes[outcome.number] = outcome
            progress(len(outcomes), len(games))
    finally:
        for future in futures:
            future.cancel()
    return [outcomes[pairing.number] for pairing in games]
