metro-board = Plateau de Metro, 8 cases sur 8, 32 stations
metro-cells = Cases
metro-stations = Stations et leurs lignes
metro-cell-laid = { $cell }, tuile { $tile }
metro-cell-free = { $cell }, libre
metro-cell-forbidden = { $cell }, libre, votre tuile ne peut pas y aller : Entrée dit pourquoi
metro-cell-legal = { $cell }, libre, votre tuile peut y aller, { $count ->
    [0] ne touche aucune ligne
    [one] touche { $count } ligne
   *[other] touche { $count } lignes
}
metro-gain = { $colour } +{ $points }
metro-seat-lines = { $open ->
    [0] terminées { $complete }
   *[other] ouvertes { $open } · max. { $longest } · terminées { $complete }
}
metro-to-lay = { $count ->
    [one] { $count } tuile à poser
   *[other] { $count } tuiles à poser
}
metro-hand = Vos tuiles
metro-your-hand = Votre main
metro-tile = Tuile { $tile }
metro-turn = Tourner
metro-placement = Cette pose
metro-touches = { $lines ->
    [0] Ne touche aucune ligne
    [one] Touche { $lines } ligne
   *[other] Touche { $lines } lignes
} { $players ->
    [0] {""}
    [one] de { $players } joueur
   *[other] de { $players } joueurs
}
metro-how = Glissez la tuile vers une case marquée, cliquez sur une case ou tapez son nom. Puis confirmez.
metro-lay-drawn = Vous avez pioché cette tuile : posez-la.
metro-wait = Pointez une station pour voir sa ligne.
metro-draw = Piocher
metro-draw-ask = Piocher une autre tuile et la poser à la place ? On ne pourra pas l’annuler.
metro-draw-yes = Piocher une tuile
metro-confirm = Confirmer { $cell }
metro-confirm-wagon = Placer en { $station }
metro-to-come = Tuiles à venir
metro-unseen = non vues : { $count }
metro-line-open = reste ouverte, case suivante { $cell }
metro-line-arrives = arrive à la station { $station } : terminée
metro-line-centre = arrive au centre : terminée
metro-line-sentence = Ligne { $station } { $name }, { $owner }, longueur { $length }, { $end }{ $points ->
    [0] {"."}
    [one] , { $points } point.
   *[other] , { $points } points.
}
metro-lines-of = Lignes, { $colour } ({ $letter })
metro-tiles-laid = Tuiles sur le plateau
metro-nobody = personne
metro-none = aucune
metro-event-lay = pose { $tile } en { $cell }
metro-may-lay = poser { $tile } en { $cell } : { $count ->
    [0] ne touche aucune ligne
    [one] touche { $count } ligne
   *[other] touche { $count } lignes
}
metro-event-draw = pioche une tuile
metro-event-complete = ligne { $station } { $name } ({ $owner }) terminée, longueur { $count }
metro-event-complete-centre = ligne { $station } { $name } ({ $owner }) terminée au centre, { $count } × 2
metro-event-exchange-face-up = échange l’action de { $share } % contre celle qui est visible
metro-event-exchange-pile = échange l’action de { $share } % contre une cachée
metro-event-exchange-closed = Une compagnie a 25 points : les échanges sont finis.
metro-event-station = place le wagon { $colour } en { $station }
metro-share = { $colour } { $share } %
metro-hidden = cachée
metro-hidden-count = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
metro-shares = Vos actions
metro-worth = valent { $count }
metro-exchange = Actions à prendre
metro-exchange-how = Choisissez une de vos actions ou une à prendre : on échange au même pourcentage, au lieu de poser une tuile.
metro-exchange-over = Pas d’échange possible maintenant.
metro-exchange-effect = Vos actions vaudraient { $after } au lieu de { $before }.
metro-exchange-unknown = Vous ne savez pas ce que vous recevrez.
metro-take = Prendre ({ $colour })
metro-take-hidden = Prendre l’action cachée
metro-companies = Les compagnies
metro-company = compagnie
metro-value = valeur
metro-yours = à vous
metro-majority = Premier actionnaire connu : { $names }, +{ $points }
metro-companies-how = Valeur : 8, moins un par compagnie qui a plus de points. Les échanges cessent dès qu’une compagnie a 25 points.
metro-wagons = Wagons au centre
metro-in-centre = au centre
metro-wagons-how = Au lieu de poser une tuile, placez un wagon sur une station libre du centre : une ligne de plus. Elle doit traverser plus d’une tuile et ne compte jamais double.
metro-wagons-left = En réserve :
metro-wagon-where = Quelle station
metro-wagon-here = Placer un wagon en { $station }
metro-wagon-on = Le wagon { $colour } part de { $station }.
metro-wagon-share = Votre action de { $share } % est montrée à tous, et vous la gardez.
metro-numbers = Vos numéros de station
metro-numbers-how = À la fin, chaque ligne arrivée là vous rapporte aussi ses points. Personne d’autre ne connaît vos numéros.
metro-central-points = Passer sur l’une de ces tuiles compte un point, comme sur toute autre.
metro-central-no-points = Passer sur ces tuiles ne compte pas.
metro-final-lines = Lignes : { $points }
metro-final-share = { $share } % ({ $colour }) : { $points }
metro-final-majority = Premier actionnaire ({ $colour }) : { $points }
metro-final-numbers = Numéros de station { $numbers } : { $points }
metro-legend = Ce que veulent dire les signes
metro-legend-open = Une ligne ouverte et sa longueur
metro-legend-complete = Une ligne terminée ; ses points sont à sa station
metro-legend-bare = Voie sans train
metro-legend-last = La dernière tuile posée
metro-legend-legal = Votre tuile peut aller ici
metro-legend-double = Une ligne qui arrive ici compte double
option-metro-hand = Tuiles en main
option-metro-orientation = Orientation des tuiles
option-metro-orientation-fixed = Flèche vers le haut
option-metro-orientation-free = Libre
option-metro-orientation-fixed-help = Les tuiles se posent comme imprimées.
option-metro-orientation-free-help = Les tuiles se posent dans l’un des quatre sens.
option-metro-modules = Modules d’extension
option-metro-modules-companies = Compagnies de métro
option-metro-modules-companies-help = Huit compagnies possèdent les lignes ; vous détenez des actions, les échangez et gagnez par leur valeur.
option-metro-modules-stations = Stations de métro
option-metro-modules-stations-help = Un de vos wagons peut partir du centre : une ligne de plus.
option-metro-modules-central-tracks = Voies centrales
option-metro-modules-central-tracks-help = Quatre tuiles couvrent le centre : les lignes le traversent, rien n’est doublé.
option-metro-modules-station-numbers = Numéros de station
option-metro-modules-station-numbers-help = Des numéros secrets vous rapportent les lignes qui y arrivent.
option-metro-numbers = Avec les numéros de station : combien de chaque couleur
option-metro-central_points = Avec les voies centrales : une tuile centrale compte un point
clash-metro-modules-stations-central-tracks = Les voies centrales couvrent les stations centrales : ces deux modules ne vont pas ensemble.
clash-metro-modules-station-numbers-numbers = Il y a huit numéros par couleur : à deux par joueur, cela suffit pour quatre joueurs au plus.
