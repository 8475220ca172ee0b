metro-event-exchange-face-up = schimbă acțiunea de { $share } % cu cea descoperită
metro-event-exchange-pile = schimbă acțiunea de { $share } % cu una ascunsă
metro-event-exchange-closed = O companie are 25 de puncte: schimburile s-au încheiat.
metro-hidden = ascunsă
metro-hidden-count = { $count ->
    [one] { $count } ascunsă
   *[other] { $count } ascunse
}
metro-shares = Acțiunile tale
metro-worth = valorează { $count }
metro-exchange = Acțiuni de luat
metro-exchange-how = Alege o acțiune a ta sau una de luat: se schimbă la același procent, în loc de a așeza o piesă.
metro-exchange-over = Acum nu se poate schimba.
metro-exchange-effect = Acțiunile tale ar valora { $after } în loc de { $before }.
metro-exchange-unknown = Nu știi ce vei primi.
metro-take = Ia ({ $colour })
metro-take-hidden = Ia acțiunea ascunsă
metro-companies = Companiile
metro-company = companie
metro-value = valoare
metro-yours = ale tale
metro-majority = Cel mai mare acționar cunoscut: { $names }, +{ $points }
metro-companies-how = Valoare: 8 minus unu pentru fiecare companie cu mai multe puncte. Schimburile se încheie când o companie are 25 de puncte.
metro-final-share = { $share } % ({ $colour }): { $points }
metro-final-majority = Cel mai mare acționar ({ $colour }): { $points }
option-metro-modules-companies = Companii de metrou
option-metro-modules-companies-help = Liniile aparțin celor opt companii; tu ai acțiuni, le schimbi și câștigi prin valoarea lor.
refused-no-companies = În această partidă nu sunt acțiuni.
refused-share-shown = Acțiunea ta de { $share } % a fost arătată pentru un vagon; o păstrezi.
refused-exchange-closed = O companie are 25 de puncte: schimburile s-au încheiat.
refused-exchange-paused = Prea multe schimburi la rând. Întâi cineva trebuie să așeze o piesă.
