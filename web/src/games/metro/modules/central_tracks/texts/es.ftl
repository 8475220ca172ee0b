metro-central-points = Pasar por una de estas losetas vale un punto, como por cualquier otra.
metro-central-no-points = Pasar por estas losetas no vale nada.
option-metro-modules-central-tracks = Carriles centrales
option-metro-modules-central-tracks-help = Cuatro losetas cubren el centro: las líneas lo cruzan, nada vale doble.
option-metro-central_points = Con carriles centrales: una loseta central vale un punto
clash-metro-modules-stations-central-tracks = Los carriles centrales cubren las estaciones centrales: los dos módulos no van juntos.
option-metro-modules-central-tracks-note = Reconstruido por nosotros: los carriles de las ocho losetas.
option-metro-central_points-note = Decisión nuestra: el reglamento no lo dice.
