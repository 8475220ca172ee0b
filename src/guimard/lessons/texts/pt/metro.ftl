metro-hint-line = Siga esta linha até a ponta.
metro-hint-cell = Sua peça vai aqui.
metro-not-longer = Nenhuma linha sua cresceu. Veja por onde seguem as linhas laranja.

metro-aim = O objetivo
metro-aim-about = Linhas longas são pontos
metro-aim-1 = Linhas longas vencem: cada peça percorrida vale um ponto. Você é laranja: coloque a peça para alongar uma linha sua.
metro-aim-1-blue = Você alongou a linha do azul. As suas saem dos vagões laranja.
metro-aim-1-solved = Sua linha partiu. Na chegada, cada peça percorrida valerá um ponto.
metro-aim-2 = Uma linha pode passar várias vezes por uma peça, e cada vez conta. Deixe a linha 21 com cinco.
metro-aim-2-beside = A linha 21 não passa por aqui. Ela segue da ponta.
metro-aim-2-solved = Uma peça, três pontos: a linha passa por ela de novo e de novo.

metro-follow = Seguir uma linha
metro-follow-about = Por onde ela segue?
metro-follow-1 = As linhas dão voltas. Siga a linha 21 até a ponta e coloque lá sua peça.
metro-follow-1-beside = Ao lado da linha, mas não na ponta: ela não cresceu.
metro-follow-1-other = A linha 21 não cresceu. Siga-a desde o vagão.
metro-follow-1-solved = É ali que ela segue. Aponte para um vagão e veja toda a linha.
metro-follow-2 = Duas linhas suas se encontram. Alongue as duas com uma só peça.
metro-follow-2-beside = Nenhuma das duas entra aqui.
metro-follow-2-other = Não basta: a 18 e a 21 precisam crescer.
metro-follow-2-solved = As duas cresceram. Uma boa peça serve duas vezes.

metro-finish = Completar uma linha
metro-finish-about = Um ponto por peça
metro-finish-1 = A linha que chega a uma estação está completa e pontua na hora. Complete uma sua.
metro-finish-1-open = A linha 21 cresceu, mas segue aberta. A 18 podia chegar.
metro-finish-other = Nenhuma linha sua rendeu o bastante. Qual ponta está ao lado de uma estação?
metro-finish-1-solved = A linha 18 chegou: cinco peças, cinco pontos. Não importa de quem é a estação.
metro-finish-2 = Você pode completar uma de duas linhas. Faça dez pontos.
metro-finish-2-short = Duas peças, dois pontos, e a linha 18 acabou. A 21 vale dez.
metro-finish-2-solved = Dez pontos. Antes de completar uma linha, procure outra mais longa.

metro-centre = O dobro no centro
metro-centre-about = Quem termina lá vale o dobro
metro-centre-1 = A linha que termina no centro vale o dobro. Coloque a peça onde render mais.
metro-centre-1-short = A linha 18 termina na borda com 3 pontos. Sua outra linha podia chegar ao centro.
metro-centre-other = Não foram pontos suficientes. Qual linha sua pode terminar no centro?
metro-centre-1-solved = Sete peças, em dobro pelo centro: 14 pontos.
metro-centre-2 = Seis peças até a borda ou cinco até o centro? Escolha o que rende mais.
metro-centre-2-edge = Seis peças até a borda são 6 pontos. A linha mais curta rende 10 no centro.
metro-centre-2-solved = Cinco peças, duas vezes: 10 pontos. O centro vence um caminho mais longo.

metro-ban = Nada de linha de uma peça
metro-ban-about = A única coisa proibida
metro-ban-1 = Uma peça sozinha nunca pode ligar estação a estação. Alongue a linha 21 sem fazer isso.
metro-ban-1-own = Proibido: aqui sua linha voltaria na hora para uma estação.
metro-ban-1-others = Também proibido: as estações dos outros são protegidas igualmente.
metro-ban-1-solved = Longe das estações a peça é permitida, e sua linha segue.

metro-exception = A não ser que não caiba em outro lugar
metro-exception-about = A exceção
metro-exception-1 = Esta peça devolve qualquer linha, onde quer que fique; por isso é permitida. Você é amarelo: termine a linha de outro.
metro-exception-1-own = Você mandou embora a própria linha por um ponto. Escolha uma casa sem vagão amarelo.
metro-exception-1-hint = Os vagões amarelos são seus. Os demais são dos outros.
metro-exception-1-solved = A linha deles acabou depois de uma peça. Podia, porque ela não cabia em outro lugar.

metro-draw = Quando pegar outra
metro-draw-about = Guardar uma peça
metro-draw-1 = Sua peça não encaixa bem? Pegue outra e coloque essa. Faça 15 pontos.
metro-draw-1-short = Dois pontos, e a linha acabou. Você podia ter pegado outra.
metro-draw-1-other = Não foram 15 pontos. Primeiro pegue outra, depois olhe a linha 21.
metro-draw-1-hint = Sua peça não ajuda agora. Pegue outra.
metro-draw-1-solved = 15 pontos, e sua primeira peça continua na mão.

metro-short = Terminar cedo é perder
metro-short-about = Mande os outros embora, não você
metro-short-1 = A linha 19 do azul vai para o centro. Termine-a agora, enquanto é curta.
metro-short-1-own = Você terminou sua linha por quatro pontos, e o azul segue para o centro.
metro-short-1-other = A linha azul continua aberta, e o centro está perto.
metro-short-1-solved = O azul leva 5 pontos. No centro seria mais que o dobro.

metro-open = Manter uma linha aberta
metro-open-about = Construir para continuar
metro-open-1 = Sem pressa. Leve a linha 21 a sete ou mais e deixe abertas todas as suas linhas.
metro-open-1-short = A linha 18 acabou por dois pontos. Podia crescer a partida inteira.
metro-open-other = A linha 21 ainda é curta, ou uma linha sua terminou.
metro-open-1-solved = Mais longa e ainda aberta: cada peça que vier é mais um ponto.
metro-open-2 = De novo: a linha 21 com seis ou mais, sem terminar nenhuma sua.
metro-open-2-short = Três pontos e acabou. Procure a ponta da linha 21.
metro-open-2-solved = Todas abertas, muito bem. A partida acaba com a última peça; até lá, toda linha terá chegado.

metro-companies = Companhias
metro-companies-about = Ações, não linhas
metro-companies-1 = As linhas são de companhias e você tem ações. O vermelho vai pontuar: troque seus 40% amarelos por vermelho.
metro-companies-1-pile = Você pegou uma ação desconhecida da pilha. Os 40% vermelhos estavam à vista.
metro-companies-1-other = Você precisa da ação vermelha de 40%.
metro-companies-1-hint = Escolha Trocar, sua ação de 40%, e pegue a que está à vista.
metro-companies-1-solved = Agora você tem 40% do vermelho: quatro vezes o valor dele no fim.
metro-companies-2 = Você tem 40% do vermelho. Coloque a peça para o vermelho pontuar o máximo.
metro-companies-2-green = Cinco pontos para o verde, e você não tem ações verdes.
metro-companies-2-other = O vermelho não pontuou. A linha 21 é vermelha.
metro-companies-2-solved = 18 pontos para o vermelho. Quanto mais pontos tem a companhia, mais valem suas ações.

metro-stations = Estações
metro-stations-about = Um vagão seu no centro
metro-stations-1 = Em vez de colocar uma peça, você pode pôr seu vagão central. Ponha-o onde começa o trilho mais longo.
metro-stations-1-short = Daqui saem só duas peças. Ao lado esperam cinco.
metro-stations-1-other = Nenhum trilho longo começa aqui. Ponha o vagão numa estação do centro.
metro-stations-1-hint = Escolha Vagão e siga os trilhos na parte de baixo do centro.
metro-stations-1-solved = Mais uma linha, já com cinco. Ela nunca vale o dobro.
metro-stations-2 = Aqui um trilho sai do centro e volta. Ponha o vagão para pontuar na hora.
metro-stations-2-empty = Nenhuma peça toca esta estação: nada pontua ainda.
metro-stations-2-other = Nada pontuou. Uma estação central já tem um trilho completo.
metro-stations-2-solved = O trilho estava completo: cinco pontos na hora.

metro-central-tracks = Trilhos centrais
metro-central-tracks-about = As linhas atravessam o centro
metro-central-tracks-1 = Trilhos cobrem o centro e nada vale o dobro. Mande a linha 18 pelo meio para doze pontos.
metro-central-tracks-1-short = Dois pontos para a linha 21. A 18 podia atravessar o centro.
metro-central-tracks-1-other = A linha 18 ainda não atravessou o centro.
metro-central-tracks-1-solved = Doze peças, contando as do centro.

metro-station-numbers = Números de estação
metro-station-numbers-about = Números secretos pagam no fim
metro-station-numbers-1 = Você tem o número 19: a linha que chega lá paga você também. Leve a longa linha azul à estação 19.
metro-station-numbers-1-own = Dois pontos para você. A linha azul no seu número teria pago nove.
metro-station-numbers-1-other = Nenhuma linha longa chegou à estação 19.
metro-station-numbers-1-solved = Nove pontos para o azul agora, e nove para você no fim.
