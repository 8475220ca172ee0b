"""How bots judge Metromania: whole turns as candidates, played on by builders that know where they want to go."""
