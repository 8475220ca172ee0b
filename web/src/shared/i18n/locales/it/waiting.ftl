waiting-for = { $count ->
    [one] Manca ancora una persona.
   *[other] Mancano ancora { $count } persone.
}
code-how = Il codice, da leggere ad alta voce. Vale anche sotto «Entra» nella pagina iniziale.
qr-how = Oppure inquadra qui con la fotocamera di un telefono.
seat-for-link = per chi segue il link
seat-kept = tenuto per questa persona
seat-you = tu
seat-host = ospita
seats-taken = { $taken } di { $seats } occupati
sit-also = Prendi un altro posto
sit-also-sure = Hai già un posto. Prenderne un altro per qualcuno accanto a te a questo schermo?
fill-start = Riempi con bot e comincia
fill-others = Riempi il resto con bot
waiting-sound = Ti avviseranno un suono e il titolo della scheda.
waiting-title = Ti avviserà il titolo della scheda.
sound-too = Anche con un suono
waiting-rated = Vale per la classifica: il risultato cambia il punteggio di tutti. Chi se ne va perde.
will-be-played = Che cosa si gioca
not-rated = Non vale per la classifica
rated-does = Il risultato cambia il punteggio di tutti. Chi se ne va perde.
not-rated-does = Nessun punteggio cambia, quindi possono giocare anche i bot.
table-public = Pubblico
table-public-does = Tutti vedono questo tavolo nella pagina iniziale e possono entrare.
table-private = Privato
table-private-does = Può entrare solo chi ha il link o il codice.
clock-minutes = { $minutes } minuti a testa
clock-minutes-does = Più { $seconds } secondi a turno. Chi finisce il tempo perde; un bot continua per gli altri.
clock-days-each = { $days } giorni per turno
clock-days-does = Chi ci mette di più perde; un bot continua per gli altri.
clock-no = Senza orologio
clock-no-does = Ognuno si prende il tempo che gli serve.
invites-you = { $name } ti invita
invites-to = a una partita di { $game }
invites-to-table = a una partita di { $game } al tavolo { $table }
seats-free = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
name-how = Gli altri lo vedono. Tienilo o scrivi il tuo.
your-colour = Il tuo colore
sit-down = Siediti
change = Modifica
share-link = Condividi…
guest-new = { $game } è nuovo per te?
guest-learn = Impara le basi in 5 minuti
