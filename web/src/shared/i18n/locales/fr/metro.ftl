metro-board = Plateau de Metro, 8 cases sur 8, 32 stations
metro-cells = Cases
metro-stations = Stations et leurs lignes
metro-cell-laid = { $cell }, tuile { $tile }
metro-cell-free = { $cell }, libre
metro-cell-forbidden = { $cell }, libre, votre tuile ne peut pas y aller : appuyez sur Entrée pour savoir pourquoi
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
metro-to-lay-short = { $count } à poser
metro-hand = Vos tuiles
metro-your-hand = Votre main
metro-tile = Tuile : { $tile }
metro-rail = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
} { $way ->
    [a] tout droit
    [b] à gauche
    [c] à droite
   *[d] demi-tour
}
metro-turn = Tourner
metro-placement = Ce coup
metro-cell = Case { $cell }
metro-effect = Ce que fait ce coup
metro-kinds = Types de coup
metro-kind-lay = Poser
metro-row-open = reste ouverte
metro-row-arrives = arrive à { $station }
metro-row-centre = au centre
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
metro-how-touch = Glissez la tuile vers une case marquée ou touchez une case. Puis confirmez.
metro-lay-drawn = Vous avez pioché cette tuile : posez-la.
metro-wait = Pointez une station pour voir sa ligne.
metro-wait-touch = Touchez une station pour voir sa ligne.
metro-draw = Piocher une autre tuile
metro-draw-ask = Piocher une autre tuile et la poser à la place ? On ne pourra pas l’annuler.
metro-draw-yes = Piocher une tuile
metro-confirm = Confirmer { $cell }
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
metro-event-lay = pose une tuile en { $cell }
metro-may-lay = poser la tuile en { $cell } : { $count ->
    [0] ne touche aucune ligne
    [one] touche { $count } ligne
   *[other] touche { $count } lignes
}
metro-why-draw-untouched = Votre tuile n’allonge aucune de vos lignes ; une nouvelle le pourrait.
metro-why-draw-nothing = Aucune case ne vous rapporte de points avec cette tuile ; une nouvelle conviendra peut-être mieux.
metro-why-draw-best = La meilleure case pour votre tuile, { $cell }, vous rapporte { $points ->
    [one] seulement { $points } point
   *[other] { $points } points
} ; le robot attend davantage d’une nouvelle tuile.
metro-why-draw = Le robot attend davantage d’une nouvelle tuile que de tout coup avec la vôtre.
metro-event-draw = pioche une tuile
metro-event-complete = ligne { $station } { $name } ({ $owner }) terminée, longueur { $count }
metro-event-complete-centre = ligne { $station } { $name } ({ $owner }) terminée au centre, { $count } × 2
metro-share = { $colour } { $share } %
metro-in-centre = au centre
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
option-metro-orientation-free-note = Notre décision : une tuile ne va nulle part ailleurs si c’est le cas dans les quatre sens.
option-metro-modules = Modules d’extension
option-metro-material = Matériel
option-metro-material-shipped = fourni
option-metro-material-shipped-help = Ce qui est imprimé sur les pièces : comme fourni, ou comme dans la boîte du propriétaire de ce serveur.
planned = projet
metro-planned-cell = Projet : case { $cell }
metro-plan-how = En attendant, essayez votre tuile sur le plateau. Rien n’est envoyé.
metro-plan-lost = { $cell } n’est plus possible.
option-metro-begins-note = Selon la règle, le plus jeune commence ; à vous de décider qui s’assoit où.
game-metro-note = De nous : les noms des stations, sauf celui du numéro 9 ; qu’une seule tuile suffit à côté du centre ; qu’à égalité la victoire est partagée.
