"""Write into each outcome who had left and what bots played for people.

Nobody who left has won: such winners are struck, and the best of those who stayed wins.
"""

import json
from collections import defaultdict
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_FINISHED = sa.text("SELECT id, outcome FROM tables WHERE outcome IS NOT NULL ORDER BY id")
_SEATS = sa.text(
    "SELECT seats.table_id, seats.seat, seats.kind, seats.fate FROM seats"
    " JOIN tables ON tables.id = seats.table_id WHERE tables.outcome IS NOT NULL"
)
_BY_BOTS = sa.text(
    "SELECT actions.table_id, actions.seat, count(*) FROM actions"
    " JOIN tables ON tables.id = actions.table_id"
    " WHERE tables.outcome IS NOT NULL AND actions.move LIKE 'b:%' GROUP BY actions.table_id, actions.seat"
)
_STORE = sa.text("UPDATE tables SET outcome = :outcome WHERE id = :id")


def upgrade() -> None:
    connection = op.get_bind()
    seats: dict[str, dict[int, tuple[str, str]]] = defaultdict(dict)
    for table, seat, kind, fate in connection.execute(_SEATS):
        seats[table][seat] = (kind, fate)
    by_bots = {(table, seat): count for table, seat, count in connection.execute(_BY_BOTS)}
    for table, outcome in connection.execute(_FINISHED).all():
        rows = [seats[table][seat] for seat in sorted(seats[table])]
        stand_ins = [by_bots.get((table, n), 0) if kind == "human" else 0 for n, (kind, _) in enumerate(rows)]
        left = [None if fate == "playing" else fate for _, fate in rows]
        changed = {**_without_leavers(json.loads(outcome), left), "left": left, "stand_in_actions": stand_ins}
        connection.execute(_STORE, {"id": table, "outcome": json.dumps(changed, separators=(",", ":"))})


def _without_leavers(outcome: dict[str, Any], left: list[str | None]) -> dict[str, Any]:
    winners = [seat for seat in outcome["winners"] if left[seat] is None]
    if not winners:
        stayed = [seat for seat, fate in enumerate(left) if fate is None]
        best = max((outcome["scores"][seat] for seat in stayed), default=None)
        winners = [seat for seat in stayed if outcome["scores"][seat] == best]
    return {**outcome, "winners": winners}
