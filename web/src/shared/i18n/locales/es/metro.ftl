metro-board = Plano de Metro, 8 por 8 campos, 32 estaciones
metro-cells = Campos
metro-stations = Estaciones y sus líneas
metro-cell-laid = { $cell }, plaquita { $tile }
metro-cell-free = { $cell }, libre
metro-cell-forbidden = { $cell }, libre, tu plaquita no puede ir aquí: pulsa Intro para saber por qué
metro-cell-legal = { $cell }, libre, tu plaquita cabe, { $count ->
    [0] no toca líneas
    [one] toca { $count } línea
   *[other] toca { $count } líneas
}
metro-gain = { $colour } +{ $points }
metro-seat-lines = { $open ->
    [0] completas { $complete }
   *[other] abiertas { $open } · máx. { $longest } · completas { $complete }
}
metro-to-lay = { $count ->
    [one] { $count } plaquita por colocar
   *[other] { $count } plaquitas por colocar
}
metro-hand = Tus plaquitas
metro-your-hand = Tu mano
metro-tile = Plaquita { $tile }
metro-turn = Girar
metro-placement = Esta jugada
metro-touches = { $lines ->
    [0] No toca líneas
    [one] Toca { $lines } línea
   *[other] Toca { $lines } líneas
} { $players ->
    [0] {""}
    [one] de { $players } jugador
   *[other] de { $players } jugadores
}
metro-how = Arrastra la plaquita a un campo marcado, pulsa un campo o escribe su nombre. Luego confirma.
metro-lay-drawn = Has tomado esta plaquita: colócala.
metro-wait = Señala una estación para ver su línea.
metro-draw = Tomar otra
metro-draw-ask = ¿Tomar otra plaquita y colocarla en lugar de esta? No se puede deshacer.
metro-draw-yes = Tomar una plaquita
metro-confirm = Confirmar { $cell }
metro-confirm-wagon = Poner en { $station }
metro-to-come = Plaquitas por salir
metro-unseen = { $count } sin ver
metro-line-open = sigue abierta, próximo campo { $cell }
metro-line-arrives = llega a la estación { $station }: completa
metro-line-centre = llega al centro: completa
metro-line-sentence = Línea { $station } { $name }, { $owner }, longitud { $length }, { $end }{ $points ->
    [0] {"."}
    [one] , { $points } punto.
   *[other] , { $points } puntos.
}
metro-lines-of = Líneas, { $colour } ({ $letter })
metro-tiles-laid = Plaquitas en el plano
metro-nobody = nadie
metro-none = ninguna
metro-event-lay = coloca { $tile } en { $cell }
metro-may-lay = colocar { $tile } en { $cell }: { $count ->
    [0] no toca ninguna línea
    [one] toca { $count } línea
   *[other] toca { $count } líneas
}
metro-event-draw = toma una plaquita
metro-event-complete = línea { $station } { $name } ({ $owner }) completa, longitud { $count }
metro-event-complete-centre = línea { $station } { $name } ({ $owner }) completa en el centro, { $count } × 2
metro-event-exchange-face-up = cambia la acción del { $share } % por la descubierta
metro-event-exchange-pile = cambia la acción del { $share } % por una oculta
metro-event-exchange-closed = Una compañía tiene 25 puntos: se acabaron los cambios.
metro-event-station = pone el vagón { $colour } en { $station }
metro-share = { $colour } { $share } %
metro-hidden = oculta
metro-hidden-count = { $count ->
    [one] { $count } oculta
   *[other] { $count } ocultas
}
metro-shares = Tus acciones
metro-worth = ahora valen { $count }
metro-exchange = Acciones que tomar
metro-exchange-how = Elige una acción tuya o una que tomar: se cambia por el mismo porcentaje, en vez de colocar una plaquita.
metro-exchange-over = Ahora no se puede cambiar.
metro-exchange-effect = Tus acciones valdrían { $after } en vez de { $before }.
metro-exchange-unknown = No sabes qué recibirás.
metro-take = Tomar ({ $colour })
metro-take-hidden = Tomar la acción oculta
metro-companies = Las compañías
metro-company = compañía
metro-value = valor
metro-yours = tuyas
metro-majority = Mayor accionista conocido: { $names }, +{ $points }
metro-companies-how = Valor: 8 menos uno por cada compañía con más puntos. Los cambios acaban cuando una compañía tiene 25 puntos.
metro-wagons = Vagones en el centro
metro-in-centre = en el centro
metro-wagons-how = En vez de colocar una plaquita, pon un vagón en una estación central libre: una línea más. Debe cruzar más de una plaquita y nunca vale doble.
metro-wagons-left = Disponibles:
metro-wagon-where = Qué estación
metro-wagon-here = Poner un vagón en { $station }
metro-wagon-on = El vagón { $colour } sale de { $station }.
metro-wagon-share = Tu acción del { $share } % se muestra a todos, y te la quedas.
metro-numbers = Tus números de estación
metro-numbers-how = Al final, cada línea que llegó allí te da también sus puntos. Nadie más conoce tus números.
metro-central-points = Pasar por una de estas plaquitas vale un punto, como por cualquier otra.
metro-central-no-points = Pasar por estas plaquitas no vale nada.
metro-final-lines = Líneas: { $points }
metro-final-share = { $share } % ({ $colour }): { $points }
metro-final-majority = Mayor accionista ({ $colour }): { $points }
metro-final-numbers = Números de estación { $numbers }: { $points }
metro-legend = Qué significan los signos
metro-legend-open = Una línea abierta y su longitud
metro-legend-complete = Una línea completa; sus puntos están en la estación
metro-legend-bare = Carril sin tren
metro-legend-last = La última plaquita colocada
metro-legend-legal = Tu plaquita puede ir aquí
metro-legend-double = Una línea que llega aquí vale doble
option-metro-hand = Plaquitas en la mano
option-metro-orientation = Orientación de las plaquitas
option-metro-orientation-fixed = Flecha arriba
option-metro-orientation-free = Libre
option-metro-orientation-fixed-help = Las plaquitas se colocan como están impresas.
option-metro-orientation-free-help = Las plaquitas se colocan en cualquiera de las cuatro direcciones.
option-metro-modules = Módulos de expansión
option-metro-modules-companies = Compañías de metro
option-metro-modules-companies-help = Ocho compañías poseen las líneas; tienes acciones, las cambias y ganas por su valor.
option-metro-modules-stations = Estaciones de metro
option-metro-modules-stations-help = Un vagón tuyo puede salir del centro: una línea más.
option-metro-modules-central-tracks = Carriles centrales
option-metro-modules-central-tracks-help = Cuatro plaquitas cubren el centro: las líneas lo cruzan, nada vale doble.
option-metro-modules-station-numbers = Números de estación
option-metro-modules-station-numbers-help = Números secretos te dan los puntos de las líneas que llegan allí.
option-metro-numbers = Con números de estación: cuántos de cada color
option-metro-central_points = Con carriles centrales: una plaquita central vale un punto
clash-metro-modules-stations-central-tracks = Los carriles centrales cubren las estaciones centrales: los dos módulos no van juntos.
clash-metro-modules-station-numbers-numbers = Hay ocho números de cada color: dos por persona bastan para cuatro jugadores como mucho.
