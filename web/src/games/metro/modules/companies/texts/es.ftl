metro-event-exchange-face-up = cambia la acción del { $share } % por la descubierta
metro-event-exchange-pile = cambia la acción del { $share } % por una oculta
metro-event-exchange-closed = Una compañía tiene 25 puntos: se acabaron los cambios.
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
metro-final-share = { $share } % ({ $colour }): { $points }
metro-final-majority = Mayor accionista ({ $colour }): { $points }
option-metro-modules-companies = Compañías de metro
option-metro-modules-companies-help = Ocho compañías poseen las líneas; tienes acciones, las cambias y ganas por su valor.
refused-no-companies = En esta partida no hay acciones.
refused-share-shown = Tu acción del { $share } % se mostró por un vagón; te la quedas.
refused-exchange-closed = Una compañía tiene 25 puntos: se acabaron los cambios.
refused-exchange-paused = Demasiados cambios seguidos. Antes alguien tiene que colocar una plaquita.
