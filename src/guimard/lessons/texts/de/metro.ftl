metro-hint-line = Folge dieser Linie bis zur Spitze.
metro-hint-cell = Dein Plättchen gehört hierhin.
metro-not-longer = Keine deiner Linien ist gewachsen. Schau, wo deine orangen Linien weitergehen.

metro-aim = Das Ziel
metro-aim-about = Lange Linien sind Punkte
metro-aim-1 = Lange Linien gewinnen: Jedes Plättchen auf ihrem Weg ist ein Punkt. Du bist Orange: Lege so, dass eine deiner Linien wächst.
metro-aim-1-blue = Damit wurde die Linie von Blau länger. Deine beginnen bei den orangen Wagen.
metro-aim-1-solved = Deine Linie fährt los. Kommt sie an, zählt jedes Plättchen auf ihrem Weg einen Punkt.
metro-aim-2 = Eine Linie darf mehrmals über ein Plättchen laufen, jedes Mal zählt. Mach Linie 21 fünf lang.
metro-aim-2-beside = Hier kommt Linie 21 nicht vorbei. Sie geht an ihrer Spitze weiter.
metro-aim-2-solved = Ein Plättchen, drei Punkte: Die Linie läuft immer wieder hindurch.

metro-follow = Einer Linie folgen
metro-follow-about = Wo geht sie weiter?
metro-follow-1 = Linien machen Umwege. Folge Linie 21 bis zur Spitze und lege dort dein Plättchen.
metro-follow-1-beside = Neben der Linie, aber nicht an ihrer Spitze: Sie ist nicht gewachsen.
metro-follow-1-other = Linie 21 ist nicht gewachsen. Folge ihr vom Wagen aus.
metro-follow-1-solved = Genau da geht sie weiter. Zeig auf einen Wagen, dann siehst du seine ganze Linie.
metro-follow-2 = Zwei deiner Linien treffen sich. Verlängere beide mit einem Plättchen.
metro-follow-2-beside = Hier kommt keine der beiden Linien hin.
metro-follow-2-other = Das reicht nicht: Linie 18 und Linie 21 müssen beide wachsen.
metro-follow-2-solved = Beide sind gewachsen. Ein gutes Plättchen hilft doppelt.

metro-finish = Eine Linie fertig bauen
metro-finish-about = Ein Punkt für jedes Plättchen
metro-finish-1 = Erreicht eine Linie irgendeine Station, ist sie fertig und zählt sofort. Bau eine von deinen fertig.
metro-finish-1-open = Linie 21 ist länger, aber noch offen. Linie 18 könnte ankommen.
metro-finish-other = Keine deiner Linien hat genug gebracht. Welche Spitze liegt neben einer Station?
metro-finish-1-solved = Linie 18 ist da: fünf Plättchen, fünf Punkte. Wem die Station gehört, ist egal.
metro-finish-2 = Du kannst eine von zwei Linien fertig bauen. Hol zehn Punkte.
metro-finish-2-short = Zwei Plättchen, zwei Punkte, und Linie 18 ist vorbei. Linie 21 bringt zehn.
metro-finish-2-solved = Zehn Punkte. Schau vor dem Abschluss, ob eine andere Linie länger ist.

metro-centre = Im Zentrum doppelt
metro-centre-about = Wer dort ankommt, zählt doppelt
metro-centre-1 = Eine Linie, die im Zentrum endet, zählt doppelt. Lege so, dass du am meisten bekommst.
metro-centre-1-short = Linie 18 endet am Rand und bringt 3 Punkte. Deine andere Linie könnte ins Zentrum.
metro-centre-other = Das waren zu wenig Punkte. Welche deiner Linien kann im Zentrum enden?
metro-centre-1-solved = Sieben Plättchen, im Zentrum doppelt: 14 Punkte.
metro-centre-2 = Sechs Plättchen zum Rand oder fünf ins Zentrum? Nimm, was mehr bringt.
metro-centre-2-edge = Sechs Plättchen zum Rand sind 6 Punkte. Die kürzere Linie bringt im Zentrum 10.
metro-centre-2-solved = Fünf Plättchen, doppelt: 10 Punkte. Das Zentrum schlägt den längeren Weg.

metro-ban = Keine Linie aus einem Plättchen
metro-ban-about = Das Einzige, was verboten ist
metro-ban-1 = Ein Plättchen allein darf nie Station mit Station verbinden. Verlängere Linie 21, ohne das zu tun.
metro-ban-1-own = Verboten: Hier würde deine Linie sofort in eine Station zurücklaufen.
metro-ban-1-others = Auch das ist verboten: Die Stationen der anderen sind genauso geschützt.
metro-ban-1-solved = Abseits der Stationen ist das Plättchen erlaubt, und deine Linie geht weiter.

metro-exception = Außer wenn nichts anderes geht
metro-exception-about = Die Ausnahme davon
metro-exception-1 = Dieses Plättchen schickt jede Linie zurück, wo es auch liegt. Dann ist es erlaubt. Du bist Gelb: Beende eine fremde Linie.
metro-exception-1-own = Du hast deine eigene Linie für einen Punkt beendet. Nimm ein Feld ohne gelben Wagen.
metro-exception-1-hint = Gelbe Wagen gehören dir. Alle anderen gehören den Mitspielern.
metro-exception-1-solved = Diese Linie ist nach einem Plättchen vorbei. Erlaubt, weil das Plättchen nirgends sonst passt.

metro-draw = Wann man zieht
metro-draw-about = Ein Plättchen aufheben
metro-draw-1 = Passt dein Plättchen schlecht? Zieh ein anderes und lege das. Hol 15 Punkte.
metro-draw-1-short = Zwei Punkte, und die Linie ist vorbei. Du hättest ein anderes ziehen können.
metro-draw-1-other = Das waren keine 15 Punkte. Zieh zuerst, dann schau auf Linie 21.
metro-draw-1-hint = Dein Plättchen hilft jetzt nicht. Zieh eins.
metro-draw-1-solved = 15 Punkte, und dein erstes Plättchen hast du noch auf der Hand.

metro-short = Kurze Linien verlieren
metro-short-about = Schick die anderen heim, nicht dich
metro-short-1 = Die blaue Linie 19 will ins Zentrum. Beende sie jetzt, solange sie kurz ist.
metro-short-1-own = Du hast deine eigene Linie für vier Punkte beendet, und Blau fährt weiter ins Zentrum.
metro-short-1-other = Die blaue Linie ist noch offen, und das Zentrum ist nah.
metro-short-1-solved = Blau bekommt 5 Punkte. Im Zentrum wäre es mehr als das Doppelte gewesen.

metro-open = Eine Linie offen halten
metro-open-about = So bauen, dass es weitergeht
metro-open-1 = Keine Eile: Bring Linie 21 auf mindestens sieben und lass alle deine Linien offen.
metro-open-1-short = Linie 18 ist für zwei Punkte vorbei. Sie hätte die ganze Partie wachsen können.
metro-open-other = Linie 21 ist noch zu kurz, oder eine deiner Linien ist beendet.
metro-open-1-solved = Länger und noch offen: Jedes weitere Plättchen ist ein Punkt mehr.
metro-open-2 = Noch einmal: Linie 21 auf sechs oder mehr, und keine deiner Linien beendet.
metro-open-2-short = Drei Punkte und vorbei. Such die Spitze von Linie 21.
metro-open-2-solved = Schön offen gehalten. Die Partie endet mit dem letzten Plättchen; bis dahin kommt jede Linie an.

metro-companies = Gesellschaften
metro-companies-about = Anteile statt Linien
metro-companies-1 = Linien gehören Gesellschaften, du hast Anteile. Rot punktet gleich: Tausche deine 40 % Gelb gegen Rot.
metro-companies-1-pile = Du hast einen unbekannten Anteil vom Stapel genommen. 40 % Rot lagen offen.
metro-companies-1-other = Du brauchst den roten Anteil mit 40 %.
metro-companies-1-hint = Wähle Tauschen, deinen Anteil mit 40 %, und nimm den offenen.
metro-companies-1-solved = Du hast jetzt 40 % von Rot: am Ende viermal dessen Wert.
metro-companies-2 = Du hast 40 % von Rot. Lege so, dass Rot möglichst viele Punkte bekommt.
metro-companies-2-green = Fünf Punkte für Grün, und du hast keinen grünen Anteil.
metro-companies-2-other = Rot hat nichts bekommen. Linie 21 ist rot.
metro-companies-2-solved = 18 Punkte für Rot. Je mehr Punkte eine Gesellschaft hat, desto mehr sind ihre Anteile wert.

metro-stations = Stationen
metro-stations-about = Dein Wagen im Zentrum
metro-stations-1 = Statt zu legen, darfst du deinen Zentrumswagen einsetzen. Setz ihn dorthin, wo das längste Gleis beginnt.
metro-stations-1-short = Von hier führen nur zwei Plättchen weg. Daneben warten fünf.
metro-stations-1-other = Hier beginnt kein langes Gleis. Setz den Wagen auf eine Station im Zentrum.
metro-stations-1-hint = Wähle Wagen und folge den Gleisen unten am Zentrum.
metro-stations-1-solved = Eine Linie mehr, schon fünf lang. Doppelt zählt sie nie.
metro-stations-2 = Hier führt ein Gleis aus dem Zentrum und wieder zurück. Setz deinen Wagen so, dass er sofort punktet.
metro-stations-2-empty = An dieser Station liegt kein Plättchen: Noch zählt nichts.
metro-stations-2-other = Nichts gezählt. Eine Station im Zentrum hat schon ein fertiges Gleis.
metro-stations-2-solved = Das Gleis war fertig: sofort fünf Punkte.

metro-central-tracks = Zentrale Gleise
metro-central-tracks-about = Linien fahren durch die Mitte
metro-central-tracks-1 = Gleise bedecken das Zentrum, nichts zählt doppelt. Schick Linie 18 mitten hindurch, für zwölf Punkte.
metro-central-tracks-1-short = Zwei Punkte für Linie 21. Linie 18 könnte durchs Zentrum fahren.
metro-central-tracks-1-other = Linie 18 ist noch nicht durchs Zentrum gefahren.
metro-central-tracks-1-solved = Zwölf Plättchen, die im Zentrum mitgezählt.

metro-station-numbers = Stationsnummern
metro-station-numbers-about = Geheime Nummern zahlen am Ende
metro-station-numbers-1 = Du hast die Nummer 19: Eine Linie, die dort ankommt, zahlt auch dir. Bring die lange blaue Linie zur Station 19.
metro-station-numbers-1-own = Zwei Punkte für dich. Die blaue Linie hätte dir bei deiner Nummer neun gebracht.
metro-station-numbers-1-other = An Station 19 ist keine lange Linie angekommen.
metro-station-numbers-1-solved = Neun Punkte für Blau jetzt, und neun für dich am Ende.
