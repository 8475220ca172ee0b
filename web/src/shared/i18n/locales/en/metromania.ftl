metromania-board = Metromania city, a hexagon of triangles
metromania-solid = solid
metromania-striped = striped
metromania-left = { $count } left
metromania-side-left = left side
metromania-side-right = right side
metromania-start = start
metromania-end = end
metromania-station = station
metromania-type-R = home
metromania-type-C = work
metromania-type-E = leisure
metromania-type-lake = lake
metromania-type-park = park
metromania-held = in hand
metromania-finished = finished
metromania-blocked = blocked
metromania-tunnels-left = { $count ->
    [one] { $count } tunnel left
   *[other] { $count } tunnels left
}
metromania-stations-left = { $count ->
    [one] { $count } station left
   *[other] { $count } stations left
}
metromania-turn = Your turn: dig three tunnels
metromania-tunnel-of = Tunnel { $number } of 3
metromania-how = Choose a dotted edge: the ring lies in the cell the tunnel would take.
metromania-how-start = Start a line: choose a dotted edge of a white start cell. The ring lies in the cell the tunnel would take.
metromania-only-station = No tunnel can be dug: build a station at a dotted ring.
metromania-only-pass = Nothing can be dug or built: pass.
metromania-done = Confirm the turn, or take a step back.
metromania-forbidden = Tunnels that are not allowed
metromania-forbidden-way = { $line } { $direction }, { $side }: not allowed, press Enter to hear why
metromania-station-how = Or build a station at a dotted ring instead of digging.
metromania-bonus-how = The line is finished: choose where its bonus station stands.
metromania-ways = Other ways to dig this edge
metromania-dig = Dig tunnel { $number }
metromania-build = Build the station
metromania-confirm-turn = Confirm the turn
metromania-pass = Pass
metromania-direction-0 = to the east
metromania-direction-1 = to the south-east
metromania-direction-2 = to the south-west
metromania-direction-3 = to the west
metromania-direction-4 = to the north-west
metromania-direction-5 = to the north-east
metromania-step-start = starts { $direction }
metromania-step-dig = digs { $direction }
metromania-step-end = is finished
metromania-step-station = gets a station
metromania-step-bonus = gets its bonus station
metromania-places = destination { $marker } is placed
metromania-stations-built = { $count ->
    [one] { $count } station
   *[other] { $count } stations
}
metromania-why-meets = Meets another line: a station is built here
metromania-why-parts = Parts from another line: a station is built here
metromania-why-chosen = A station is built here
metromania-blocks = Blocks line { $line }
metromania-hopeless = Line { $line } can no longer be finished.
metromania-trips = Trips as they stand
metromania-trips-final = Trips
metromania-after-steps = after these steps
metromania-after-step = after this step
metromania-cause-not-placed = { $type } is not placed yet
metromania-cause-never-placed = { $type } was never placed
metromania-cause-not-served = { $type } has no station
metromania-cause-not-connected = not connected
metromania-guilty = The trip cannot be made, and this player is to blame.
minutes = { $count } min
day-Monday = Mon
day-Tuesday = Tue
day-Wednesday = Wed
day-Thursday = Thu
day-Friday = Fri
day-Saturday = Sat
day-Sunday = Sun
metromania-ends-when = Construction ends when
metromania-ends-stations = stations run out
metromania-ends-lines = { $count } lines are finished or blocked
metromania-ends-both = a player finishes both lines
metromania-last-turns = { $count ->
    [one] Construction is ending: { $count } turn left.
   *[other] Construction is ending: { $count } turns left.
}
metromania-event-pass = passes
metromania-event-ends = Construction ends: { $reasons }
metromania-reason-both-lines-finished = a player finished both lines
metromania-reason-no-stations-left = no stations are left
metromania-reason-lines-finished-or-blocked = enough lines are finished or blocked
metromania-reason-everybody-passed = everybody passed
metromania-way = Way: { $way }.
metromania-stations-at = Stations: { $places }.
metromania-destinations = Destinations placed
metromania-final-how = See each trip on the map.
metromania-final-built = While building
metromania-final-kept = Points kept
option-metromania-town_hall = Town hall
option-metromania-town_hall-hidden = Hidden
option-metromania-town_hall-hidden-help = Destinations are dealt at random; letters are secret until placed.
option-metromania-town_hall-transparent = Transparent
option-metromania-town_hall-transparent-help = Destinations are dealt at random; everybody sees everything.
option-metromania-town_hall-rigorous = Rigorous
option-metromania-town_hall-rigorous-help = The fixed deal of the rulebook, open to all; four players only.
option-metromania-blocked_lines = Finished or blocked lines that end construction
option-metromania-blocked_lines-0 = as printed
option-metromania-blocked_lines-0-help = As printed: 5, with two players 4.
clash-metromania-town_hall = The rigorous town hall deals for four players only.
clash-metromania-blocked_lines =
    { $seats ->
        [2] With two players there are only 4 lines.
       *[other] With three players there are only 6 lines.
    }
refused-metromania-viewer = Only the seat whose turn it is can play.
refused-metromania-must-confirm = Nothing more can be done in this turn: confirm it, or take a step back.
refused-metromania-dug-three = Three tunnels are dug: confirm the turn, or take one back.
refused-metromania-must-dig = There is still a tunnel you can dig without placing a destination.
refused-metromania-must-build = There is still a station you can build.
refused-metromania-nothing-done = There is nothing to confirm yet.
refused-metromania-turn-begun = The turn is begun: confirm it when it is done.
refused-metromania-not-started = This line is not started yet.
refused-metromania-started = This line is started already.
refused-metromania-finished = This line is finished.
refused-metromania-first-line-first = Start line 1 first.
refused-metromania-one-start = In the turn in which the first line starts, the second cannot start.
refused-metromania-no-tunnels = This line has no tunnels left.
refused-metromania-not-neighbour = A tunnel goes from the tip of the line to a vertex next to it.
refused-metromania-meets-itself = A line can never come back to itself.
refused-metromania-acute = A line cannot make an acute angle, except at a station.
refused-metromania-no-cell = There is no cell on that side.
refused-metromania-cell-taken = There is a tunnel in that cell already.
refused-metromania-lake-or-park = No tunnel can be dug in the lake or the park.
refused-metromania-no-stations = This would need more stations than are left.
refused-metromania-needs-destination = This cell is a spot: say which destination you place on it.
refused-metromania-no-spot = This cell is no spot: no destination can be placed on it.
refused-metromania-one-destination = Only one destination can be placed in a turn.
refused-metromania-not-in-hand = You do not hold that destination for this type of spot.
refused-metromania-same-letter = The other destination of this letter would touch it.
refused-metromania-no-start = No line can start in that cell.
refused-metromania-no-end = No line can end in that cell.
refused-metromania-end-not-here = The tip of the line is not beside that cell.
refused-metromania-side = Not on the same side of the city as its start, nor on a side next to it.
refused-metromania-start-side = Not on the side where the first line starts, nor on a side next to it.
refused-metromania-not-on-line = The line does not go through that vertex.
refused-metromania-station-there = A station stands there already.
refused-metromania-not-between = An intermediate station stands between two stations of a line that is not finished.
refused-metromania-no-bonus = The bonus station comes right after the tunnel that finishes its line.
refused-metromania-station-turn = An intermediate station takes a whole turn.
