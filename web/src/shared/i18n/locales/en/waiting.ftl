waiting-for = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
code-how = The code, to read aloud. It also works under “Join” on the home page.
qr-how = Or point a phone’s camera here.
seat-for-link = for whoever follows the link
seat-kept = kept for this player
seat-you = you
seat-host = host
seats-taken = { $taken } of { $seats } taken
sit-also = Take another seat
sit-also-sure = You already have a seat. Take another one for somebody beside you at this screen?
fill-start = Fill with bots and start
fill-others = Fill the rest with bots
waiting-sound = A sound and the tab’s title will tell you.
waiting-title = The tab’s title will tell you.
sound-too = With a sound, too
waiting-rated = Rated: the result changes everybody’s rating. Leaving counts as a loss.
will-be-played = What will be played
not-rated = Not rated
rated-does = The result changes everybody’s rating. Leaving counts as a loss.
not-rated-does = Nobody’s rating changes, so bots may sit in.
table-public = Public
table-public-does = Everybody sees this table on the home page and may join.
table-private = Private
table-private-does = Only people with the link or the code can come in.
clock-minutes = { $minutes } minutes each
clock-minutes-does = Plus { $seconds } seconds a turn. A player who runs out of time loses; a bot plays on for the others.
clock-days-each = { $days } days for each turn
clock-days-does = A player who takes longer loses; a bot plays on for the others.
clock-no = No clock
clock-no-does = Everybody takes the time they need.
invites-you = { $name } invites you
invites-to = to a game of { $game }
invites-to-table = to a game of { $game } at table { $table }
seats-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
name-how = The others see it. Keep it or type your own.
your-colour = Your colour
sit-down = Sit down
change = Change
share-link = Share…
guest-new = New to { $game }?
guest-learn = Learn the basics in 5 minutes
