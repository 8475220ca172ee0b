metro-board = Tablero de Metro, 8 por 8 casillas, 32 estaciones
metro-cells = Casillas
metro-stations = Estaciones y sus líneas
metro-cell-laid = { $cell }, loseta { $tile }
metro-cell-free = { $cell }, libre
metro-cell-forbidden = { $cell }, libre, tu loseta no puede ir aquí: pulsa Intro para saber por qué
metro-cell-legal = { $cell }, libre, tu loseta cabe, { $count ->
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
    [one] { $count } loseta por colocar
   *[other] { $count } losetas por colocar
}
metro-to-lay-short = { $count } por colocar
metro-hand = Tus losetas
metro-your-hand = Tu mano
metro-tile = Loseta: { $tile }
metro-rail = { $side ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
} { $way ->
    [a] recto
    [b] a la izquierda
    [c] a la derecha
   *[d] media vuelta
}
metro-turn = Girar
metro-placement = Esta jugada
metro-cell = Casilla { $cell }
metro-effect = Qué hace esta jugada
metro-kinds = Tipos de jugada
metro-kind-lay = Colocar
metro-row-open = sigue abierta
metro-row-arrives = llega a { $station }
metro-row-centre = al centro
metro-touches = { $lines ->
    [0] No toca líneas
    [one] Toca { $lines } línea
   *[other] Toca { $lines } líneas
} { $players ->
    [0] {""}
    [one] de { $players } jugador
   *[other] de { $players } jugadores
}
metro-how = Arrastra la loseta a una casilla marcada, pulsa una casilla o escribe su nombre. Luego confirma.
metro-how-touch = Arrastra la loseta a una casilla marcada o toca una casilla. Luego confirma.
metro-lay-drawn = Has tomado esta loseta: colócala.
metro-wait = Señala una estación para ver su línea.
metro-wait-touch = Toca una estación para ver su línea.
metro-draw = Tomar otra
metro-draw-ask = ¿Tomar otra loseta y colocarla en lugar de esta? No se puede deshacer.
metro-draw-yes = Tomar una loseta
metro-confirm = Confirmar { $cell }
metro-to-come = Losetas por salir
metro-unseen = { $count } sin ver
metro-line-open = sigue abierta, próxima casilla { $cell }
metro-line-arrives = llega a la estación { $station }: completa
metro-line-centre = llega al centro: completa
metro-line-sentence = Línea { $station } { $name }, { $owner }, longitud { $length }, { $end }{ $points ->
    [0] {"."}
    [one] , { $points } punto.
   *[other] , { $points } puntos.
}
metro-lines-of = Líneas, { $colour } ({ $letter })
metro-tiles-laid = Losetas en el tablero
metro-nobody = nadie
metro-none = ninguna
metro-event-lay = coloca una loseta en { $cell }
metro-may-lay = colocar la loseta en { $cell }: { $count ->
    [0] no toca ninguna línea
    [one] toca { $count } línea
   *[other] toca { $count } líneas
}
metro-why-draw-untouched = Tu loseta no alarga ninguna de tus líneas; una nueva quizá sí.
metro-why-draw-nothing = Ninguna casilla te da puntos con esta loseta; una nueva quizá encaje mejor.
metro-why-draw-best = La mejor casilla para tu loseta, { $cell }, te da { $points ->
    [one] solo { $points } punto
   *[other] { $points } puntos
}; el bot espera más de una nueva.
metro-why-draw = El bot espera más de una loseta nueva que de cualquier jugada con la tuya.
metro-event-draw = toma una loseta
metro-event-complete = línea { $station } { $name } ({ $owner }) completa, longitud { $count }
metro-event-complete-centre = línea { $station } { $name } ({ $owner }) completa en el centro, { $count } × 2
metro-share = { $colour } { $share } %
metro-in-centre = en el centro
metro-legend = Qué significan los signos
metro-legend-open = Una línea abierta y su longitud
metro-legend-complete = Una línea completa; sus puntos están en la estación
metro-legend-bare = Carril sin tren
metro-legend-last = La última loseta colocada
metro-legend-legal = Tu loseta puede ir aquí
metro-legend-double = Una línea que llega aquí vale doble
option-metro-hand = Losetas en la mano
option-metro-orientation = Orientación de las losetas
option-metro-orientation-fixed = Flecha arriba
option-metro-orientation-free = Libre
option-metro-orientation-fixed-help = Las losetas se colocan como están impresas.
option-metro-orientation-free-help = Las losetas se colocan en cualquiera de las cuatro direcciones.
option-metro-orientation-free-note = Decisión nuestra: una loseta no cabe en ningún otro sitio si es así en las cuatro direcciones.
option-metro-modules = Módulos de expansión
option-metro-material = Material
option-metro-material-shipped = incluido
option-metro-material-shipped-help = Lo que está impreso en las piezas: tal como vienen, o como en la caja del dueño de este servidor.
planned = plan
metro-planned-cell = Plan: casilla { $cell }
metro-plan-how = Mientras tanto puedes probar tu loseta en el tablero. No se envía nada.
metro-plan-lost = { $cell } ya no es posible.
option-metro-begins-note = Según el reglamento empieza el más joven; quién se sienta dónde lo decide el grupo.
game-metro-note = Nuestro: los nombres de las estaciones, salvo el del número 9; que junto al centro basta 1 loseta; que en caso de empate se comparte la victoria.
