waiting-for = { $count ->
    [one] Mai lipsește un jucător.
    [few] Mai lipsesc { $count } jucători.
   *[other] Mai lipsesc { $count } de jucători.
}
code-how = Codul, de citit cu voce tare. Merge și la „Intră” pe pagina principală.
qr-how = Sau îndreaptă aici camera unui telefon.
seat-for-link = pentru cine urmează linkul
seat-kept = păstrat pentru această persoană
seat-you = tu
seat-host = gazdă
seats-taken = { $taken } din { $seats } ocupate
sit-also = Ia încă un loc
sit-also-sure = Ai deja un loc. Mai iei unul pentru cineva de lângă tine la acest ecran?
fill-start = Completează cu roboți și începe
fill-others = Completează cu roboți
waiting-sound = Te vor anunța un sunet și titlul filei.
waiting-title = Te va anunța titlul filei.
sound-too = Și cu un sunet
waiting-rated = Pentru clasament: rezultatul schimbă punctajul tuturor. Cine pleacă pierde.
will-be-played = Ce se va juca
not-rated = Nu contează pentru clasament
rated-does = Rezultatul schimbă punctajul tuturor. Cine pleacă pierde.
not-rated-does = Punctajul nimănui nu se schimbă, deci pot juca și roboți.
table-public = Publică
table-public-does = Toți văd această masă pe pagina principală și pot intra.
table-private = Privată
table-private-does = Pot intra numai cei care au linkul sau codul.
clock-minutes = { $minutes } minute de fiecare
clock-minutes-does = Plus { $seconds } secunde pe tură. Cine rămâne fără timp pierde; un robot joacă mai departe pentru ceilalți.
clock-days-each = { $days } zile pe tură
clock-days-does = Cine depășește timpul pierde; un robot joacă mai departe pentru ceilalți.
clock-no = Fără ceas
clock-no-does = Fiecare își ia timpul de care are nevoie.
invites-you = { $name } te invită
invites-to = la o partidă de { $game }
invites-to-table = la o partidă de { $game } la masa { $table }
seats-free = { $count ->
    [one] un loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
}
name-how = Ceilalți îl văd. Păstrează-l sau scrie-l pe al tău.
your-colour = Culoarea ta
sit-down = Așază-te
change = Schimbă
share-link = Trimite…
guest-new = { $game } e nou pentru tine?
guest-learn = Învață noțiunile de bază în 5 minute
