all-events = Tout le déroulement et la discussion
you-win = Vous gagnez
ahead-of = { $count } de plus que { $name }
your-place = Votre place : { $place }e sur { $players }, avec { $points }.
skip-to-result = Aller au résultat
share = Partager
what-decided = Ce qui a fait la différence
points-over-game = Points au fil de la partie
metro-end-leads = prend la tête
metro-end-centre = atteint le centre
metro-end-arrives = arrive à { $name }
metro-end-see = Revoir la tuile { $tile }
metro-end-the-centre = centre
metro-end-tile = tuile
metro-end-line = ligne
metro-end-length = longueur
metro-end-lines = Lignes de chacun
metro-end-no-lines = Aucune ligne terminée.
metro-end-reason = La tuile { $tile } a terminé { $name } : { $points } des { $all } points.
metro-end-reason-centre = { $name } a atteint le centre avec la tuile { $tile } : { $length } × { $times } = { $points } des { $all } points.
metromania-week = La semaine
metromania-no-trip = aucun trajet
metromania-before-monday = Avant lundi
metromania-kept-how = Les points de stations comptent en entier avec deux lignes terminées, à moitié (arrondi à l’inférieur) avec une, pas du tout sans aucune.
metromania-lost-how = −6 : le trajet est impossible à cause de ce joueur : une destination non placée, sans station ou non reliée.
metromania-trip-how = { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
}{ $changes ->
    [0] , sans changement.
    [one] {" "}et { $changes } changement de 3 minutes.
   *[other] {" "}et { $changes } changements de 3 minutes.
}
metromania-trip-ways = Il y a { $count } trajets aussi rapides.
metromania-trip-on = { $minutes } min sur { $lines }
metromania-impossible = Impossible :
metromania-final-stations = Points de stations
metromania-final-lines = Lignes terminées
metromania-kept-all = tous
metromania-kept-half = moitié
metromania-kept-none = perdus
metromania-total = Total
metromania-total-so-far = Pour l’instant
metromania-end-reason = { $kept } points de stations conservés ; la semaine en a rapporté { $week }.
day-long-Monday = Lundi
day-long-Tuesday = Mardi
day-long-Wednesday = Mercredi
day-long-Thursday = Jeudi
day-long-Friday = Vendredi
day-long-Saturday = Samedi
day-long-Sunday = Dimanche
