waiting-for = { $count ->
    [one] Falta um jogador.
   *[other] Faltam { $count } jogadores.
}
code-how = O código, para ler em voz alta. Também vale em “Entrar” na página inicial.
qr-how = Ou aponte a câmera de um celular para cá.
seat-for-link = para quem seguir o link
seat-kept = guardado para esta pessoa
seat-you = você
seat-host = convida
seats-taken = { $taken } de { $seats } ocupados
sit-also = Ocupar outro lugar
sit-also-sure = Você já tem um lugar. Ocupar outro para alguém ao seu lado nesta tela?
fill-start = Completar com robôs e começar
fill-others = Completar com robôs
waiting-sound = Um som e o título da aba vão avisar você.
waiting-title = O título da aba vai avisar você.
sound-too = Também com um som
waiting-rated = Ranqueada: o resultado muda a classificação de todos. Sair conta como derrota.
will-be-played = O que vamos jogar
not-rated = Não ranqueada
rated-does = O resultado muda a classificação de todos. Sair conta como derrota.
not-rated-does = A classificação de ninguém muda, então robôs podem jogar.
table-public = Pública
table-public-does = Todos veem esta mesa na página inicial e podem entrar.
table-private = Privada
table-private-does = Só entra quem tiver o link ou o código.
clock-minutes = { $minutes } minutos para cada um
clock-minutes-does = Mais { $seconds } segundos por turno. Quem estoura o tempo perde; um robô continua jogando para os outros.
clock-days-each = { $days } dias por turno
clock-days-does = Quem demora mais perde; um robô continua jogando para os outros.
clock-no = Sem relógio
clock-no-does = Cada um leva o tempo de que precisa.
invites-you = { $name } convida você
invites-to = para uma partida de { $game }
invites-to-table = para uma partida de { $game } na mesa { $table }
seats-free = { $count ->
    [one] um lugar livre
   *[other] { $count } lugares livres
}
name-how = Os outros veem o nome. Fique com ele ou escreva o seu.
your-colour = Sua cor
sit-down = Sentar
change = Alterar
share-link = Compartilhar…
guest-new = { $game } é novidade para você?
guest-learn = Aprenda o básico em 5 minutos
