all-events = All events and chat
you-win = You win
ahead-of = { $count } ahead of { $name }
your-place = Your place: { $place } of { $players }, with { $points }.
skip-to-result = Skip to the result
share = Share
what-decided = What decided it
points-over-game = Points over the game
metro-end-leads = takes the lead
metro-end-centre = reaches the centre
metro-end-arrives = ends at { $name }
metro-end-see = Show tile { $tile } in the replay
metro-end-the-centre = centre
metro-end-tile = tile
metro-end-line = line
metro-end-length = length
metro-end-lines = Lines of each player
metro-end-no-lines = No complete line.
metro-end-reason = Tile { $tile } completed { $name }: { $points } of { $all } points.
metro-end-reason-centre = { $name } reached the centre with tile { $tile }: { $length } × { $times } = { $points } of { $all } points.
metromania-week = The week
metromania-no-trip = no trip
metromania-before-monday = Before Monday
metromania-kept-how = Station points count in full with both lines finished, half (rounded down) with one, not at all with none.
metromania-lost-how = −6: the trip is impossible because of this player: a destination not placed, without a station, or not connected.
metromania-trip-how = { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
}{ $changes ->
    [0] , no change.
    [one] {" "}and { $changes } change of 3 minutes.
   *[other] {" "}and { $changes } changes of 3 minutes each.
}
metromania-trip-ways = There are { $count } fastest trips.
metromania-trip-on = { $minutes } min on { $lines }
metromania-impossible = Impossible:
metromania-final-stations = Station points
metromania-final-lines = Lines finished
metromania-kept-all = all kept
metromania-kept-half = half
metromania-kept-none = lost
metromania-total = Total
metromania-total-so-far = Total so far
metromania-end-reason = { $kept } station points were kept; the week brought { $week }.
day-long-Monday = Monday
day-long-Tuesday = Tuesday
day-long-Wednesday = Wednesday
day-long-Thursday = Thursday
day-long-Friday = Friday
day-long-Saturday = Saturday
day-long-Sunday = Sunday
