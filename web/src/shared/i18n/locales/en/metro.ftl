metro-board = Metro board, 8 by 8 cells, 32 stations
metro-cells = Cells
metro-stations = Stations and their lines
metro-cell-laid = { $cell }, tile { $tile }
metro-cell-free = { $cell }, free
metro-cell-forbidden = { $cell }, free, your tile may not go here: press Enter to hear why
metro-cell-legal = { $cell }, free, your tile fits, { $count ->
    [0] touches no line
    [one] touches { $count } line
   *[other] touches { $count } lines
}
metro-gain = { $colour } +{ $points }
metro-seat-lines = { $open ->
    [0] { $complete } complete
   *[other] { $open } open · longest { $longest } · { $complete } complete
}
metro-to-lay = { $count ->
    [one] { $count } tile to lay
   *[other] { $count } tiles to lay
}
metro-to-lay-short = { $count } to lay
metro-hand = Your tiles
metro-your-hand = Your hand
metro-tile = Tile: { $tile }
metro-rail = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} { $way ->
    [a] straight on
    [b] left
    [c] right
   *[d] back
}
metro-turn = Turn
metro-placement = This placement
metro-cell = Cell { $cell }
metro-effect = What this move does
metro-kinds = Kinds of move
metro-kind-lay = Lay a tile
metro-row-open = stays open
metro-row-arrives = ends at { $station }
metro-row-centre = to the centre
metro-touches = { $lines ->
    [0] Touches no line
    [one] Touches { $lines } line
   *[other] Touches { $lines } lines
} { $players ->
    [0] {""}
    [one] of { $players } player
   *[other] of { $players } players
}
metro-how = Drag the tile to a marked cell, click a cell, or type its name. Then confirm.
metro-how-touch = Drag the tile to a marked cell, or tap a cell. Then confirm.
metro-lay-drawn = You have drawn this tile: lay it.
metro-wait = Point at a station to see its line.
metro-wait-touch = Tap a station to see its line.
metro-draw = Draw instead
metro-draw-ask = Draw a tile and lay that one instead? This cannot be taken back.
metro-draw-yes = Draw a tile
metro-confirm = Confirm { $cell }
metro-to-come = Tiles to come
metro-unseen = { $count } unseen
metro-line-open = stays open, next cell { $cell }
metro-line-arrives = arrives at station { $station }: complete
metro-line-centre = arrives in the centre: complete
metro-line-sentence = Line { $station } { $name }, { $owner }, length { $length }, { $end }{ $points ->
    [0] {"."}
    [one] , { $points } point.
   *[other] , { $points } points.
}
metro-lines-of = Lines of { $colour } ({ $letter })
metro-tiles-laid = Tiles on the board
metro-nobody = nobody
metro-none = none
metro-event-lay = laid a tile at { $cell }
metro-may-lay = lay the tile at { $cell }: { $count ->
    [0] touches no line
    [one] touches { $count } line
   *[other] touches { $count } lines
}
metro-why-draw-untouched = Your tile lengthens none of your lines; a new one may.
metro-why-draw-nothing = No cell for your tile brings you points now; a new tile may fit better.
metro-why-draw-best = The best cell for your tile, { $cell }, brings you { $points ->
    [one] only { $points } point
   *[other] { $points } points
}; the bot expects more of a new tile.
metro-why-draw = The bot expects more of a new tile than of any move with yours.
metro-event-draw = drew a tile
metro-event-complete = line { $station } { $name } ({ $owner }) complete, length { $count }
metro-event-complete-centre = line { $station } { $name } ({ $owner }) complete in the centre, { $count } × 2
metro-share = { $colour } { $share }%
metro-in-centre = in the centre
metro-legend = What the signs mean
metro-legend-open = An open line and its length so far
metro-legend-complete = A complete line; the box at its station shows its points
metro-legend-bare = Rail without a train
metro-legend-last = The last tile laid
metro-legend-legal = Your tile may go here
metro-legend-double = A line that arrives here counts double
option-metro-hand = Tiles in hand
option-metro-orientation = Orientation of tiles
option-metro-orientation-fixed = Arrows up
option-metro-orientation-free = Free
option-metro-orientation-fixed-help = Tiles are laid as printed.
option-metro-orientation-free-help = Tiles may be laid in any of four directions.
option-metro-orientation-free-note = Our ruling: a tile fits nowhere else if that is so in all four directions.
option-metro-modules = Expansion modules
option-metro-material = Pieces
option-metro-material-shipped = as shipped
option-metro-material-shipped-help = What is printed on the pieces: as they come with the program, or as in a box of this server’s owner.
planned = planning
metro-planned-cell = Planning: cell { $cell }
metro-plan-how = Meanwhile you can try your tile on the board. Nothing is sent.
metro-plan-lost = { $cell } is no longer possible.
option-metro-begins-note = The rulebook lets the youngest begin; who sits where is up to you.
game-metro-note = Ours: the names of the stations, except for number 9; that 1 tile is enough beside the centre; that equal points share the victory.
