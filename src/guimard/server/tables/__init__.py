"""Tables: games in progress, with their seats, clocks, bots and connections."""
