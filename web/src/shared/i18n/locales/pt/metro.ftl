metro-board = Tabuleiro de Metro, 8 por 8 espaços, 32 estações
metro-cells = Espaços
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
metro-hand = Suas peças
metro-your-hand = Sua mão
metro-tile = Peça { $tile }
metro-turn = Girar
metro-placement = Esta jogada
metro-touches = { $lines ->
    [0] Não toca linhas
    [one] Toca { $lines } linha
   *[other] Toca { $lines } linhas
} { $players ->
    [0] {""}
    [one] de { $players } jogador
   *[other] de { $players } jogadores
}
metro-how = Arraste a peça para um espaço marcado, clique num espaço ou digite o nome dele. Depois confirme.
metro-how-touch = Arraste a peça para um espaço marcado ou toque num espaço. Depois confirme.
metro-lay-drawn = Você pegou esta peça: coloque-a.
metro-wait = Aponte para uma estação para ver sua linha.
metro-wait-touch = Toque numa estação para ver sua linha.
metro-draw = Pegar outra
metro-draw-ask = Pegar outra peça e colocá-la no lugar desta? Não dá para desfazer.
metro-draw-yes = Pegar uma peça
metro-confirm = Confirmar { $cell }
metro-to-come = Peças por vir
metro-unseen = não vistas: { $count }
metro-line-open = continua aberta, próximo espaço { $cell }
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
metro-may-lay = colocar { $tile } em { $cell }: { $count ->
    [0] não toca nenhuma linha
    [one] toca { $count } linha
   *[other] toca { $count } linhas
}
metro-event-draw = pega uma peça
metro-event-complete = linha { $station } { $name } ({ $owner }) completa, comprimento { $count }
metro-event-complete-centre = linha { $station } { $name } ({ $owner }) completa no centro, { $count } × 2
metro-share = { $colour } { $share }%
metro-in-centre = no centro
metro-final-lines = Linhas: { $points }
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
option-metro-modules = Módulos de expansão
