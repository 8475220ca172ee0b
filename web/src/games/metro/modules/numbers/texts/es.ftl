metro-numbers = Tus números de estación
metro-numbers-how = Al final, cada línea que llegó allí te da también sus puntos. Nadie más conoce tus números.
metro-final-numbers = Números de estación { $numbers }: { $points }
option-metro-modules-station-numbers = Números de estación
option-metro-modules-station-numbers-help = Números secretos te dan los puntos de las líneas que llegan allí.
option-metro-numbers = Con números de estación: cuántos de cada color
clash-metro-modules-station-numbers-numbers = Hay ocho números de cada color: dos por persona bastan para cuatro jugadores como mucho.
