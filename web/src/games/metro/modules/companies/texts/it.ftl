metro-event-exchange-face-up = scambia l’azione del { $share }% con quella scoperta
metro-event-exchange-pile = scambia l’azione del { $share }% con una coperta
metro-event-exchange-closed = Una compagnia ha 25 punti: gli scambi sono finiti.
metro-hidden = coperta
metro-hidden-count = { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
}
metro-shares = Le tue azioni
metro-worth = ora valgono { $count }
metro-exchange = Azioni da prendere
metro-exchange-how = Scegli una tua azione o una da prendere: si scambia con la stessa percentuale, invece di posare una tessera.
metro-exchange-over = Adesso non si può scambiare.
metro-exchange-effect = Le tue azioni varrebbero { $after } invece di { $before }.
metro-exchange-unknown = Non sai che cosa riceverai.
metro-take = Prendi ({ $colour })
metro-take-hidden = Prendi l’azione coperta
metro-companies = Le compagnie
metro-company = compagnia
metro-value = valore
metro-yours = tue
metro-majority = Maggior azionista noto: { $names }, +{ $points }
metro-companies-how = Valore: 8 meno uno per ogni compagnia con più punti. Gli scambi finiscono quando una compagnia ha 25 punti.
metro-final-share = { $share }% ({ $colour }): { $points }
metro-final-majority = Maggior azionista ({ $colour }): { $points }
option-metro-modules-companies = Compagnie della metro
option-metro-modules-companies-help = Otto compagnie possiedono le linee; tu hai azioni, le scambi e vinci con il loro valore.
refused-no-companies = In questa partita non ci sono azioni.
refused-share-shown = La tua azione del { $share }% è stata mostrata per un vagone; la tieni.
refused-exchange-closed = Una compagnia ha 25 punti: gli scambi sono finiti.
refused-exchange-paused = Troppi scambi di fila. Prima qualcuno deve posare una tessera.
