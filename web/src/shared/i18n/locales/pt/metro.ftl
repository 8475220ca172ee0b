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
metro-lay-drawn = Você pegou esta peça: coloque-a.
metro-wait = Aponte para uma estação para ver sua linha.
metro-draw = Pegar outra
metro-draw-ask = Pegar outra peça e colocá-la no lugar desta? Não dá para desfazer.
metro-draw-yes = Pegar uma peça
metro-confirm = Confirmar { $cell }
metro-confirm-wagon = Pôr em { $station }
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
metro-event-lay = coloca { $tile } em { $cell }
metro-may-lay = colocar { $tile } em { $cell }: { $count ->
    [0] não toca nenhuma linha
    [one] toca { $count } linha
   *[other] toca { $count } linhas
}
metro-event-draw = pega uma peça
metro-event-complete = linha { $station } { $name } ({ $owner }) completa, comprimento { $count }
metro-event-complete-centre = linha { $station } { $name } ({ $owner }) completa no centro, { $count } × 2
metro-event-exchange-face-up = troca a ação de { $share }% pela aberta
metro-event-exchange-pile = troca a ação de { $share }% por uma fechada
metro-event-exchange-closed = Uma companhia tem 25 pontos: acabaram as trocas.
metro-event-station = põe o vagão { $colour } em { $station }
metro-share = { $colour } { $share }%
metro-hidden = fechada
metro-hidden-count = { $count ->
    [one] { $count } fechada
   *[other] { $count } fechadas
}
metro-shares = Suas ações
metro-worth = valem { $count } agora
metro-exchange = Ações para pegar
metro-exchange-how = Escolha uma ação sua ou uma a pegar: troca-se pela mesma porcentagem, em vez de colocar uma peça.
metro-exchange-over = Não dá para trocar agora.
metro-exchange-effect = Suas ações valeriam { $after } em vez de { $before }.
metro-exchange-unknown = Você não sabe o que vai receber.
metro-take = Pegar ({ $colour })
metro-take-hidden = Pegar a ação fechada
metro-companies = As companhias
metro-company = companhia
metro-value = valor
metro-yours = suas
metro-majority = Maior acionista conhecido: { $names }, +{ $points }
metro-companies-how = Valor: 8 menos um para cada companhia com mais pontos. As trocas acabam quando uma companhia tem 25 pontos.
metro-wagons = Vagões no centro
metro-in-centre = no centro
metro-wagons-how = Em vez de colocar uma peça, ponha um vagão numa estação central livre: mais uma linha. Ela deve passar por mais de uma peça e nunca vale o dobro.
metro-wagons-left = Disponíveis:
metro-wagon-where = Qual estação
metro-wagon-here = Pôr um vagão em { $station }
metro-wagon-on = O vagão { $colour } parte de { $station }.
metro-wagon-share = Sua ação de { $share }% é mostrada a todos, e você fica com ela.
metro-numbers = Seus números de estação
metro-numbers-how = No fim, cada linha que chegou lá também lhe dá seus pontos. Ninguém mais conhece seus números.
metro-central-points = Passar por uma dessas peças vale um ponto, como por qualquer outra.
metro-central-no-points = Passar por essas peças não vale nada.
metro-final-lines = Linhas: { $points }
metro-final-share = { $share }% ({ $colour }): { $points }
metro-final-majority = Maior acionista ({ $colour }): { $points }
metro-final-numbers = Números de estação { $numbers }: { $points }
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
option-metro-modules-companies = Companhias de metrô
option-metro-modules-companies-help = Oito companhias possuem as linhas; você tem ações, troca-as e vence pelo valor delas.
option-metro-modules-stations = Estações de metrô
option-metro-modules-stations-help = Um vagão seu pode partir do centro: mais uma linha.
option-metro-modules-central-tracks = Trilhos centrais
option-metro-modules-central-tracks-help = Quatro peças cobrem o centro: as linhas o atravessam, nada vale o dobro.
option-metro-modules-station-numbers = Estações numeradas
option-metro-modules-station-numbers-help = Números secretos lhe dão os pontos das linhas que chegam lá.
option-metro-numbers = Com estações numeradas: quantos de cada cor
option-metro-central_points = Com trilhos centrais: uma peça central vale um ponto
clash-metro-modules-stations-central-tracks = Os trilhos centrais cobrem as estações centrais: os dois módulos não combinam.
clash-metro-modules-station-numbers-numbers = Há oito números de cada cor: dois para cada um bastam para no máximo quatro jogadores.
