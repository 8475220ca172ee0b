metro-hint-line = Follow this line to its tip.
metro-hint-cell = Your tile belongs here.
metro-not-longer = None of your lines grew. Look where your orange lines go on.

metro-aim = The aim
metro-aim-about = Long lines are points
metro-aim-1 = Long lines win: every tile a line passes is a point. You are orange: lay your tile so that one of your lines grows.
metro-aim-1-blue = That made blue’s line longer. Yours begin at the orange wagons.
metro-aim-1-solved = Your line has begun. Every tile it passes will count a point when it arrives.
metro-aim-2 = A line may pass one tile several times, and each time counts. Make line 21 five tiles long.
metro-aim-2-beside = Line 21 does not come by here. It goes on from its tip.
metro-aim-2-solved = One tile, three points: the line runs through it again and again.

metro-follow = Follow a line
metro-follow-about = Where does it go next?
metro-follow-1 = Lines wander. Follow line 21 to its tip and lay your tile there.
metro-follow-1-beside = Beside the line, but not at its tip: it did not grow.
metro-follow-1-other = Line 21 did not grow. Follow it from its wagon.
metro-follow-1-solved = That is where it goes on. Pointing at a wagon shows its whole line.
metro-follow-2 = Two of your lines come together. Make both of them longer with one tile.
metro-follow-2-beside = Neither of your two lines enters here.
metro-follow-2-other = That is not enough: lines 18 and 21 must both grow.
metro-follow-2-solved = Both lines grew. A good tile works twice.

metro-finish = Complete a line
metro-finish-about = A point for every tile
metro-finish-1 = A line that reaches any station is complete and scores at once. Complete one of yours.
metro-finish-1-open = Line 21 is longer now, but still open. Line 18 could arrive.
metro-finish-other = None of your lines scored enough. Which tip is next to a station?
metro-finish-1-solved = Line 18 has arrived: five tiles, five points. Whose station it is does not matter.
metro-finish-2 = You can complete either of two lines. Score ten points.
metro-finish-2-short = Two tiles, two points, and line 18 is over. Line 21 is worth ten.
metro-finish-2-solved = Ten points. Before you complete a line, look for a longer one.

metro-centre = Twice in the centre
metro-centre-about = A line that ends there counts double
metro-centre-1 = A line that ends in the centre counts twice. Lay your tile where it scores most.
metro-centre-1-short = Line 18 is complete for 3 points, at the edge. Your other line could reach the centre.
metro-centre-other = That did not score enough. Which of your lines can end in the centre?
metro-centre-1-solved = Seven tiles, and twice because of the centre: 14 points.
metro-centre-2 = Six tiles to the edge, or five to the centre? Choose what scores more.
metro-centre-2-edge = Six tiles to the edge are 6 points. The shorter line in the centre brings 10.
metro-centre-2-solved = Five tiles, twice: 10 points. The centre beats a longer way.

metro-ban = No line of one tile
metro-ban-about = The one thing that is forbidden
metro-ban-1 = One tile alone may never join a station to a station. Make line 21 longer without that.
metro-ban-1-own = Forbidden: here your line would turn straight back into a station.
metro-ban-1-others = Forbidden as well: other players’ stations are protected too.
metro-ban-1-solved = Away from the stations the tile is allowed, and your line goes on.

metro-exception = Unless nothing else fits
metro-exception-about = When it is allowed after all
metro-exception-1 = This tile turns every line back, wherever you lay it. Then it is allowed. You are yellow: complete somebody else’s line.
metro-exception-1-own = You sent your own line home for one point. Choose a cell without a yellow wagon.
metro-exception-1-hint = Yellow wagons are yours. Every other wagon belongs to somebody else.
metro-exception-1-solved = Their line is over after one tile. It was allowed because the tile fits nowhere else.

metro-draw = When to draw
metro-draw-about = Keep a tile for later
metro-draw-1 = Does your tile fit badly? Draw another one and lay that. Score 15 points.
metro-draw-1-short = Two points, and the line is over. You could have drawn another tile.
metro-draw-1-other = That was not 15 points. Draw a tile first, then look at line 21.
metro-draw-1-hint = Your own tile helps nobody now. Draw.
metro-draw-1-solved = 15 points, and your first tile is still in your hand.

metro-short = Short lines lose
metro-short-about = Send others home early, not yourself
metro-short-1 = Blue’s line 19 is heading for the centre. Complete it now, while it is short.
metro-short-1-own = You completed your own line for four points, and blue goes on to the centre.
metro-short-1-other = Blue’s line is still open, and the centre is near.
metro-short-1-solved = Blue gets 5 points. In the centre it would have been more than twice as many.

metro-open = Keep a line open
metro-open-about = Build so that it can go on
metro-open-1 = Do not hurry to complete lines. Make line 21 at least seven long, and leave all your lines open.
metro-open-1-short = Line 18 is complete for two points. It could have grown for the whole game.
metro-open-other = Line 21 is not long enough yet, or one of your lines is complete.
metro-open-1-solved = Longer, and still open: every tile to come is another point.
metro-open-2 = Once more: line 21 to six or more, and none of your lines complete.
metro-open-2-short = Three points and over. Look for the tip of line 21.
metro-open-2-solved = Still open, well done. The game ends with the last tile; by then every line has arrived.

metro-companies = Companies
metro-companies-about = Hold shares, not lines
metro-companies-1 = Lines belong to companies, and you hold shares. Red will soon score: exchange your yellow 40% for red.
metro-companies-1-pile = You took an unknown share from the pile. Red 40% lay face up.
metro-companies-1-other = You need the red share of 40%.
metro-companies-1-hint = Choose Exchange, your 40% share, and take the face-up one.
metro-companies-1-solved = You hold 40% of red now: four times its value at the end.
metro-companies-2 = You hold 40% of red. Lay your tile so that red scores as much as possible.
metro-companies-2-green = Five points for green, and you hold no green share.
metro-companies-2-other = Red did not score. Line 21 is red.
metro-companies-2-solved = 18 points for red. The company with the most points has the most valuable shares.

metro-stations = Stations
metro-stations-about = A wagon of yours in the centre
metro-stations-1 = Instead of laying a tile you may place your central wagon. Place it where the longest track begins.
metro-stations-1-short = Only two tiles lead away from here. Next to it, five are waiting.
metro-stations-1-other = No long track begins here. Place the wagon on a station of the centre.
metro-stations-1-hint = Choose Wagon, then follow the tracks at the bottom of the centre.
metro-stations-1-solved = One more line, five tiles long already. It never counts double.
metro-stations-2 = Here a track leads out of the centre and back again. Place your wagon so that it scores at once.
metro-stations-2-empty = No tile touches this station: nothing scores yet.
metro-stations-2-other = Nothing scored. One central station already has a complete track.
metro-stations-2-solved = The track was complete: five points at once.

metro-central-tracks = Central tracks
metro-central-tracks-about = Lines run through the middle
metro-central-tracks-1 = Tracks cover the centre, and nothing counts double. Send line 18 through the middle for twelve points.
metro-central-tracks-1-short = Two points for line 21. Line 18 could run through the centre.
metro-central-tracks-1-other = Line 18 has not run through the centre yet.
metro-central-tracks-1-solved = Twelve tiles, those in the centre included.

metro-station-numbers = Station numbers
metro-station-numbers-about = Secret numbers pay at the end
metro-station-numbers-1 = You hold number 19: a line that arrives there pays you, too. Bring blue’s long line to station 19.
metro-station-numbers-1-own = Two points for you. Blue’s line at your number would have paid nine.
metro-station-numbers-1-other = No long line has arrived at station 19.
metro-station-numbers-1-solved = Nine points for blue now, and nine for you at the end.
