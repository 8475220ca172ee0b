metro-hint-line = Urmărește linia până la capăt.
metro-hint-cell = Piesa ta vine aici.
metro-not-longer = Nicio linie de-a ta n-a crescut. Vezi pe unde continuă liniile portocalii.

metro-aim = Scopul
metro-aim-about = Liniile lungi înseamnă puncte
metro-aim-1 = Liniile lungi câștigă: fiecare piesă traversată e un punct. Ești portocaliu: așază piesa ca să crească o linie a ta.
metro-aim-1-blue = Ai lungit linia lui albastru. Ale tale pleacă de la vagoanele portocalii.
metro-aim-1-solved = Linia ta a pornit. La sosire, fiecare piesă traversată va fi un punct.
metro-aim-2 = O linie poate trece de mai multe ori prin aceeași piesă și de fiecare dată contează. Fă linia 21 de cinci.
metro-aim-2-beside = Linia 21 nu trece pe aici. Continuă de la capătul ei.
metro-aim-2-solved = O piesă, trei puncte: linia trece prin ea iar și iar.

metro-follow = Urmărește o linie
metro-follow-about = Pe unde continuă?
metro-follow-1 = Liniile ocolesc. Urmărește linia 21 până la capăt și așază acolo piesa.
metro-follow-1-beside = Lângă linie, dar nu la capăt: n-a crescut.
metro-follow-1-other = Linia 21 n-a crescut. Urmărește-o de la vagon.
metro-follow-1-solved = Chiar pe acolo continuă. Arată spre un vagon ca să-i vezi toată linia.
metro-follow-2 = Două linii ale tale se întâlnesc. Lungește-le pe amândouă cu o singură piesă.
metro-follow-2-beside = Niciuna dintre cele două nu intră aici.
metro-follow-2-other = Nu ajunge: trebuie să crească și 18, și 21.
metro-follow-2-solved = Au crescut amândouă. O piesă bună ajută de două ori.

metro-finish = Încheie o linie
metro-finish-about = Un punct de piesă
metro-finish-1 = O linie care ajunge în orice stație e încheiată și aduce puncte pe loc. Încheie una de-a ta.
metro-finish-1-open = Linia 21 e mai lungă, dar tot deschisă. Linia 18 putea să ajungă.
metro-finish-other = Nicio linie de-a ta n-a adus destul. Care capăt e lângă o stație?
metro-finish-1-solved = Linia 18 a ajuns: cinci piese, cinci puncte. Nu contează a cui e stația.
metro-finish-2 = Poți încheia una din două linii. Fă zece puncte.
metro-finish-2-short = Două piese, două puncte și linia 18 s-a terminat. Linia 21 valorează zece.
metro-finish-2-solved = Zece puncte. Înainte să închei o linie, caută una mai lungă.

metro-centre = Dublu în centru
metro-centre-about = Cine ajunge acolo valorează dublu
metro-centre-1 = O linie care se încheie în centru valorează dublu. Așază piesa unde aduce cel mai mult.
metro-centre-1-short = Linia 18 se încheie la margine cu 3 puncte. Cealaltă putea ajunge în centru.
metro-centre-other = N-au fost destule puncte. Care linie a ta poate ajunge în centru?
metro-centre-1-solved = Șapte piese, dublate de centru: 14 puncte.
metro-centre-2 = Șase piese până la margine sau cinci până în centru? Alege ce aduce mai mult.
metro-centre-2-edge = Șase piese până la margine fac 6 puncte. Linia mai scurtă aduce 10 în centru.
metro-centre-2-solved = Cinci piese, de două ori: 10 puncte. Centrul bate un drum mai lung.

metro-ban = Fără linii de o piesă
metro-ban-about = Singurul lucru interzis
metro-ban-1 = O singură piesă nu are voie să lege stație de stație. Lungește linia 21 fără asta.
metro-ban-1-own = Interzis: aici linia ta s-ar întoarce imediat într-o stație.
metro-ban-1-others = Și asta e interzis: stațiile celorlalți sunt la fel de protejate.
metro-ban-1-solved = Departe de stații piesa e permisă, iar linia ta continuă.

metro-exception = Doar dacă nu încape altundeva
metro-exception-about = Excepția
metro-exception-1 = Piesa asta întoarce orice linie, oriunde ai pune-o; atunci e permisă. Ești galben: încheie linia altcuiva.
metro-exception-1-own = Ți-ai trimis acasă propria linie pentru un punct. Alege o căsuță fără vagon galben.
metro-exception-1-hint = Vagoanele galbene sunt ale tale. Restul sunt ale celorlalți.
metro-exception-1-solved = Linia lor s-a terminat după o piesă. Se putea, fiindcă piesa nu încăpea altundeva.

metro-draw = Când tragi alta
metro-draw-about = Păstrează o piesă
metro-draw-1 = Piesa ta nu se potrivește? Trage alta și așaz-o pe aceea. Fă 15 puncte.
metro-draw-1-short = Două puncte și linia s-a terminat. Puteai trage altă piesă.
metro-draw-1-other = N-au fost 15 puncte. Întâi trage, apoi uită-te la linia 21.
metro-draw-1-hint = Piesa ta nu ajută acum. Trage alta.
metro-draw-1-solved = 15 puncte, iar prima piesă e tot în mâna ta.

metro-short = Cine încheie scurt pierde
metro-short-about = Trimite-i acasă pe alții, nu pe tine
metro-short-1 = Linia 19 a lui albastru merge spre centru. Încheie-o acum, cât e scurtă.
metro-short-1-own = Ți-ai încheiat linia pentru patru puncte, iar albastru merge spre centru.
metro-short-1-other = Linia albastră e tot deschisă, iar centrul e aproape.
metro-short-1-solved = Albastru ia 5 puncte. În centru ar fi fost mai mult decât dublu.

metro-open = Ține o linie deschisă
metro-open-about = Construiește ca să continue
metro-open-1 = Fără grabă. Du linia 21 la cel puțin șapte și lasă-ți toate liniile deschise.
metro-open-1-short = Linia 18 s-a terminat pentru două puncte. Putea crește toată partida.
metro-open-other = Linia 21 e încă scurtă sau una dintre liniile tale s-a încheiat.
metro-open-1-solved = Mai lungă și tot deschisă: fiecare piesă de acum e încă un punct.
metro-open-2 = Încă o dată: linia 21 la șase sau mai mult, fără să închei vreuna de-a ta.
metro-open-2-short = Trei puncte și gata. Caută capătul liniei 21.
metro-open-2-solved = Tot deschise, foarte bine. Partida se termină cu ultima piesă; până atunci ajunge fiecare linie.

metro-companies = Companii
metro-companies-about = Acțiuni, nu linii
metro-companies-1 = Liniile sunt ale companiilor, tu ai acțiuni. Roșu va puncta: schimbă cei 40 % galbeni pe roșu.
metro-companies-1-pile = Ai luat o acțiune necunoscută din teanc. Cei 40 % roșii erau la vedere.
metro-companies-1-other = Îți trebuie acțiunea roșie de 40 %.
metro-companies-1-hint = Alege Schimbă, acțiunea ta de 40 %, și ia-o pe cea la vedere.
metro-companies-1-solved = Acum ai 40 % din roșu: de patru ori valoarea lui la final.
metro-companies-2 = Ai 40 % din roșu. Așază piesa ca roșu să puncteze cât mai mult.
metro-companies-2-green = Cinci puncte pentru verde, iar tu n-ai acțiuni verzi.
metro-companies-2-other = Roșu n-a punctat. Linia 21 e roșie.
metro-companies-2-solved = 18 puncte pentru roșu. Cu cât o companie are mai multe puncte, cu atât acțiunile ei valorează mai mult.

metro-stations = Stații
metro-stations-about = Un vagon al tău în centru
metro-stations-1 = În loc să așezi o piesă poți pune vagonul central. Pune-l unde începe șina cea mai lungă.
metro-stations-1-short = De aici pleacă doar două piese. Alături așteaptă cinci.
metro-stations-1-other = Aici nu începe nicio șină lungă. Pune vagonul pe o stație din centru.
metro-stations-1-hint = Alege Vagon și urmărește șinele din josul centrului.
metro-stations-1-solved = Încă o linie, deja de cinci. Nu valorează niciodată dublu.
metro-stations-2 = Aici o șină iese din centru și se întoarce. Pune vagonul ca să puncteze pe loc.
metro-stations-2-empty = Nicio piesă nu atinge stația asta: încă nu punctează nimic.
metro-stations-2-other = Nimic n-a punctat. O stație din centru are deja o șină completă.
metro-stations-2-solved = Șina era completă: cinci puncte pe loc.

metro-central-tracks = Șine centrale
metro-central-tracks-about = Liniile trec prin mijloc
metro-central-tracks-1 = Șine acoperă centrul și nimic nu valorează dublu. Trimite linia 18 prin mijloc pentru douăsprezece puncte.
metro-central-tracks-1-short = Două puncte pentru linia 21. Linia 18 putea trece prin centru.
metro-central-tracks-1-other = Linia 18 n-a trecut încă prin centru.
metro-central-tracks-1-solved = Douăsprezece piese, cu tot cu cele din centru.

metro-station-numbers = Numere de stație
metro-station-numbers-about = Numere secrete plătesc la final
metro-station-numbers-1 = Ai numărul 19: linia care ajunge acolo te plătește și pe tine. Adu linia lungă albastră în stația 19.
metro-station-numbers-1-own = Două puncte pentru tine. Linia albastră, la numărul tău, ar fi plătit nouă.
metro-station-numbers-1-other = Nicio linie lungă n-a ajuns în stația 19.
metro-station-numbers-1-solved = Nouă puncte pentru albastru acum și nouă pentru tine la final.
