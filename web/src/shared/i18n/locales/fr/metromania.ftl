metromania-board = Ville de Metromania, un hexagone de triangles
metromania-solid = pleine
metromania-striped = rayée
metromania-left = reste { $count }
metromania-side-left = côté gauche
metromania-side-right = côté droit
metromania-start = départ
metromania-end = arrivée
metromania-station = station
metromania-type-R = habitation
metromania-type-C = travail
metromania-type-E = loisirs
metromania-type-lake = lac
metromania-type-park = parc
metromania-held = en main
metromania-finished = terminée
metromania-blocked = bloquée
metromania-tunnels-left = { $count ->
    [one] reste { $count } tunnel
   *[other] restent { $count } tunnels
}
metromania-stations-left = { $count ->
    [one] reste { $count } station
   *[other] restent { $count } stations
}
metromania-turn = À vous : creusez trois tunnels
metromania-tunnel-of = Tunnel { $number } sur 3
metromania-how = Choisissez une arête pointillée : l’anneau est dans la case que prendrait le tunnel.
metromania-how-start = Commencez une ligne : choisissez une arête pointillée d’une case de départ blanche. L’anneau est dans la case que prendrait le tunnel.
metromania-only-station = Aucun tunnel ne peut être creusé : construisez une station sur un anneau pointillé.
metromania-only-pass = On ne peut ni creuser ni construire : passez.
metromania-done = Confirmez le tour, ou annulez une étape.
metromania-forbidden = Tunnels interdits
metromania-forbidden-way = { $line } { $direction }, { $side } : interdit, appuyez sur Entrée pour savoir pourquoi
metromania-station-how = Ou construisez une station sur un anneau pointillé au lieu de creuser.
metromania-bonus-how = La ligne est terminée : choisissez sa station bonus.
metromania-ways = Autres façons de creuser cette arête
metromania-dig = Creuser le tunnel { $number }
metromania-build = Construire la station
metromania-confirm-turn = Confirmer le tour
metromania-pass = Passer
metromania-direction-0 = vers l’est
metromania-direction-1 = vers le sud-est
metromania-direction-2 = vers le sud-ouest
metromania-direction-3 = vers l’ouest
metromania-direction-4 = vers le nord-ouest
metromania-direction-5 = vers le nord-est
metromania-step-start = part { $direction }
metromania-step-dig = creuse { $direction }
metromania-step-end = est terminée
metromania-step-station = reçoit une station
metromania-step-bonus = reçoit sa station bonus
metromania-places = destination { $marker } placée
metromania-stations-built = { $count ->
    [one] { $count } station
   *[other] { $count } stations
}
metromania-why-meets = Rejoint une autre ligne : une station est construite
metromania-why-parts = Quitte une autre ligne : une station est construite
metromania-why-chosen = Une station est construite ici
metromania-blocks = Bloque la ligne { $line }
metromania-hopeless = La ligne { $line } ne peut plus être terminée.
metromania-trips = Les trajets
metromania-trips-final = Les trajets de la semaine
metromania-after-steps = après ces pas
metromania-after-step = après ce pas
metromania-cause-not-placed = { $type } : pas encore placée
metromania-cause-never-placed = { $type } : jamais placée
metromania-cause-not-served = { $type } : sans station
metromania-cause-not-connected = pas de liaison
metromania-guilty = Le trajet est impossible, et ce joueur en est responsable.
minutes = { $count } min
day-Monday = Lun
day-Tuesday = Mar
day-Wednesday = Mer
day-Thursday = Jeu
day-Friday = Ven
day-Saturday = Sam
day-Sunday = Dim
metromania-ends-when = Les travaux cessent quand
metromania-ends-stations = il n’y a plus de stations
metromania-ends-lines = { $count } lignes sont terminées ou bloquées
metromania-ends-both = un joueur termine ses deux lignes
metromania-last-turns = { $count ->
    [one] Les travaux s’achèvent : reste { $count } tour.
   *[other] Les travaux s’achèvent : restent { $count } tours.
}
metromania-event-pass = passe
metromania-event-ends = Fin des travaux : { $reasons }
metromania-reason-both-lines-finished = un joueur a terminé ses deux lignes
metromania-reason-no-stations-left = plus de stations
metromania-reason-lines-finished-or-blocked = assez de lignes terminées ou bloquées
metromania-reason-everybody-passed = tout le monde a passé
metromania-way = Trajet : { $way }.
metromania-stations-at = Stations : { $places }.
metromania-destinations = Destinations placées
metromania-final-how = Voir chaque trajet sur la carte.
metromania-final-built = Pendant les travaux
metromania-final-kept = Points gardés
option-metromania-town_hall = Mairie
option-metromania-town_hall-hidden = Secrète
option-metromania-town_hall-hidden-help = Destinations au hasard ; lettres secrètes jusqu’à la pose.
option-metromania-town_hall-transparent = Transparente
option-metromania-town_hall-transparent-help = Destinations au hasard ; tout le monde voit tout.
option-metromania-town_hall-rigorous = Rigoureuse
option-metromania-town_hall-rigorous-help = La répartition fixe de la règle, visible de tous ; à quatre seulement.
option-metromania-blocked_lines = Lignes terminées ou bloquées qui arrêtent les travaux
option-metromania-blocked_lines-0 = règle
option-metromania-blocked_lines-0-help = Selon la règle : 5, et 4 à deux joueurs.
clash-metromania-town_hall = La mairie rigoureuse ne distribue que pour quatre joueurs.
clash-metromania-blocked_lines =
    { $seats ->
        [2] À deux joueurs, il n’y a que 4 lignes.
       *[other] À trois joueurs, il n’y a que 6 lignes.
    }
refused-metromania-viewer = Seul le joueur dont c’est le tour peut jouer.
refused-metromania-must-confirm = Plus rien à faire ce tour : confirmez-le ou annulez une étape.
refused-metromania-dug-three = Trois tunnels sont creusés : confirmez le tour ou annulez-en un.
refused-metromania-must-dig = Il reste un tunnel à creuser sans placer de destination.
refused-metromania-must-build = Il reste une station à construire.
refused-metromania-nothing-done = Il n’y a encore rien à confirmer.
refused-metromania-turn-begun = Le tour est commencé : confirmez-le quand il est fini.
refused-metromania-not-started = Cette ligne n’est pas commencée.
refused-metromania-started = Cette ligne est déjà commencée.
refused-metromania-finished = Cette ligne est terminée.
refused-metromania-first-line-first = Commencez d’abord la ligne 1.
refused-metromania-one-start = Le tour où commence la première ligne, la seconde ne peut pas commencer.
refused-metromania-no-tunnels = Cette ligne n’a plus de tunnels.
refused-metromania-not-neighbour = Un tunnel va du bout de la ligne à un sommet voisin.
refused-metromania-meets-itself = Une ligne ne revient jamais sur elle-même.
refused-metromania-acute = Pas d’angle aigu, sauf à une station.
refused-metromania-no-cell = Il n’y a pas de case de ce côté.
refused-metromania-cell-taken = Il y a déjà un tunnel dans cette case.
refused-metromania-lake-or-park = On ne creuse ni dans le lac ni dans le parc.
refused-metromania-no-stations = Il faudrait plus de stations qu’il n’en reste.
refused-metromania-needs-destination = Cette case est un lieu : dites quelle destination vous y placez.
refused-metromania-no-spot = Cette case n’est pas un lieu : aucune destination n’y va.
refused-metromania-one-destination = Une seule destination par tour.
refused-metromania-not-in-hand = Vous n’avez pas cette destination pour ce type de lieu.
refused-metromania-same-letter = L’autre destination de cette lettre la toucherait.
refused-metromania-no-start = Aucune ligne ne peut partir de cette case.
refused-metromania-no-end = Aucune ligne ne peut finir dans cette case.
refused-metromania-end-not-here = Le bout de la ligne n’est pas à côté de cette case.
refused-metromania-side = Ni du même côté de la ville que son départ, ni d’un côté voisin.
refused-metromania-start-side = Ni du côté où part la première ligne, ni d’un côté voisin.
refused-metromania-not-on-line = La ligne ne passe pas par ce sommet.
refused-metromania-station-there = Il y a déjà une station.
refused-metromania-not-between = Une station intermédiaire est entre deux stations d’une ligne non terminée.
refused-metromania-no-bonus = La station bonus vient juste après le tunnel qui termine la ligne.
refused-metromania-station-turn = Une station intermédiaire prend tout le tour.
