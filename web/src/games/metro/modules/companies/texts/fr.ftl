metro-event-exchange-face-up = échange l’action de { $share } % contre celle qui est visible
metro-event-exchange-pile = échange l’action de { $share } % contre une cachée
metro-event-exchange-closed = Une compagnie a 25 points : les échanges sont finis.
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
metro-final-share = { $share } % ({ $colour }) : { $points }
metro-final-majority = Premier actionnaire ({ $colour }) : { $points }
option-metro-modules-companies = Compagnies de métro
option-metro-modules-companies-help = Huit compagnies possèdent les lignes ; vous détenez des actions, les échangez et gagnez par leur valeur.
refused-no-companies = Il n’y a pas d’actions dans cette partie.
refused-share-shown = Votre action de { $share } % a été montrée pour un wagon ; vous la gardez.
refused-exchange-closed = Une compagnie a 25 points : les échanges sont finis.
refused-exchange-paused = Trop d’échanges de suite. Quelqu’un doit d’abord poser une tuile.
