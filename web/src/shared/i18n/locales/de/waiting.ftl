waiting-for = { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count } Personen.
}
code-how = Der Code zum Vorlesen. Er gilt auch bei „Beitreten“ auf der Startseite.
qr-how = Oder die Kamera eines Telefons hierauf richten.
seat-for-link = für alle, die dem Link folgen
seat-kept = für diese Person freigehalten
seat-you = du
seat-host = Gastgeber
seats-taken = { $taken } von { $seats } besetzt
sit-also = Noch einen Platz nehmen
sit-also-sure = Du hast schon einen Platz. Noch einen nehmen, für jemanden neben dir an diesem Bildschirm?
fill-start = Mit Bots füllen und beginnen
fill-others = Den Rest mit Bots füllen
waiting-sound = Ein Ton und der Titel des Tabs sagen dir Bescheid.
waiting-title = Der Titel des Tabs sagt dir Bescheid.
sound-too = Auch mit einem Ton
waiting-rated = Gewertet: Das Ergebnis ändert die Wertungszahl aller. Wer geht, hat verloren.
will-be-played = Das wird gespielt
not-rated = Nicht gewertet
rated-does = Das Ergebnis ändert die Wertungszahl aller. Wer geht, hat verloren.
not-rated-does = Keine Wertungszahl ändert sich, also dürfen Bots mitspielen.
table-public = Öffentlich
table-public-does = Alle sehen diesen Tisch auf der Startseite und dürfen mitspielen.
table-private = Privat
table-private-does = Nur wer den Link oder den Code hat, kann hereinkommen.
clock-minutes = { $minutes } Minuten für jeden
clock-minutes-does = Dazu { $seconds } Sekunden je Zug. Wessen Zeit abläuft, hat verloren; ein Bot spielt für die anderen weiter.
clock-days-each = { $days } Tage je Zug
clock-days-does = Wer länger braucht, hat verloren; ein Bot spielt für die anderen weiter.
clock-no = Ohne Uhr
clock-no-does = Alle nehmen sich die Zeit, die sie brauchen.
invites-you = { $name } lädt dich ein
invites-to = zu einer Partie { $game }
invites-to-table = zu einer Partie { $game } am Tisch { $table }
seats-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
name-how = Die anderen sehen ihn. Behalte ihn oder schreib deinen eigenen.
your-colour = Deine Farbe
sit-down = Platz nehmen
change = Ändern
share-link = Teilen …
guest-new = { $game } ist neu für dich?
guest-learn = Die Grundlagen in 5 Minuten lernen
