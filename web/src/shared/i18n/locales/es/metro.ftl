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
metro-how-touch = Arrastra la plaquita a un campo marcado o toca un campo. Luego confirma.
metro-lay-drawn = Has tomado esta plaquita: colócala.
metro-wait = Señala una estación para ver su línea.
metro-wait-touch = Toca una estación para ver su línea.
metro-draw = Tomar otra
metro-draw-ask = ¿Tomar otra plaquita y colocarla en lugar de esta? No se puede deshacer.
metro-draw-yes = Tomar una plaquita
metro-confirm = Confirmar { $cell }
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
metro-event-lay = coloca una plaquita en { $cell }
metro-may-lay = colocar { $tile } en { $cell }: { $count ->
    [0] no toca ninguna línea
    [one] toca { $count } línea
   *[other] toca { $count } líneas
}
metro-event-draw = toma una plaquita
metro-event-complete = línea { $station } { $name } ({ $owner }) completa, longitud { $count }
metro-event-complete-centre = línea { $station } { $name } ({ $owner }) completa en el centro, { $count } × 2
metro-share = { $colour } { $share } %
metro-in-centre = en el centro
metro-final-lines = Líneas: { $points }
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
