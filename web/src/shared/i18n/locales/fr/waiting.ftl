waiting-for = { $count ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $count } personnes.
}
code-how = Le code, à lire à voix haute. Il marche aussi sous « Rejoindre » sur la page d’accueil.
qr-how = Ou visez ceci avec l’appareil photo d’un téléphone.
seat-for-link = pour qui suivra le lien
seat-kept = gardé pour cette personne
seat-you = vous
seat-host = hôte
seats-taken = { $taken } sur { $seats } prises
sit-also = Prendre une autre place
sit-also-sure = Vous avez déjà une place. En prendre une autre pour quelqu’un à côté de vous devant cet écran ?
fill-start = Compléter par des robots et commencer
fill-others = Compléter par des robots
waiting-sound = Un son et le titre de l’onglet vous préviendront.
waiting-title = Le titre de l’onglet vous préviendra.
sound-too = Avec un son aussi
waiting-rated = Partie classée : le résultat change la cote de chacun. Partir compte comme une défaite.
will-be-played = Ce qui sera joué
not-rated = Non classée
rated-does = Le résultat change la cote de chacun. Partir compte comme une défaite.
not-rated-does = Aucune cote ne change ; les robots peuvent jouer.
table-public = Publique
table-public-does = Tout le monde voit cette table sur la page d’accueil et peut la rejoindre.
table-private = Privée
table-private-does = Seuls ceux qui ont le lien ou le code peuvent entrer.
clock-minutes = { $minutes } minutes chacun
clock-minutes-does = Plus { $seconds } secondes par tour. Qui dépasse son temps perd ; un robot continue pour les autres.
clock-days-each = { $days } jours par tour
clock-days-does = Qui met plus longtemps perd ; un robot continue pour les autres.
clock-no = Sans pendule
clock-no-does = Chacun prend le temps qu’il lui faut.
invites-you = { $name } vous invite
invites-to = à une partie de { $game }
invites-to-table = à une partie de { $game } à la table { $table }
seats-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
name-how = Les autres le voient. Gardez-le ou écrivez le vôtre.
your-colour = Votre couleur
sit-down = Prendre place
change = Modifier
share-link = Partager…
guest-new = { $game } est nouveau pour vous ?
guest-learn = Apprendre les bases en 5 minutes
