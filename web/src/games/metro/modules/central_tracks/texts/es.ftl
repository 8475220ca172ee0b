metro-central-points = Pasar por una de estas plaquitas vale un punto, como por cualquier otra.
metro-central-no-points = Pasar por estas plaquitas no vale nada.
option-metro-modules-central-tracks = Carriles centrales
option-metro-modules-central-tracks-help = Cuatro plaquitas cubren el centro: las líneas lo cruzan, nada vale doble.
option-metro-central_points = Con carriles centrales: una plaquita central vale un punto
clash-metro-modules-stations-central-tracks = Los carriles centrales cubren las estaciones centrales: los dos módulos no van juntos.
