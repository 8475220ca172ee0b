options = Opțiuni
fewer-options = Mai puține opțiuni
bots-of = { $count ->
    [one] { $count } robot, { $level }
    [few] { $count } roboți, { $level }
   *[other] { $count } de roboți, { $level }
}
preset-family = Familie
preset-companies = Companii
preset-everything = Tot
preset-open = Deschis
preset-rigorous = Riguros
preset-custom = La alegere
preset-metro-family = Jocul de bază: o piesă în mână, fiecare are liniile unei culori.
preset-metro-companies = Opt companii, iar liniile nu sunt ale nimănui: ia acțiuni la cele care vor valora cel mai mult.
preset-metro-everything = Companii, vagoane în centru și numere secrete de stații. Pentru cei care cunosc jocul.
preset-metro-custom = Amestecul tău. Alege mai jos.
preset-metromania-family = Literele destinațiilor rămân secrete până sunt așezate.
preset-metromania-open = Toți văd toate literele de la început. Bun pentru prima partidă.
preset-metromania-rigorous = Împărțirea fixă din regulament, vizibilă tuturor. Pentru patru jucători.
preset-metromania-custom = Amestecul tău. Alege mai jos.
last-game = Ultima ta partidă
continue = Continuă
my-games = Partidele mele
show = Arată
games-all = Toate
games-running = În curs
games-finished = Terminate
game-won = Câștigat, { $own } la { $best }
game-place = Locul { $place } din { $players }, { $own } la { $best }
older-games = Partide mai vechi
open = Deschide
delete = Șterge
undo = Anulează
game-deleted = Partida este ștearsă.
no-such-code = Nu există masa { $code }.
preset = Formulă
clock-none-line = Fiecare își ia timpul de care are nevoie.
clock-game-line = Timpul fiecăruia pentru toată partida, plus zece secunde după fiecare tură.
clock-days-line = Pentru partide care țin zile întregi: atâtea zile pentru fiecare tură.
public-watch = Oricine poate privi
