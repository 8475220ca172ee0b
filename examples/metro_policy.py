"""A small network for base Metro.

Every cell is judged by the same weights, by what the tile would do there.

For each side by which a line may enter the cell, the tile in hand says where it leaves, and the observation says what
lies beyond. So the network sees lines grow and end before they do, and what it learns on one cell it knows on all.
"""

from typing import Any

import torch
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import nn

import guimard
from guimard.research.codings import coding
from guimard.research.metro.plan import NOBODY, PIECE, TO_CENTRE, TO_EDGE

CELLS, SIDES, HIDDEN = 64, 4, 32
FACTS = 9  # about each way through a cell
GLOBALS = 24 + 24 + 4


def _beyond() -> torch.Tensor:
    """The port that a line enters by when it leaves a cell through a side.

    256 outside the board.
    """
    table = torch.full((CELLS, SIDES), CELLS * SIDES, dtype=torch.long)
    for cell in range(CELLS):
        row, column = divmod(cell, 8)
        for side, (down, right) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
            if 0 <= row + down < 8 and 0 <= column + right < 8:
                table[cell, side] = ((row + down) * 8 + column + right) * SIDES + (side + 2) % 4
    return table


def _exits() -> torch.Tensor:
    """For each kind of tile the side that a line leaves by, by the side it enters by."""
    tiles: Any = guimard.GAMES["metro"].layout()["tiles"]
    return torch.tensor([tile["exits"] for tile in tiles.values()])


class MetroFeatures(BaseFeaturesExtractor):
    """The hidden numbers of all cells, then those of the whole table."""

    def __init__(self, observation_space: Any) -> None:
        super().__init__(observation_space, CELLS * HIDDEN + HIDDEN)
        self.layout = coding("metro", 2).layout
        self.register_buffer("beyond", _beyond())
        self.register_buffer("exits", _exits())
        self.table = nn.Sequential(nn.Linear(GLOBALS, HIDDEN), nn.ReLU())
        self.ways = nn.Linear(SIDES * FACTS, HIDDEN)
        self.place = nn.Parameter(torch.zeros(CELLS, HIDDEN))
        self.spread = nn.Linear(HIDDEN, HIDDEN, bias=False)
        self.deep = nn.Linear(HIDDEN, HIDDEN)

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        parts = self.layout.split(observations)
        table = self.table(self._globals(parts))
        ways = self.ways(self._facts(parts)) + self.place + self.spread(table)[:, None]
        cells = torch.relu(self.deep(torch.relu(ways)))
        return torch.cat([cells.flatten(1), table], 1)

    def _globals(self, parts: Any) -> torch.Tensor:
        points = parts["points"] @ parts["points"].new_tensor([100.0, 1.0])
        counts = torch.stack(
            [points[:, 0] / 50, points[:, 1] / 50, parts["bag"][:, 0] / 60, parts["drawn"].sum(1)], 1
        )
        return torch.cat([self._tile(parts), parts["unseen"] / 4, counts], 1)

    def _tile(self, parts: Any) -> torch.Tensor:
        """The tile that would be laid, one-hot: the drawn one, else that of the hand."""
        drawn = parts["drawn"]
        return torch.where(drawn.sum(1, keepdim=True) > 0, drawn, parts["hand"][:, 0])

    def _facts(self, parts: Any) -> torch.Tensor:
        """Return, by cell and side, whose line enters and what the tile does to it."""
        count = len(parts["bag"])
        codes = torch.cat([parts["ports"].flatten(1), parts["bag"].new_full((count, 1), TO_EDGE)], 1)
        lengths = torch.cat([parts["lengths"].flatten(1), parts["bag"].new_zeros((count, 1))], 1)
        exits = self.exits[self._tile(parts).argmax(1)]  # by game and side
        ports = self.beyond[torch.arange(CELLS)[None, :, None], exits[:, None, :]].flatten(1)
        there = codes.gather(1, ports).view(count, CELLS, SIDES)
        more = lengths.gather(1, ports).view(count, CELLS, SIDES)
        here, passed = codes[:, :-1].view(count, CELLS, SIDES), lengths[:, :-1].view(count, CELLS, SIDES)
        times = (there == TO_EDGE) + 2.0 * (there == TO_CENTRE)
        mine, theirs = here == 1, (here > 1) & (here < NOBODY)
        grown = passed + 1 + more
        facts = (
            *(mine, theirs, mine * grown * times / 20, theirs * grown * times / 20, mine * grown / 20),
            *(theirs * grown / 20, mine * (times > 0), theirs * (times > 0), there == PIECE),
        )
        return torch.stack([fact.float() for fact in facts], -1).flatten(2)


class CellHead(nn.Module):
    """A logit for each cell by the same weights, and one for the draw."""

    def __init__(self) -> None:
        super().__init__()
        self.cell, self.draw = nn.Linear(HIDDEN, 1), nn.Linear(2 * HIDDEN, 1)

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        cells, table = features[:, : CELLS * HIDDEN].view(-1, CELLS, HIDDEN), features[:, CELLS * HIDDEN :]
        draw = self.draw(torch.cat([cells.amax(1), table], 1))
        return torch.cat([self.cell(cells)[..., 0], draw], 1)


class ValueHead(nn.Module):
    """What is to be won from here on, by the mean and the best of all cells."""

    def __init__(self) -> None:
        super().__init__()
        self.net = nn.Sequential(nn.Linear(3 * HIDDEN, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, 1))

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        cells, table = features[:, : CELLS * HIDDEN].view(-1, CELLS, HIDDEN), features[:, CELLS * HIDDEN :]
        return self.net(torch.cat([cells.mean(1), cells.amax(1), table], 1))


class MetroPolicy(MaskableActorCriticPolicy):
    """sb3-contrib's policy with these heads."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        kwargs |= {"features_extractor_class": MetroFeatures, "net_arch": [], "ortho_init": False}
        super().__init__(*args, **kwargs)

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net, self.value_net = CellHead(), ValueHead()
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)
