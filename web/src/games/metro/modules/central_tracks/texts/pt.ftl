metro-central-points = Passar por uma dessas peças vale um ponto, como por qualquer outra.
metro-central-no-points = Passar por essas peças não vale nada.
option-metro-modules-central-tracks = Trilhos centrais
option-metro-modules-central-tracks-help = Quatro peças cobrem o centro: as linhas o atravessam, nada vale o dobro.
option-metro-central_points = Com trilhos centrais: uma peça central vale um ponto
clash-metro-modules-stations-central-tracks = Os trilhos centrais cobrem as estações centrais: os dois módulos não combinam.
option-metro-modules-central-tracks-note = Reconstruído por nós: os trilhos das oito peças.
option-metro-central_points-note = Decisão nossa: o manual não diz.
