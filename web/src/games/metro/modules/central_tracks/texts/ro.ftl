metro-central-points = Trecerea peste una dintre aceste piese aduce un punct, ca peste oricare alta.
metro-central-no-points = Trecerea peste aceste piese nu aduce nimic.
option-metro-modules-central-tracks = Șine centrale
option-metro-modules-central-tracks-help = Patru piese acoperă centrul: liniile trec prin el, nimic nu valorează dublu.
option-metro-central_points = Cu șine centrale: o piesă centrală valorează un punct
clash-metro-modules-stations-central-tracks = Șinele centrale acoperă stațiile centrale: cele două module nu merg împreună.
option-metro-modules-central-tracks-note = Reconstruit de noi: șinele celor opt piese.
option-metro-central_points-note = Decizia noastră: regulamentul nu spune.
