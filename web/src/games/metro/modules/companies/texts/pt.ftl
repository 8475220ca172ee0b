metro-event-exchange-face-up = troca a ação de { $share }% pela aberta
metro-event-exchange-pile = troca a ação de { $share }% por uma fechada
metro-event-exchange-closed = Uma companhia tem 25 pontos: acabaram as trocas.
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
metro-final-share = { $share }% ({ $colour }): { $points }
metro-final-majority = Maior acionista ({ $colour }): { $points }
option-metro-modules-companies = Companhias de metrô
option-metro-modules-companies-help = Oito companhias possuem as linhas; você tem ações, troca-as e vence pelo valor delas.
refused-no-companies = Não há ações nesta partida.
refused-share-shown = Sua ação de { $share }% foi mostrada por um vagão; você fica com ela.
refused-exchange-closed = Uma companhia tem 25 pontos: acabaram as trocas.
refused-exchange-paused = Trocas seguidas demais. Primeiro alguém tem de colocar uma peça.
