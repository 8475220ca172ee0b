metromania-board = Ciudad de Metromania, un hexágono de triángulos
metromania-solid = lisa
metromania-striped = rayada
metromania-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
metromania-side-left = lado izquierdo
metromania-side-right = lado derecho
metromania-start = inicio
metromania-end = final
metromania-station = estación
metromania-type-R = vivienda
metromania-type-C = trabajo
metromania-type-E = ocio
metromania-type-lake = lago
metromania-type-park = parque
metromania-held = en mano
metromania-finished = terminada
metromania-blocked = bloqueada
metromania-tunnels-left = { $count ->
    [one] queda { $count } túnel
   *[other] quedan { $count } túneles
}
metromania-stations-left = { $count ->
    [one] queda { $count } estación
   *[other] quedan { $count } estaciones
}
metromania-stations-left-short = quedan { $count }
metromania-turn = Tu turno: excava tres túneles
metromania-plan-how = Mientras tanto puedes planear tu turno en el mapa. No se envía nada.
metromania-plan-lost = Tu plan ya no es posible.
metromania-tunnel-of = Túnel { $number } de 3
metromania-how = Haz clic en un anillo: el túnel se excava al momento, en la casilla del anillo. Se puede deshacer.
metromania-how-start = Empieza una línea: haz clic en un anillo de una casilla de salida blanca.
metromania-how-touch = Toca una flecha y luego la casilla que ocupa el túnel. Se excava al momento y se puede deshacer.
metromania-how-start-touch = Empieza una línea: toca una casilla de salida blanca y luego hacia dónde va.
metromania-choose = Dónde excavar: las flechas eligen, Intro excava, Retroceso deshace
metromania-cell-left = Izquierda
metromania-cell-right = Derecha
metromania-which-line = Qué línea excavar
metromania-to-go = { $count ->
    [one] falta { $count } túnel
   *[other] faltan { $count } túneles
}
metromania-loses = Tras este túnel, { $line } ya no podrá terminarse.
metromania-loses-short = después la línea ya no podrá terminarse
metromania-loses-sure = Elígelo otra vez para excavarlo de todos modos.
metromania-whole = Ver toda la ciudad
metromania-near = Volver al extremo de la línea
metromania-all-trips = Todos los viajes
metromania-only-station = No se puede excavar ningún túnel: construye una estación en un anillo punteado.
metromania-only-pass = No se puede excavar ni construir: pasa.
metromania-double-title = Elige el tipo que quieres por duplicado
metromania-double-how = Recibirás cuatro destinos: uno de cada tipo y otro más del tipo que elijas. Las letras se reparten cuando todos han elegido.
metromania-double-type = dos de { $type }
metromania-double-taken = lo tiene { $name }
metromania-double-confirm = Tomar { $type } dos veces
metromania-double-none = Elige un tipo
metromania-done = Confirma el turno o deshaz un paso.
metromania-forbidden = Túneles no permitidos
metromania-forbidden-way = { $line } { $direction }, { $side }: no permitido, pulsa Intro para saber por qué
metromania-station-how = O construye una estación en un anillo punteado en vez de excavar.
metromania-bonus-how = La línea está terminada: elige dónde va su estación extra.
metromania-facts = Qué hace este paso
metromania-dig = Excavar el túnel { $number }
metromania-build = Construir la estación
metromania-confirm-turn = Confirmar el turno
metromania-pass = Pasar
metromania-direction-0 = hacia el este
metromania-direction-1 = hacia el sureste
metromania-direction-2 = hacia el suroeste
metromania-direction-3 = hacia el oeste
metromania-direction-4 = hacia el noroeste
metromania-direction-5 = hacia el noreste
metromania-step-start = sale { $direction }
metromania-step-dig = excava { $direction }
metromania-step-end = está terminada
metromania-step-station = recibe una estación
metromania-step-bonus = recibe su estación extra
metromania-places = se coloca el destino { $marker }
metromania-stations-built = { $count ->
    [one] { $count } estación
   *[other] { $count } estaciones
}
metromania-why-meets = Encuentra otra línea: aquí nace una estación
metromania-why-parts = Se separa de otra línea: aquí nace una estación
metromania-why-chosen = Aquí nace una estación
metromania-blocks = Bloquea la línea { $line }
metromania-hopeless = La línea { $line } ya no puede terminarse.
metromania-trips = Los viajes por ahora
metromania-trips-final = Los viajes de la semana
metromania-after-steps = tras estos pasos
metromania-after-step = tras este paso
metromania-cause-not-placed = { $type }: aún sin colocar
metromania-cause-never-placed = { $type }: sin colocar
metromania-cause-not-served = { $type }: sin estación
metromania-cause-not-connected = sin conexión
metromania-neither-not-placed = los dos aún sin colocar
metromania-neither-never-placed = los dos sin colocar
metromania-neither-not-served = los dos sin estación
metromania-short-not-placed = sin colocar
metromania-short-not-served = sin estación
metromania-short-not-connected = sin conexión
metromania-guilty = El viaje es imposible por culpa de este jugador.
metromania-nobody-both_players = Nadie puntúa cuando los viajes más rápidos usan líneas de los dos jugadores.
metromania-nobody-own_lines = Nadie puntúa cuando los viajes más rápidos usan las dos líneas de un jugador.
minutes = { $count } min
metromania-changes-trips = Cambia viajes: { $trips }
day-Monday = Lun
day-Tuesday = Mar
day-Wednesday = Mié
day-Thursday = Jue
day-Friday = Vie
day-Saturday = Sáb
day-Sunday = Dom
metromania-ends-when = Las obras acaban cuando
metromania-ends-stations = se agotan las estaciones
metromania-ends-lines = { $count } líneas están terminadas o bloqueadas
metromania-ends-both = un jugador termina sus dos líneas
metromania-last-turns = { $count ->
    [one] Las obras acaban: queda { $count } turno.
   *[other] Las obras acaban: quedan { $count } turnos.
}
metromania-event-pass = pasa
metromania-event-double = quiere { $type } dos veces
metromania-event-left = toma lo que queda: { $type } dos veces
metromania-event-ends = Fin de las obras: { $reasons }
metromania-reason-both-lines-finished = un jugador terminó sus dos líneas
metromania-reason-no-stations-left = no quedan estaciones
metromania-reason-lines-finished-or-blocked = suficientes líneas terminadas o bloqueadas
metromania-reason-everybody-passed = todos pasaron
metromania-way = Recorrido: { $way }.
metromania-stations-at = Estaciones: { $places }.
metromania-after-tunnel = tras el túnel { $number }
metromania-beside-tunnel = junto al túnel { $number } de { $line }
metromania-destinations = Destinos colocados
metromania-final-kept = Puntos conservados
option-metromania-town_hall = Ayuntamiento
option-metromania-town_hall-hidden = Secreto
option-metromania-town_hall-hidden-help = Destinos al azar; letras secretas hasta colocarlas.
option-metromania-town_hall-transparent = Transparente
option-metromania-town_hall-transparent-help = Destinos al azar; todos lo ven todo.
option-metromania-town_hall-rigorous = Riguroso
option-metromania-town_hall-rigorous-help = El reparto fijo del reglamento, a la vista; solo cuatro jugadores.
option-metromania-blocked_lines = Líneas terminadas o bloqueadas que ponen fin a las obras
option-metromania-blocked_lines-0 = habitual
option-metromania-blocked_lines-0-help = 5 como está impreso. Con dos jugadores 4: no hay ningún número impreso, este es nuestro.
option-metromania-blocked_lines-5-help = Con dos jugadores significa nunca: solo hay 4 líneas.
option-metromania-blocked_lines-note = Decisión nuestra: se comprueba al final de un turno.
option-metromania-doubles = Destinos por duplicado (tres jugadores)
option-metromania-doubles-chosen = A elección
option-metromania-doubles-chosen-help = Cada uno elige un tipo por turno, antes de que nadie vea una letra.
option-metromania-doubles-chosen-note = Decisión nuestra: se elige en el orden de juego.
option-metromania-doubles-dealt = Al azar
option-metromania-doubles-dealt-help = El azar decide quién tiene qué tipo por duplicado.
option-metromania-nobody_scores = Viajes que no puntúan para nadie (dos jugadores)
option-metromania-nobody_scores-both_players = Por líneas de los dos jugadores
option-metromania-nobody_scores-both_players-help = Así leemos la frase impresa, que no está clara.
option-metromania-nobody_scores-own_lines = Por las dos líneas de un jugador
option-metromania-nobody_scores-own_lines-help = La frase impresa al pie de la letra.
option-metromania-material = Material
option-metromania-material-shipped = incluido
option-metromania-material-shipped-help = Lo que está impreso en las piezas: tal como vienen, o como en la caja del dueño de este servidor.
clash-metromania-town_hall = El ayuntamiento riguroso solo reparte para cuatro jugadores.
clash-metromania-blocked_lines =
    { $seats ->
        [2] Con dos jugadores solo hay 4 líneas; 5 significa nunca.
       *[other] Con tres jugadores solo hay 6 líneas.
    }
refused-metromania-viewer = Solo puede jugar quien tiene el turno.
refused-metromania-choose-first = Primero elige el tipo de destino que quieres por duplicado.
refused-metromania-type-taken = Otro jugador ha elegido este tipo.
refused-metromania-no-choice = El tipo se elige solo con tres jugadores, antes del primer turno.
refused-metromania-must-confirm = No se puede hacer más en este turno: confírmalo o deshaz un paso.
refused-metromania-dug-three = Hay tres túneles excavados: confirma el turno o deshaz uno.
refused-metromania-must-dig = Aún puedes excavar un túnel sin colocar un destino.
refused-metromania-must-build = Aún puedes excavar un túnel sin colocar un destino o construir una estación.
refused-metromania-nothing-done = Aún no hay nada que confirmar.
refused-metromania-turn-begun = Ya has empezado este turno: confírmalo cuando esté hecho.
refused-metromania-not-started = Esta línea aún no ha empezado.
refused-metromania-started = Esta línea ya ha empezado.
refused-metromania-finished = Esta línea está terminada.
refused-metromania-first-line-first = Empieza primero la línea 1.
refused-metromania-one-start = La segunda línea no puede empezar en el turno en que empieza la primera.
refused-metromania-no-tunnels = A esta línea no le quedan túneles.
refused-metromania-not-neighbour = Un túnel va del extremo de la línea a un vértice vecino.
refused-metromania-meets-itself = Una línea nunca puede encontrarse consigo misma.
refused-metromania-acute = No hay ángulos agudos, salvo en una estación.
refused-metromania-no-cell = De ese lado no hay casilla.
refused-metromania-cell-taken = En esa casilla ya hay un túnel.
refused-metromania-lake-or-park = No se excava en el lago ni en el parque.
refused-metromania-no-stations = Harían falta más estaciones de las que quedan.
refused-metromania-needs-destination = Esta casilla es un lugar: elige qué destino colocas en ella.
refused-metromania-no-spot = Esta casilla no es un lugar: no se puede colocar ningún destino.
refused-metromania-one-destination = Solo un destino por turno.
refused-metromania-not-in-hand = No tienes ese destino para este tipo de lugar.
refused-metromania-same-letter = El otro destino de esta letra lo tocaría.
refused-metromania-no-start = Ninguna línea puede empezar en esa casilla.
refused-metromania-no-end = Ninguna línea puede acabar en esa casilla.
refused-metromania-end-not-here = El extremo de la línea no está junto a esa casilla.
refused-metromania-side = Una línea no puede acabar en el lado de la ciudad donde empieza ni en un lado vecino.
refused-metromania-start-side = La segunda línea no puede empezar en el lado donde empieza la primera ni en un lado vecino.
refused-metromania-not-on-line = La línea no pasa por ese vértice.
refused-metromania-station-there = Allí ya hay una estación.
refused-metromania-not-between = Una estación intermedia va entre dos estaciones de una línea sin terminar.
refused-metromania-no-bonus = La estación extra viene justo tras el túnel que termina la línea.
refused-metromania-station-turn = Una estación intermedia ocupa todo el turno.
option-metromania-begins-note = Según el reglamento empieza el más urbano; quién se sienta dónde lo decide el grupo.
game-metromania-note = Nuestro: los lugares, y las flechas con la forma de sus casillas; qué tipo va a la izquierda y cuál a la derecha en D, E y F; que los destinos no conectados son culpa de quienes los colocaron. De otras fuentes: 18 túneles por línea, 30 estaciones.
option-metromania-town_hall-hidden-note = Decisión nuestra: todos los repartos son igual de probables.
option-metromania-town_hall-transparent-note = Decisión nuestra: todos los repartos son igual de probables.
option-metromania-town_hall-rigorous-note = Nuestra lectura: la ciudad se dispone igualmente al azar.
metromania-to-left = izq.
metromania-to-right = der.
