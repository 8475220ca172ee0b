metro-hint-line = Sigue esta línea hasta su extremo.
metro-hint-cell = Tu loseta va aquí.
metro-not-longer = Ninguna de tus líneas ha crecido. Mira por dónde siguen tus líneas naranjas.

metro-aim = El objetivo
metro-aim-about = Las líneas largas son puntos
metro-aim-1 = Ganan las líneas largas: cada loseta que cruzan es un punto. Eres naranja: coloca la tuya para alargar una de tus líneas.
metro-aim-1-blue = Has alargado la línea de azul. Las tuyas salen de los vagones naranjas.
metro-aim-1-solved = Tu línea ha salido. Cuando llegue, cada loseta que cruce valdrá un punto.
metro-aim-2 = Una línea puede cruzar varias veces una loseta, y cada vez cuenta. Alarga la línea 21 hasta cinco.
metro-aim-2-beside = La línea 21 no pasa por aquí. Sigue desde su extremo.
metro-aim-2-solved = Una loseta, tres puntos: la línea la cruza una y otra vez.

metro-follow = Seguir una línea
metro-follow-about = ¿Por dónde sigue?
metro-follow-1 = Las líneas dan rodeos. Sigue la línea 21 hasta su extremo y coloca allí tu loseta.
metro-follow-1-beside = Junto a la línea, pero no en su extremo: no ha crecido.
metro-follow-1-other = La línea 21 no ha crecido. Síguela desde su vagón.
metro-follow-1-solved = Ahí es por donde sigue. Señala un vagón y verás toda su línea.
metro-follow-2 = Dos de tus líneas se juntan. Alarga las dos con una sola loseta.
metro-follow-2-beside = Ninguna de las dos entra aquí.
metro-follow-2-other = No basta: tienen que crecer la 18 y la 21.
metro-follow-2-solved = Han crecido las dos. Una buena loseta sirve dos veces.

metro-finish = Completar una línea
metro-finish-about = Un punto por loseta
metro-finish-1 = Una línea que llega a cualquier estación está completa y puntúa en el acto. Completa una de las tuyas.
metro-finish-1-open = La línea 21 es más larga, pero sigue abierta. La 18 podía llegar.
metro-finish-other = Ninguna de tus líneas ha dado bastante. ¿Qué extremo está junto a una estación?
metro-finish-1-solved = La línea 18 ha llegado: cinco losetas, cinco puntos. No importa de quién sea la estación.
metro-finish-2 = Puedes completar una de dos líneas. Consigue diez puntos.
metro-finish-2-short = Dos losetas, dos puntos, y la línea 18 se acabó. La 21 vale diez.
metro-finish-2-solved = Diez puntos. Antes de completar una línea, busca otra más larga.

metro-centre = El doble en el centro
metro-centre-about = Si acaba allí, vale doble
metro-centre-1 = Una línea que acaba en el centro vale doble. Coloca tu loseta donde dé más puntos.
metro-centre-1-short = La línea 18 acaba en el borde con 3 puntos. Tu otra línea podía llegar al centro.
metro-centre-other = No han sido bastantes puntos. ¿Cuál de tus líneas puede acabar en el centro?
metro-centre-1-solved = Siete losetas, y el doble por el centro: 14 puntos.
metro-centre-2 = ¿Seis losetas al borde o cinco al centro? Elige lo que dé más.
metro-centre-2-edge = Seis losetas al borde son 6 puntos. La línea más corta da 10 en el centro.
metro-centre-2-solved = Cinco losetas, por dos: 10 puntos. El centro gana a un camino más largo.

metro-ban = Nada de líneas de una loseta
metro-ban-about = Lo único prohibido
metro-ban-1 = Una sola loseta nunca puede unir estación con estación. Alarga la línea 21 sin hacerlo.
metro-ban-1-own = Prohibido: aquí tu línea volvería enseguida a una estación.
metro-ban-1-others = También prohibido: las estaciones de los demás están protegidas igual.
metro-ban-1-solved = Lejos de las estaciones la loseta está permitida, y tu línea sigue.

metro-exception = Salvo que no quepa en otro sitio
metro-exception-about = La excepción
metro-exception-1 = Esta loseta devuelve cualquier línea, la pongas donde la pongas; por eso vale. Eres amarillo: termina una línea ajena.
metro-exception-1-own = Has mandado a casa tu propia línea por un punto. Elige una casilla sin vagón amarillo.
metro-exception-1-hint = Los vagones amarillos son tuyos. Los demás son de los otros.
metro-exception-1-solved = Su línea se acabó con una loseta. Se podía porque no cabía en ningún otro sitio.

metro-draw = Cuándo tomar otra
metro-draw-about = Guardar una loseta
metro-draw-1 = ¿Tu loseta encaja mal? Toma otra y coloca esa. Consigue 15 puntos.
metro-draw-1-short = Dos puntos, y la línea se acabó. Podías haber tomado otra.
metro-draw-1-other = No han sido 15 puntos. Toma otra primero y mira la línea 21.
metro-draw-1-hint = Tu loseta no ayuda ahora. Toma otra.
metro-draw-1-solved = 15 puntos, y tu primera loseta sigue en tu mano.

metro-short = Acabar pronto es perder
metro-short-about = Manda a casa a los demás, no a ti
metro-short-1 = La línea 19 de azul va hacia el centro. Termínala ahora que es corta.
metro-short-1-own = Has terminado tu línea por cuatro puntos, y azul sigue hacia el centro.
metro-short-1-other = La línea azul sigue abierta, y el centro está cerca.
metro-short-1-solved = Azul se lleva 5 puntos. En el centro habrían sido más del doble.

metro-open = Mantener una línea abierta
metro-open-about = Construir para que siga
metro-open-1 = No hay prisa. Lleva la línea 21 a siete o más y deja abiertas todas las tuyas.
metro-open-1-short = La línea 18 se acabó por dos puntos. Podía crecer toda la partida.
metro-open-other = La línea 21 aún es corta, o una de tus líneas se ha terminado.
metro-open-1-solved = Más larga y aún abierta: cada loseta que venga es otro punto.
metro-open-2 = Otra vez: la línea 21 a seis o más, sin terminar ninguna de las tuyas.
metro-open-2-short = Tres puntos y se acabó. Busca el extremo de la línea 21.
metro-open-2-solved = Siguen abiertas, muy bien. La partida acaba con la última loseta; para entonces todas las líneas habrán llegado.

metro-companies = Compañías
metro-companies-about = Acciones, no líneas
metro-companies-1 = Las líneas son de compañías y tú tienes acciones. Rojo va a puntuar: cambia tu 40 % amarillo por rojo.
metro-companies-1-pile = Has tomado una acción desconocida del montón. El 40 % rojo estaba a la vista.
metro-companies-1-other = Necesitas la acción roja del 40 %.
metro-companies-1-hint = Elige Cambiar, tu acción del 40 %, y toma la que está a la vista.
metro-companies-1-solved = Ya tienes el 40 % de rojo: cuatro veces su valor al final.
metro-companies-2 = Tienes el 40 % de rojo. Coloca tu loseta para que rojo puntúe lo más posible.
metro-companies-2-green = Cinco puntos para verde, y no tienes acciones verdes.
metro-companies-2-other = Rojo no ha puntuado. La línea 21 es roja.
metro-companies-2-solved = 18 puntos para rojo. Cuantos más puntos tiene una compañía, más valen sus acciones.

metro-stations = Estaciones
metro-stations-about = Un vagón tuyo en el centro
metro-stations-1 = En vez de colocar puedes poner tu vagón central. Ponlo donde empiece la vía más larga.
metro-stations-1-short = De aquí salen solo dos losetas. Al lado esperan cinco.
metro-stations-1-other = Aquí no empieza ninguna vía larga. Pon el vagón en una estación del centro.
metro-stations-1-hint = Elige Vagón y sigue las vías de la parte baja del centro.
metro-stations-1-solved = Una línea más, que ya mide cinco. Nunca vale doble.
metro-stations-2 = Aquí una vía sale del centro y vuelve. Pon tu vagón de modo que puntúe en el acto.
metro-stations-2-empty = Ninguna loseta toca esta estación: aún no puntúa nada.
metro-stations-2-other = No ha puntuado nada. Una estación central ya tiene una vía completa.
metro-stations-2-solved = La vía estaba completa: cinco puntos en el acto.

metro-central-tracks = Carriles centrales
metro-central-tracks-about = Las líneas cruzan el centro
metro-central-tracks-1 = Hay carriles en el centro y nada vale doble. Manda la línea 18 por el medio para doce puntos.
metro-central-tracks-1-short = Dos puntos para la línea 21. La 18 podía cruzar el centro.
metro-central-tracks-1-other = La línea 18 aún no ha cruzado el centro.
metro-central-tracks-1-solved = Doce losetas, contando las del centro.

metro-station-numbers = Números de estación
metro-station-numbers-about = Números secretos que pagan al final
metro-station-numbers-1 = Tienes el número 19: la línea que llegue allí te paga también. Lleva la larga línea azul a la estación 19.
metro-station-numbers-1-own = Dos puntos para ti. La línea azul en tu número habría pagado nueve.
metro-station-numbers-1-other = No ha llegado ninguna línea larga a la estación 19.
metro-station-numbers-1-solved = Nueve puntos para azul ahora, y nueve para ti al final.
