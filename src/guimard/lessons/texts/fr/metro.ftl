metro-hint-line = Suivez cette ligne jusqu’à son bout.
metro-hint-cell = Votre tuile va ici.
metro-not-longer = Aucune de vos lignes n’a grandi. Regardez où continuent vos lignes orange.

metro-aim = Le but
metro-aim-about = Une longue ligne, beaucoup de points
metro-aim-1 = Les longues lignes gagnent : chaque tuile traversée vaut un point. Vous êtes orange : posez votre tuile pour allonger une de vos lignes.
metro-aim-1-blue = Vous avez allongé la ligne de bleu. Les vôtres partent des wagons orange.
metro-aim-1-solved = Votre ligne est partie. À l’arrivée, chaque tuile traversée vaudra un point.
metro-aim-2 = Une ligne peut traverser plusieurs fois une tuile, et chaque fois compte. Portez la ligne 21 à cinq.
metro-aim-2-beside = La ligne 21 ne passe pas ici. Elle continue à son bout.
metro-aim-2-solved = Une tuile, trois points : la ligne y repasse encore et encore.

metro-follow = Suivre une ligne
metro-follow-about = Où va-t-elle ensuite ?
metro-follow-1 = Les lignes font des détours. Suivez la ligne 21 jusqu’à son bout et posez-y votre tuile.
metro-follow-1-beside = À côté de la ligne, mais pas à son bout : elle n’a pas grandi.
metro-follow-1-other = La ligne 21 n’a pas grandi. Suivez-la depuis son wagon.
metro-follow-1-solved = C’est bien là qu’elle continue. Pointez un wagon pour voir toute sa ligne.
metro-follow-2 = Deux de vos lignes se rejoignent. Allongez les deux avec une seule tuile.
metro-follow-2-beside = Aucune de vos deux lignes n’entre ici.
metro-follow-2-other = Pas assez : les lignes 18 et 21 doivent grandir toutes les deux.
metro-follow-2-solved = Les deux ont grandi. Une bonne tuile sert deux fois.

metro-finish = Terminer une ligne
metro-finish-about = Un point par tuile
metro-finish-1 = Une ligne qui atteint une station est terminée et marque aussitôt. Terminez une des vôtres.
metro-finish-1-open = La ligne 21 est plus longue, mais toujours ouverte. La ligne 18 pouvait arriver.
metro-finish-other = Aucune de vos lignes n’a assez marqué. Quel bout est à côté d’une station ?
metro-finish-1-solved = La ligne 18 est arrivée : cinq tuiles, cinq points. Peu importe à qui est la station.
metro-finish-2 = Vous pouvez terminer l’une de deux lignes. Marquez dix points.
metro-finish-2-short = Deux tuiles, deux points, et la ligne 18 est finie. La ligne 21 en vaut dix.
metro-finish-2-solved = Dix points. Avant de terminer une ligne, cherchez-en une plus longue.

metro-centre = Double au centre
metro-centre-about = Une ligne qui y finit compte double
metro-centre-1 = Une ligne qui finit au centre compte double. Posez votre tuile là où elle rapporte le plus.
metro-centre-1-short = La ligne 18 finit au bord : 3 points. Votre autre ligne pouvait atteindre le centre.
metro-centre-other = Pas assez de points. Laquelle de vos lignes peut finir au centre ?
metro-centre-1-solved = Sept tuiles, doublées par le centre : 14 points.
metro-centre-2 = Six tuiles jusqu’au bord, ou cinq jusqu’au centre ? Choisissez ce qui rapporte le plus.
metro-centre-2-edge = Six tuiles jusqu’au bord font 6 points. La ligne plus courte, au centre, en rapporte 10.
metro-centre-2-solved = Cinq tuiles, deux fois : 10 points. Le centre bat un chemin plus long.

metro-ban = Pas de ligne d’une tuile
metro-ban-about = La seule chose interdite
metro-ban-1 = Une tuile seule ne doit jamais relier une station à une station. Allongez la ligne 21 sans le faire.
metro-ban-1-own = Interdit : ici votre ligne retournerait aussitôt dans une station.
metro-ban-1-others = Interdit aussi : les stations des autres sont protégées de même.
metro-ban-1-solved = Loin des stations la tuile est permise, et votre ligne continue.

metro-exception = Sauf si rien d’autre ne va
metro-exception-about = L’exception
metro-exception-1 = Cette tuile renvoie toute ligne, où qu’on la pose : c’est donc permis. Vous êtes jaune : terminez la ligne d’un autre.
metro-exception-1-own = Vous avez renvoyé votre propre ligne pour un point. Choisissez une case sans wagon jaune.
metro-exception-1-hint = Les wagons jaunes sont à vous. Tous les autres sont à vos adversaires.
metro-exception-1-solved = Leur ligne est finie après une tuile. C’était permis : la tuile n’allait nulle part ailleurs.

metro-draw = Quand piocher
metro-draw-about = Garder une tuile pour plus tard
metro-draw-1 = Votre tuile ne va pas bien ? Piochez-en une autre et posez-la. Marquez 15 points.
metro-draw-1-short = Deux points, et la ligne est finie. Vous pouviez piocher.
metro-draw-1-other = Ce ne sont pas 15 points. Piochez d’abord, puis regardez la ligne 21.
metro-draw-1-hint = Votre tuile ne sert à rien maintenant. Piochez.
metro-draw-1-solved = 15 points, et votre première tuile est toujours en main.

metro-short = Finir court, c’est perdre
metro-short-about = Renvoyez les autres, pas vous
metro-short-1 = La ligne 19 de bleu vise le centre. Terminez-la tant qu’elle est courte.
metro-short-1-own = Vous avez terminé votre ligne pour quatre points, et bleu continue vers le centre.
metro-short-1-other = La ligne bleue est toujours ouverte, et le centre est proche.
metro-short-1-solved = Bleu a 5 points. Au centre, il en aurait eu plus du double.

metro-open = Garder une ligne ouverte
metro-open-about = Construire pour continuer
metro-open-1 = Rien ne presse. Portez la ligne 21 à sept au moins, et laissez toutes vos lignes ouvertes.
metro-open-1-short = La ligne 18 est finie pour deux points. Elle pouvait grandir toute la partie.
metro-open-other = La ligne 21 est encore trop courte, ou une de vos lignes est finie.
metro-open-1-solved = Plus longue et toujours ouverte : chaque tuile à venir est un point de plus.
metro-open-2 = Encore une fois : la ligne 21 à six ou plus, sans terminer aucune de vos lignes.
metro-open-2-short = Trois points et c’est fini. Cherchez le bout de la ligne 21.
metro-open-2-solved = Bien gardée. La partie finit avec la dernière tuile ; d’ici là, chaque ligne sera arrivée.

metro-companies = Compagnies
metro-companies-about = Des actions, pas des lignes
metro-companies-1 = Les lignes sont aux compagnies, vous avez des actions. Rouge va marquer : échangez vos 40 % jaunes contre rouge.
metro-companies-1-pile = Vous avez pris une action inconnue. Les 40 % rouges étaient visibles.
metro-companies-1-other = Il vous faut l’action rouge de 40 %.
metro-companies-1-hint = Choisissez Échanger, votre action de 40 %, et prenez celle qui est visible.
metro-companies-1-solved = Vous avez 40 % de rouge : quatre fois sa valeur à la fin.
metro-companies-2 = Vous avez 40 % de rouge. Posez votre tuile pour que rouge marque le plus possible.
metro-companies-2-green = Cinq points pour vert, et vous n’avez aucune action verte.
metro-companies-2-other = Rouge n’a pas marqué. La ligne 21 est rouge.
metro-companies-2-solved = 18 points pour rouge. Plus une compagnie a de points, plus ses actions valent.

metro-stations = Stations
metro-stations-about = Un wagon à vous au centre
metro-stations-1 = Au lieu de poser une tuile, vous pouvez placer votre wagon central. Placez-le où part la plus longue voie.
metro-stations-1-short = Deux tuiles seulement partent d’ici. À côté, cinq vous attendent.
metro-stations-1-other = Aucune longue voie ne part d’ici. Placez le wagon sur une station du centre.
metro-stations-1-hint = Choisissez Wagon, puis suivez les voies en bas du centre.
metro-stations-1-solved = Une ligne de plus, déjà longue de cinq. Elle ne compte jamais double.
metro-stations-2 = Ici une voie sort du centre et y revient. Placez votre wagon pour qu’il marque aussitôt.
metro-stations-2-empty = Aucune tuile ne touche cette station : rien ne compte encore.
metro-stations-2-other = Rien n’a compté. Une station du centre a déjà une voie complète.
metro-stations-2-solved = La voie était complète : cinq points tout de suite.

metro-central-tracks = Voies centrales
metro-central-tracks-about = Les lignes traversent le centre
metro-central-tracks-1 = Des voies couvrent le centre et rien ne compte double. Faites traverser la ligne 18 pour douze points.
metro-central-tracks-1-short = Deux points pour la ligne 21. La ligne 18 pouvait traverser le centre.
metro-central-tracks-1-other = La ligne 18 n’a pas encore traversé le centre.
metro-central-tracks-1-solved = Douze tuiles, celles du centre comprises.

metro-station-numbers = Numéros de station
metro-station-numbers-about = Des numéros secrets paient à la fin
metro-station-numbers-1 = Vous avez le numéro 19 : une ligne qui y arrive vous paie aussi. Amenez-y la longue ligne bleue.
metro-station-numbers-1-own = Deux points pour vous. La ligne bleue, à votre numéro, en aurait payé neuf.
metro-station-numbers-1-other = Aucune longue ligne n’est arrivée à la station 19.
metro-station-numbers-1-solved = Neuf points pour bleu maintenant, et neuf pour vous à la fin.
