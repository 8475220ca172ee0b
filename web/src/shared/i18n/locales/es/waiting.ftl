waiting-for = { $count ->
    [one] Falta un jugador.
   *[other] Faltan { $count } jugadores.
}
code-how = El código, para leerlo en voz alta. También vale en «Entrar» en la página de inicio.
qr-how = O enfoca aquí la cámara de un teléfono.
seat-for-link = para quien siga el enlace
seat-kept = guardado para esta persona
seat-you = tú
seat-host = invita
seats-taken = { $taken } de { $seats } ocupados
sit-also = Ocupar otro asiento
sit-also-sure = Ya tienes un asiento. ¿Ocupar otro para alguien a tu lado ante esta pantalla?
fill-start = Completar con bots y empezar
fill-others = Completar con bots
waiting-sound = Te avisarán un sonido y el título de la pestaña.
waiting-title = Te avisará el título de la pestaña.
sound-too = También con un sonido
waiting-rated = Puntuada: el resultado cambia la puntuación de todos. Irse cuenta como derrota.
will-be-played = Qué se va a jugar
not-rated = No puntuada
rated-does = El resultado cambia la puntuación de todos. Irse cuenta como derrota.
not-rated-does = La puntuación de nadie cambia, así que pueden jugar bots.
table-public = Pública
table-public-does = Todos ven esta mesa en la página de inicio y pueden entrar.
table-private = Privada
table-private-does = Solo puede entrar quien tenga el enlace o el código.
clock-minutes = { $minutes } minutos cada uno
clock-minutes-does = Más { $seconds } segundos por turno. Quien agota su tiempo pierde; un bot sigue jugando para los demás.
clock-days-each = { $days } días por turno
clock-days-does = Quien tarda más pierde; un bot sigue jugando para los demás.
clock-no = Sin reloj
clock-no-does = Cada cual se toma el tiempo que necesita.
invites-you = { $name } te invita
invites-to = a una partida de { $game }
invites-to-table = a una partida de { $game } en la mesa { $table }
seats-free = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
}
name-how = Los demás lo ven. Déjalo o escribe el tuyo.
your-colour = Tu color
sit-down = Sentarme
change = Cambiar
share-link = Compartir…
guest-new = ¿Nuevo en { $game }?
guest-learn = Aprende lo básico en 5 minutos
