metro-board = Tabuleiro de Metro, 8 por 8 casas, 32 estações
metro-cells = Casas
metro-stations = Estações e suas linhas
metro-cell-laid = { $cell }, peça { $tile }
metro-cell-free = { $cell }, livre
metro-cell-forbidden = { $cell }, livre, sua peça não pode ir aqui: tecle Enter para saber por quê
metro-cell-legal = { $cell }, livre, sua peça cabe, { $count ->
    [0] não toca linhas
    [one] toca { $count } linha
   *[other] toca { $count } linhas
}
metro-gain = { $colour } +{ $points }
metro-seat-lines = { $open ->
    [0] completas { $complete }
   *[other] abertas { $open } · máx. { $longest } · completas { $complete }
}
metro-to-lay = { $count ->
    [one] { $count } peça a colocar
   *[other] { $count } peças a colocar
}
metro-to-lay-short = { $count } a colocar
metro-hand = Suas peças
metro-your-hand = Sua mão
metro-tile = Peça: { $tile }
metro-rail = { $side ->
    [N] norte
    [E] leste
    [S] sul
   *[W] oeste
} { $way ->
    [a] em frente
    [b] à esquerda
    [c] à direita
   *[d] meia-volta
}
metro-turn = Girar
metro-placement = Esta jogada
metro-cell = Casa { $cell }
metro-effect = O que esta jogada faz
metro-kinds = Tipos de jogada
metro-kind-lay = Colocar
metro-row-open = fica aberta
metro-row-arrives = chega a { $station }
metro-row-centre = ao centro
metro-touches = { $lines ->
    [0] Não toca linhas
    [one] Toca { $lines } linha
   *[other] Toca { $lines } linhas
} { $players ->
    [0] {""}
    [one] de { $players } jogador
   *[other] de { $players } jogadores
}
metro-how = Arraste a peça para uma casa marcada, clique numa casa ou digite o nome dela. Depois confirme.
metro-how-touch = Arraste a peça para uma casa marcada ou toque numa casa. Depois confirme.
metro-lay-drawn = Você pegou esta peça: coloque-a.
metro-wait = Aponte para uma estação para ver sua linha.
metro-wait-touch = Toque numa estação para ver sua linha.
metro-draw = Pegar outra
metro-draw-ask = Pegar outra peça e colocá-la no lugar desta? Não dá para desfazer.
metro-draw-yes = Pegar uma peça
metro-confirm = Confirmar { $cell }
metro-to-come = Peças por vir
metro-unseen = não vistas: { $count }
metro-line-open = continua aberta, próxima casa { $cell }
metro-line-arrives = chega à estação { $station }: completa
metro-line-centre = chega ao centro: completa
metro-line-sentence = Linha { $station } { $name }, { $owner }, comprimento { $length }, { $end }{ $points ->
    [0] {"."}
    [one] , { $points } ponto.
   *[other] , { $points } pontos.
}
metro-lines-of = Linhas, { $colour } ({ $letter })
metro-tiles-laid = Peças no tabuleiro
metro-nobody = ninguém
metro-none = nenhuma
metro-event-lay = coloca uma peça em { $cell }
metro-may-lay = colocar a peça em { $cell }: { $count ->
    [0] não toca nenhuma linha
    [one] toca { $count } linha
   *[other] toca { $count } linhas
}
metro-why-draw-untouched = Sua peça não alonga nenhuma das suas linhas; uma nova talvez alongue.
metro-why-draw-nothing = Nenhuma casa dá pontos a você com esta peça; uma nova talvez encaixe melhor.
metro-why-draw-best = A melhor casa para sua peça, { $cell }, dá a você { $points ->
    [one] só { $points } ponto
   *[other] { $points } pontos
}; o robô espera mais de uma nova.
metro-why-draw = O robô espera mais de uma peça nova do que de qualquer jogada com a sua.
metro-event-draw = pega uma peça
metro-event-complete = linha { $station } { $name } ({ $owner }) completa, comprimento { $count }
metro-event-complete-centre = linha { $station } { $name } ({ $owner }) completa no centro, { $count } × 2
metro-share = { $colour } { $share }%
metro-in-centre = no centro
metro-legend = O que os sinais significam
metro-legend-open = Uma linha aberta e seu comprimento
metro-legend-complete = Uma linha completa; seus pontos estão na estação
metro-legend-bare = Trilho sem trem
metro-legend-last = A última peça colocada
metro-legend-legal = Sua peça cabe aqui
metro-legend-double = Uma linha que chega aqui vale o dobro
option-metro-hand = Peças na mão
option-metro-orientation = Orientação das peças
option-metro-orientation-fixed = Seta para cima
option-metro-orientation-free = Livre
option-metro-orientation-fixed-help = As peças são colocadas como impressas.
option-metro-orientation-free-help = As peças podem ser colocadas nas quatro direções.
option-metro-orientation-free-note = Decisão nossa: uma peça não cabe em nenhum outro lugar se isso vale nas quatro direções.
option-metro-modules = Módulos de expansão
option-metro-material = Material
option-metro-material-shipped = incluído
option-metro-material-shipped-help = O que está impresso nas peças: como vêm, ou como na caixa do dono deste servidor.
planned = plano
metro-planned-cell = Plano: casa { $cell }
metro-plan-how = Enquanto isso, experimente sua peça no tabuleiro. Nada é enviado.
metro-plan-lost = { $cell } não é mais possível.
option-metro-begins-note = Pelo manual começa o mais jovem; quem se senta onde, vocês decidem.
game-metro-note = Nosso: os nomes das estações, menos o do número 9; que ao lado do centro basta 1 peça; que em caso de empate a vitória é dividida.
