metromania-board = Cidade de Metromania, um hexágono de triângulos
metromania-solid = lisa
metromania-striped = listrada
metromania-left = { $count ->
    [one] resta { $count }
   *[other] restam { $count }
}
metromania-side-left = lado esquerdo
metromania-side-right = lado direito
metromania-start = início
metromania-end = fim
metromania-station = estação
metromania-type-R = moradia
metromania-type-C = trabalho
metromania-type-E = lazer
metromania-type-lake = lago
metromania-type-park = parque
metromania-held = na mão
metromania-finished = terminada
metromania-blocked = bloqueada
metromania-tunnels-left = { $count ->
    [one] resta { $count } túnel
   *[other] restam { $count } túneis
}
metromania-stations-left = { $count ->
    [one] resta { $count } estação
   *[other] restam { $count } estações
}
metromania-stations-left-short = restam { $count }
metromania-turn = Sua vez: cave três túneis
metromania-plan-how = Enquanto isso, planeje seu turno no mapa. Nada é enviado.
metromania-plan-lost = Seu plano não é mais possível.
metromania-tunnel-of = Túnel { $number } de 3
metromania-how = Clique num anel: o túnel é cavado na hora, na casa do anel. Pode ser desfeito.
metromania-how-start = Comece uma linha: clique num anel de uma casa de partida branca.
metromania-how-touch = Toque numa seta e depois na casa que o túnel ocupa. Ele é cavado na hora e pode ser desfeito.
metromania-how-start-touch = Comece uma linha: toque numa casa de partida branca e depois para onde ela vai.
metromania-choose = Onde cavar: as setas escolhem, Enter cava, Backspace desfaz
metromania-cell-left = Esquerda
metromania-cell-right = Direita
metromania-which-line = Qual linha cavar
metromania-to-go = { $count ->
    [one] falta { $count } túnel
   *[other] faltam { $count } túneis
}
metromania-loses = Depois deste túnel, { $line } não poderá mais ser terminada.
metromania-loses-short = depois a linha não poderá mais ser terminada
metromania-loses-sure = Escolha-o de novo para cavar mesmo assim.
metromania-whole = Ver a cidade inteira
metromania-near = Voltar à ponta da linha
metromania-all-trips = Todas as viagens
metromania-only-station = Nenhum túnel pode ser cavado: construa uma estação num anel pontilhado.
metromania-only-pass = Não se pode cavar nem construir: passe.
metromania-double-title = Escolha o tipo que você quer em dobro
metromania-double-how = Você receberá quatro destinos: um de cada tipo e mais um do tipo que escolher. As letras são distribuídas quando todos tiverem escolhido.
metromania-double-type = dois de { $type }
metromania-double-taken = é de { $name }
metromania-double-confirm = Pegar { $type } em dobro
metromania-double-none = Escolha um tipo
metromania-done = Confirme o turno ou desfaça um passo.
metromania-forbidden = Túneis que não são permitidos
metromania-forbidden-way = { $line } { $direction }, { $side }: não permitido, tecle Enter para saber por quê
metromania-station-how = Ou construa uma estação num anel pontilhado em vez de cavar.
metromania-bonus-how = A linha está terminada: escolha onde fica sua estação bônus.
metromania-facts = O que este passo faz
metromania-dig = Cavar o túnel { $number }
metromania-build = Construir a estação
metromania-confirm-turn = Confirmar o turno
metromania-pass = Passar
metromania-direction-0 = para leste
metromania-direction-1 = para sudeste
metromania-direction-2 = para sudoeste
metromania-direction-3 = para oeste
metromania-direction-4 = para noroeste
metromania-direction-5 = para nordeste
metromania-step-start = parte { $direction }
metromania-step-dig = cava { $direction }
metromania-step-end = está terminada
metromania-step-station = recebe uma estação
metromania-step-bonus = recebe a estação bônus
metromania-places = destino { $marker } colocado
metromania-stations-built = { $count ->
    [one] { $count } estação
   *[other] { $count } estações
}
metromania-why-meets = Encontra outra linha: aqui nasce uma estação
metromania-why-parts = Deixa outra linha: aqui nasce uma estação
metromania-why-chosen = Aqui nasce uma estação
metromania-blocks = Bloqueia a linha { $line }
metromania-hopeless = A linha { $line } não pode mais ser terminada.
metromania-trips = As viagens por enquanto
metromania-trips-final = As viagens da semana
metromania-after-steps = depois destes passos
metromania-after-step = depois deste passo
metromania-cause-not-placed = { $type }: ainda não colocado
metromania-cause-never-placed = { $type }: não colocado
metromania-cause-not-served = { $type }: sem estação
metromania-cause-not-connected = sem ligação
metromania-neither-not-placed = os dois ainda não colocados
metromania-neither-never-placed = os dois não colocados
metromania-neither-not-served = os dois sem estação
metromania-short-not-placed = não colocado
metromania-short-not-served = sem estação
metromania-short-not-connected = sem ligação
metromania-guilty = A viagem é impossível por culpa deste jogador.
metromania-nobody-both_players = Ninguém pontua quando as viagens mais rápidas usam linhas dos dois jogadores.
metromania-nobody-own_lines = Ninguém pontua quando as viagens mais rápidas usam as duas linhas de um jogador.
minutes = { $count } min
metromania-changes-trips = Muda viagens: { $trips }
day-Monday = Seg
day-Tuesday = Ter
day-Wednesday = Qua
day-Thursday = Qui
day-Friday = Sex
day-Saturday = Sáb
day-Sunday = Dom
metromania-ends-when = As obras acabam quando
metromania-ends-stations = acabam as estações
metromania-ends-lines = { $count } linhas estão terminadas ou bloqueadas
metromania-ends-both = um jogador termina as duas linhas
metromania-last-turns = { $count ->
    [one] As obras estão acabando: resta { $count } turno.
   *[other] As obras estão acabando: restam { $count } turnos.
}
metromania-event-pass = passa
metromania-event-double = quer { $type } em dobro
metromania-event-left = fica com o que sobrou: { $type } em dobro
metromania-event-ends = Fim das obras: { $reasons }
metromania-reason-both-lines-finished = um jogador terminou as duas linhas
metromania-reason-no-stations-left = não restam estações
metromania-reason-lines-finished-or-blocked = linhas suficientes terminadas ou bloqueadas
metromania-reason-everybody-passed = todos passaram
metromania-way = Trajeto: { $way }.
metromania-stations-at = Estações: { $places }.
metromania-after-tunnel = depois do túnel { $number }
metromania-beside-tunnel = ao lado do túnel { $number } de { $line }
metromania-destinations = Destinos colocados
metromania-final-kept = Pontos mantidos
option-metromania-town_hall = Prefeitura
option-metromania-town_hall-hidden = Secreta
option-metromania-town_hall-hidden-help = Destinos ao acaso; letras secretas até serem colocadas.
option-metromania-town_hall-transparent = Transparente
option-metromania-town_hall-transparent-help = Destinos ao acaso; todos veem tudo.
option-metromania-town_hall-rigorous = Rigorosa
option-metromania-town_hall-rigorous-help = A distribuição fixa do manual, à vista de todos; só quatro jogadores.
option-metromania-blocked_lines = Linhas terminadas ou bloqueadas que encerram as obras
option-metromania-blocked_lines-0 = habitual
option-metromania-blocked_lines-0-help = 5 como impresso. Com dois jogadores 4: nenhum número está impresso, este é nosso.
option-metromania-blocked_lines-5-help = Com dois jogadores significa nunca: há só 4 linhas.
option-metromania-blocked_lines-note = Decisão nossa: verifica-se no fim de um turno.
option-metromania-doubles = Destinos em dobro (três jogadores)
option-metromania-doubles-chosen = À escolha
option-metromania-doubles-chosen-help = Cada um escolhe um tipo na sua vez, antes que alguém veja uma letra.
option-metromania-doubles-chosen-note = Decisão nossa: escolhe-se na ordem de jogo.
option-metromania-doubles-dealt = Ao acaso
option-metromania-doubles-dealt-help = O acaso decide quem tem qual tipo em dobro.
option-metromania-nobody_scores = Viagens que não pontuam para ninguém (dois jogadores)
option-metromania-nobody_scores-both_players = Por linhas dos dois jogadores
option-metromania-nobody_scores-both_players-help = É assim que lemos a frase impressa, que não é clara.
option-metromania-nobody_scores-own_lines = Pelas duas linhas de um jogador
option-metromania-nobody_scores-own_lines-help = A frase impressa ao pé da letra.
option-metromania-material = Material
option-metromania-material-shipped = incluído
option-metromania-material-shipped-help = O que está impresso nas peças: como vêm, ou como na caixa do dono deste servidor.
clash-metromania-town_hall = A prefeitura rigorosa só distribui para quatro jogadores.
clash-metromania-blocked_lines =
    { $seats ->
        [2] Com dois jogadores há só 4 linhas; 5 significa nunca.
       *[other] Com três jogadores há só 6 linhas.
    }
refused-metromania-viewer = Só joga quem está na vez.
refused-metromania-choose-first = Primeiro escolha o tipo de destino que você quer em dobro.
refused-metromania-type-taken = Outro jogador escolheu este tipo.
refused-metromania-no-choice = O tipo só é escolhido com três jogadores, antes do primeiro turno.
refused-metromania-must-confirm = Nada mais a fazer neste turno: confirme-o ou desfaça um passo.
refused-metromania-dug-three = Três túneis foram cavados: confirme o turno ou desfaça um.
refused-metromania-must-dig = Ainda há um túnel que você pode cavar sem colocar destino.
refused-metromania-must-build = Você ainda pode cavar um túnel sem colocar destino ou construir uma estação.
refused-metromania-nothing-done = Ainda não há nada a confirmar.
refused-metromania-turn-begun = Você já começou este turno: confirme-o quando terminar.
refused-metromania-not-started = Esta linha ainda não começou.
refused-metromania-started = Esta linha já começou.
refused-metromania-finished = Esta linha está terminada.
refused-metromania-first-line-first = Comece primeiro a linha 1.
refused-metromania-one-start = A segunda linha não pode começar no turno em que começa a primeira.
refused-metromania-no-tunnels = Esta linha não tem mais túneis.
refused-metromania-not-neighbour = Um túnel vai da ponta da linha a um vértice vizinho.
refused-metromania-meets-itself = Uma linha nunca pode encontrar a si mesma.
refused-metromania-acute = Sem ângulos agudos, a não ser numa estação.
refused-metromania-no-cell = Não há casa desse lado.
refused-metromania-cell-taken = Já há um túnel nessa casa.
refused-metromania-lake-or-park = Não se cava no lago nem no parque.
refused-metromania-no-stations = Seriam necessárias mais estações do que restam.
refused-metromania-needs-destination = Esta casa é um local: escolha o destino que você coloca nela.
refused-metromania-no-spot = Esta casa não é um local: nenhum destino pode ser colocado nela.
refused-metromania-one-destination = Só um destino por turno.
refused-metromania-not-in-hand = Você não tem esse destino para este tipo de local.
refused-metromania-same-letter = O outro destino desta letra encostaria nele.
refused-metromania-no-start = Nenhuma linha pode começar nessa casa.
refused-metromania-no-end = Nenhuma linha pode terminar nessa casa.
refused-metromania-end-not-here = A ponta da linha não está ao lado dessa casa.
refused-metromania-side = Uma linha não pode terminar no lado da cidade onde começa nem num lado vizinho.
refused-metromania-start-side = A segunda linha não pode começar no lado onde começa a primeira nem num lado vizinho.
refused-metromania-not-on-line = A linha não passa por esse vértice.
refused-metromania-station-there = Já há uma estação ali.
refused-metromania-not-between = Uma estação intermediária fica entre duas estações de uma linha não terminada.
refused-metromania-no-bonus = A estação bônus vem logo depois do túnel que termina a linha.
refused-metromania-station-turn = Uma estação intermediária toma o turno todo.
option-metromania-begins-note = Pelo manual começa o mais urbano; quem se senta onde, vocês decidem.
game-metromania-note = Nosso: os locais, e as setas com a forma de suas casas; que tipo fica à esquerda e qual à direita em D, E e F; que os destinos não ligados são culpa de quem os colocou. De outras fontes: 18 túneis por linha, 30 estações.
option-metromania-town_hall-hidden-note = Decisão nossa: todas as distribuições são igualmente prováveis.
option-metromania-town_hall-transparent-note = Decisão nossa: todas as distribuições são igualmente prováveis.
option-metromania-town_hall-rigorous-note = Nossa leitura: a cidade ainda é montada ao acaso.
metromania-to-left = esq.
metromania-to-right = dir.
