metro-numbers = Seus números de estação
metro-numbers-how = No fim, cada linha que chegou lá também lhe dá seus pontos. Ninguém mais conhece seus números.
metro-final-numbers = Números de estação { $numbers }: { $points }
option-metro-modules-station-numbers = Estações numeradas
option-metro-modules-station-numbers-help = Números secretos lhe dão os pontos das linhas que chegam lá.
option-metro-numbers = Com estações numeradas: quantos de cada cor
clash-metro-modules-station-numbers-numbers = Há oito números de cada cor: dois para cada um bastam para no máximo quatro jogadores.
