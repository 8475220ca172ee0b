options = Options
fewer-options = Moins d’options
bots-of = { $count ->
    [one] { $count } robot, { $level }
   *[other] { $count } robots, { $level }
}
preset-family = Famille
preset-companies = Compagnies
preset-everything = Tout
preset-open = Ouverte
preset-rigorous = Rigoureuse
preset-custom = Sur mesure
preset-metro-family = Le jeu de base : une tuile en main, chacun possède les lignes d’une couleur.
preset-metro-companies = Huit compagnies, et personne ne possède de ligne : ayez des actions de celles qui vaudront le plus.
preset-metro-everything = Compagnies, wagons au centre et numéros de stations secrets. Pour ceux qui connaissent le jeu.
preset-metro-custom = Votre propre formule. Choisissez ci-dessous.
preset-metromania-family = Les lettres des destinations restent secrètes jusqu’à leur pose.
preset-metromania-open = Tout le monde voit toutes les lettres dès le début. Idéal pour une première partie.
preset-metromania-rigorous = La répartition fixe de la règle, visible de tous. Pour quatre joueurs.
preset-metromania-custom = Votre propre formule. Choisissez ci-dessous.
last-game = Votre dernière partie
continue = Continuer
my-games = Mes parties
show = Afficher
games-all = Toutes
games-running = En cours
games-finished = Terminées
game-won = Gagné, { $own } à { $best }
game-place = { $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $players }, { $own } à { $best }
older-games = Parties plus anciennes
open = Ouvrir
delete = Supprimer
undo = Annuler
game-deleted = La partie est supprimée.
no-such-code = Il n’y a pas de table { $code }.
preset = Formule
clock-none-line = Chacun prend le temps qu’il lui faut.
clock-game-line = Le temps de chacun pour toute la partie, plus dix secondes après chaque tour.
clock-days-line = Pour des parties qui durent des jours : ce nombre de jours par tour.
public-watch = Tout le monde peut regarder
