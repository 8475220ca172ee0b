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
metro-hand = Your tiles
metro-your-hand = Your hand
metro-tile = Tile { $tile }
metro-turn = Turn
metro-placement = This placement
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
metro-lay-drawn = You have drawn this tile: lay it.
metro-wait = Point at a station to see its line.
metro-draw = Draw instead
metro-draw-ask = Draw a tile and lay that one instead? This cannot be taken back.
metro-draw-yes = Draw a tile
metro-confirm = Confirm { $cell }
metro-confirm-wagon = Place on { $station }
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
metro-event-lay = laid { $tile } at { $cell }
metro-may-lay = lay { $tile } at { $cell }: { $count ->
    [0] touches no line
    [one] touches { $count } line
   *[other] touches { $count } lines
}
metro-event-draw = drew a tile
metro-event-complete = line { $station } { $name } ({ $owner }) complete, length { $count }
metro-event-complete-centre = line { $station } { $name } ({ $owner }) complete in the centre, { $count } × 2
metro-event-exchange-face-up = exchanged the { $share }% share for the open one
metro-event-exchange-pile = exchanged the { $share }% share for a hidden one
metro-event-exchange-closed = A company has 25 points: exchanging is over.
metro-event-station = put the { $colour } wagon on { $station }
metro-share = { $colour } { $share }%
metro-hidden = hidden
metro-hidden-count = { $count } hidden
metro-shares = Your shares
metro-worth = worth now { $count }
metro-exchange = Shares to take
metro-exchange-how = Choose one of your shares, or one to take: shares are exchanged for the same percentage, instead of laying a tile.
metro-exchange-over = Exchanging is not possible now.
metro-exchange-effect = Your shares would be worth { $after } instead of { $before }.
metro-exchange-unknown = You do not know what you will get.
metro-take = Take { $colour }
metro-take-hidden = Take the hidden share
metro-companies = Companies as they stand
metro-company = company
metro-value = value
metro-yours = yours
metro-majority = Largest holder, as far as known: { $names }, +{ $points }
metro-companies-how = Value: 8 less one for every company with more points. Exchanging ends for good when a company has 25 points.
metro-wagons = Wagons in the centre
metro-in-centre = in the centre
metro-wagons-how = Instead of laying a tile, put a wagon on a free central station: one more line. It must pass more than one tile and is never doubled.
metro-wagons-left = In stock:
metro-wagon-where = Which station
metro-wagon-here = Put a wagon on { $station }
metro-wagon-on = The { $colour } wagon departs from { $station }.
metro-wagon-share = Your { $share }% share is shown to all, and you keep it.
metro-numbers = Your station numbers
metro-numbers-how = At the end, every line that arrived there pays you its points too. Nobody else knows your numbers.
metro-central-points = Passing one of these tiles counts a point, as with any other.
metro-central-no-points = Passing these tiles counts nothing.
metro-final-lines = Lines: { $points }
metro-final-share = { $share }% of { $colour }: { $points }
metro-final-majority = Largest holder of { $colour }: { $points }
metro-final-numbers = Station numbers { $numbers }: { $points }
metro-legend = What the signs mean
metro-legend-open = An open line and its length so far
metro-legend-complete = A complete line; the box at its station says its points
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
option-metro-modules = Expansion modules
option-metro-modules-companies = Metro companies
option-metro-modules-companies-help = Eight companies own the lines; you hold shares, exchange them, and win by their value.
option-metro-modules-stations = Metro stations
option-metro-modules-stations-help = A wagon of yours may depart from the centre: one more line.
option-metro-modules-central-tracks = Central tracks
option-metro-modules-central-tracks-help = Four track tiles cover the centre: lines run through, nothing is doubled.
option-metro-modules-station-numbers = Station numbers
option-metro-modules-station-numbers-help = Secret numbers pay you for the lines that arrive at their stations.
option-metro-numbers = With station numbers: how many of each colour
option-metro-central_points = With central tracks: passing a central tile counts a point
clash-metro-modules-stations-central-tracks = Central tracks cover the central stations, so these two modules cannot be played together.
clash-metro-modules-station-numbers-numbers = There are eight numbers of each colour: two each are enough for four players at most.
