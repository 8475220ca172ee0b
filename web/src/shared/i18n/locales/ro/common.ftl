game-metro = Metro
game-metromania = Metromania
about-metro = Așază piese cu șine și ține-ți liniile în mișcare. O linie care ajunge în centru valorează dublu.
about-metromania = Sapă tuneluri într-un oraș de triunghiuri, ca cele mai rapide călătorii ale săptămânii să treacă pe liniile tale.
home = Acasă
home-title = Construiește metroul din Paris
home-text = Două jocuri de societate. Fiecare linie, fiecare lungime, fiecare punct se vede înainte de a confirma.
menu = Meniu
pages = Pagini
skip = Sari la conținut
loading = O clipă…
game = Joc
rules = Reguli
rules-of = Regulile jocului { $game }
contents = Cuprins
replays = Reluări
bots = Roboți
strength = Putere
play-game = Joacă { $game }
play-people = Joacă cu alții
open-table = Deschide o masă
join-by = Intră cu link sau cod
join = Intră
hot-seat = Mai mulți pe acest dispozitiv
your-tables = Mesele tale
your-tables-none = Încă nicio partidă.
open-tables = Mese cu locuri libere
open-tables-none = Acum nu așteaptă nimeni.
watch = Privește
watch-none = Nu se joacă nicio partidă publică.
finished = Terminate
seats-open = { $count ->
    [one] { $count } loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
}
guest = Oaspete { $number }
you-are = Ești { $name }
your-name = Numele tău
save = Salvează
passphrase = Frază secretă (cel puțin 8 caractere)
keep-name = Păstrează numele
sign-in = Autentificare
your-page = Partidele și statisticile tale
players = Jucători
players-count = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
seats = Locuri
seat-number = Jucătorul { $number }
seat-open = Loc liber
name-of-seat = Numele jucătorului { $number }
here = Cineva pe acest dispozitiv
bot-named = Robotul { $name }
bot-level = Robot { $level }
bot-random = la întâmplare
bot-one-ply = simplu
bot-easy = ușor
bot-medium = mediu
bot-hard = greu
bot-expert = expert
clock = Ceas
clock-none = Fără
clock-game = Pe partidă
clock-days = Zile pe mutare
minutes-each = Minute pentru fiecare jucător
days-each = Zile pentru fiecare mutare
days-left = { $count ->
    [one] { $count } zi
    [few] { $count } zile
   *[other] { $count } de zile
}
public = Oricine poate vedea masa și poate intra
random-first = Locuri trase la sorți
rated = Partidă pentru clasament
played-with = Se joacă cu
start = Începe
yes = Da
no = Nu
on = Da
off = Nu
language = Limbă
theme = Aspect
theme-auto = Sistem
theme-light = Luminos
theme-dark = Întunecat
palette = Culorile liniilor
palette-standard = Obișnuite
palette-okabe = Daltonism
palette-contrast = Contrast
speed = Animație
speed-0 = Fără
speed-1 = Normală
speed-2 = Rapidă
sound = Sunet
score-track = Pistă de punctaj în jurul tablei
you = Tu
away = absent
fate-handed-over = continuă un robot
fate-resigned = s-a retras
fate-timed-out = fără timp
points = puncte
points-count = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
no-change = neschimbat
your-turn = Rândul tău
your-turn-elsewhere = E rândul tău la altă masă.
turn-of = La rând: { $name }
only-mine = Doar liniile mele
what-happened = Ce s-a întâmplat
nothing-yet = Încă nimic.
since-away = Cât ai lipsit
chat = Discuție
chat-empty = Nimeni n-a spus nimic.
say = Spune ceva
mute = Ignoră
board-in-words = Tabla în cuvinte
you-may = Poți
reconnecting = Partida ta e în siguranță. Se reconectează…
waiting-connection = Se așteaptă conexiunea…
no-entry = Această masă este privată. Cere linkul celui care a deschis-o.
waiting = Partida începe când toate locurile sunt ocupate.
table-closed = Această masă a fost închisă.
sit = Așază-te
stand = Ridică-te
seat-bot = Pune un robot
open-seat = Eliberează locul
close-table = Închide masa
invite = Invită
invite-link = Link către această masă
qr-code = Link către această masă, cod QR
copy-link = Copiază linkul
copy = Copiază
copied = Copiat
curtain = { $name }, e rândul tău
curtain-how = Dă dispozitivul mai departe. Nimeni altcineva nu trebuie să privească acum.
curtain-open = Eu sunt { $name }
result = Rezultat
won = { $count ->
    [one] Câștigă { $names }
   *[other] { $names } își împart victoria
}
ended-agreed = Toți au hotărât să încheie aici.
how-points = Cum s-au adunat punctele
rating-change = Clasament { $before } → { $after }
rematch = Joacă din nou
to-rematch = La partida următoare
replay = Revezi partida
record = Salvează partida
hint = Cere sfat robotului { $bot }
hint-thinking = Robotul { $bot } se gândește…
hint-suggests = Robotul { $bot } propune: { $text }
never-mind = Lasă
end-early = Propune încheierea aici
end-early-no = Continuă jocul
ending-votes = { $count ->
    [one] { $count } jucător vrea să încheie aici.
    [few] { $count } jucători vor să încheie aici.
   *[other] { $count } de jucători vor să încheie aici.
}
hand-over = Lasă un robot să joace pentru mine
come-back = Să-mi reiau locul
resign = Retrage-te
resign-sure = Sigur te retragi?
fair = Amestec sigilat { $commitment }…: hotărât înainte de partidă, arătat după.
seed = Sămânța amestecului
confirm = Confirmă
take-back = Anulează
event-end = Partida s-a încheiat
to-start = La început
to-end = La sfârșit
step-back = Un pas înapoi
step-on = Un pas înainte
step = Pas
step-of = { $step } din { $count }
play = Redă
pause = Pauză
pace-0 = Lent
pace-1 = Normal
pace-2 = Rapid
eyes = Văzut de
nothing-hidden = Totul la vedere
drop-record = Lasă aici înregistrarea unei partide sau alege un fișier. Fiecare mutare este verificată.
choose-file = Alege un fișier
player-since = Aici din { $day }
statistics = Statistici
played = Jucate
won-count = Câștigate
best = Cel mai bun
average = Medie
rating = Clasament
colour-yellow = galben
colour-blue = albastru
colour-orange = portocaliu
colour-green = verde
colour-purple = purpuriu
colour-black = negru
colour-red = roșu
colour-white = alb
