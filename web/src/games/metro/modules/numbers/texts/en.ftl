metro-numbers = Your station numbers
metro-numbers-how = At the end, every line that arrived there pays you its points too. Nobody else knows your numbers.
metro-final-numbers = Station numbers { $numbers }: { $points }
option-metro-modules-station-numbers = Station numbers
option-metro-modules-station-numbers-help = Secret numbers pay you for the lines that arrive at their stations.
option-metro-numbers = With station numbers: how many of each colour
clash-metro-modules-station-numbers-numbers = There are eight numbers of each colour: two each are enough for four players at most.
