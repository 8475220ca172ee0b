all-events = Todo lo ocurrido y el chat
you-win = Has ganado
ahead-of = { $count } más que { $name }
your-place = Tu puesto: { $place } de { $players }, con { $points }.
skip-to-result = Ir al resultado
share = Compartir
what-decided = Lo que decidió la partida
points-over-game = Puntos durante la partida
metro-end-leads = se pone en cabeza
metro-end-centre = llega al centro
metro-end-arrives = llega a { $name }
metro-end-see = Ver la loseta { $tile } en la repetición
metro-end-the-centre = centro
metro-end-tile = loseta
metro-end-line = línea
metro-end-length = longitud
metro-end-lines = Las líneas de cada jugador
metro-end-no-lines = Ninguna línea completa.
metro-end-reason = La loseta { $tile } completó { $name }: { $points } de los { $all } puntos.
metro-end-reason-centre = { $name } llegó al centro con la loseta { $tile }: { $length } × { $times } = { $points } de los { $all } puntos.
metromania-week = La semana
metromania-no-trip = sin viaje
metromania-before-monday = Antes del lunes
metromania-kept-how = Los puntos de estaciones cuentan enteros con las dos líneas terminadas, la mitad (redondeada hacia abajo) con una, y nada con ninguna.
metromania-lost-how = −6: el viaje es imposible por culpa de este jugador: un destino sin colocar, sin estación o sin conexión.
metromania-trip-how = { $sections ->
    [one] { $sections } tramo
   *[other] { $sections } tramos
}{ $changes ->
    [0] , sin transbordos.
    [one] {" "}y { $changes } transbordo de 3 minutos.
   *[other] {" "}y { $changes } transbordos de 3 minutos.
}
metromania-trip-ways = Hay { $count } viajes igual de rápidos.
metromania-trip-on = { $minutes } min por { $lines }
metromania-impossible = Imposible:
metromania-final-stations = Puntos de estaciones
metromania-final-lines = Líneas terminadas
metromania-kept-all = todos
metromania-kept-half = mitad
metromania-kept-none = perdidos
metromania-total = Total
metromania-total-so-far = Hasta ahora
metromania-end-reason = Se conservaron { $kept } puntos de estaciones; la semana dio { $week }.
day-long-Monday = Lunes
day-long-Tuesday = Martes
day-long-Wednesday = Miércoles
day-long-Thursday = Jueves
day-long-Friday = Viernes
day-long-Saturday = Sábado
day-long-Sunday = Domingo
