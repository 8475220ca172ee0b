all-events = Tudo o que aconteceu e o bate-papo
you-win = Você venceu
ahead-of = { $count } a mais que { $name }
your-place = Seu lugar: { $place }.º de { $players }, com { $points }.
skip-to-result = Ir ao resultado
share = Compartilhar
what-decided = O que decidiu a partida
points-over-game = Pontos ao longo da partida
metro-end-leads = assume a liderança
metro-end-centre = chega ao centro
metro-end-arrives = chega a { $name }
metro-end-see = Ver a peça { $tile } na partida gravada
metro-end-the-centre = centro
metro-end-tile = peça
metro-end-line = linha
metro-end-length = comprimento
metro-end-lines = As linhas de cada jogador
metro-end-no-lines = Nenhuma linha completa.
metro-end-reason = A peça { $tile } completou { $name }: { $points } dos { $all } pontos.
metro-end-reason-centre = { $name } chegou ao centro com a peça { $tile }: { $length } × { $times } = { $points } dos { $all } pontos.
metromania-week = A semana
metromania-no-trip = sem viagem
metromania-before-monday = Antes de segunda
metromania-kept-how = Os pontos de estações valem inteiros com as duas linhas terminadas, metade (arredondada para baixo) com uma, nada com nenhuma.
metromania-lost-how = −6: a viagem é impossível por causa deste jogador: um destino não colocado, sem estação ou sem ligação.
metromania-trip-how = { $sections ->
    [one] { $sections } trecho
   *[other] { $sections } trechos
}{ $changes ->
    [0] , sem baldeação.
    [one] {" "}e { $changes } baldeação de 3 minutos.
   *[other] {" "}e { $changes } baldeações de 3 minutos.
}
metromania-trip-ways = Há { $count } viagens igualmente rápidas.
metromania-trip-on = { $minutes } min por { $lines }
metromania-impossible = Impossível:
metromania-final-stations = Pontos de estações
metromania-final-lines = Linhas terminadas
metromania-kept-all = todos
metromania-kept-half = metade
metromania-kept-none = perdidos
metromania-total = Total
metromania-total-so-far = Até agora
metromania-end-reason = Ficaram { $kept } pontos de estações; a semana trouxe { $week }.
day-long-Monday = Segunda
day-long-Tuesday = Terça
day-long-Wednesday = Quarta
day-long-Thursday = Quinta
day-long-Friday = Sexta
day-long-Saturday = Sábado
day-long-Sunday = Domingo
