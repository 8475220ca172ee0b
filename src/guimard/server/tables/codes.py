"""Names of tables, and codes to be read aloud: a station and two digits.

A code admits to private tables like the invitation in a link, but it can be guessed in some nine thousand tries.
So whoever looks codes up is slowed down after a few that do not exist (``RateLimits.codes``).
"""

import secrets
import unicodedata

STATIONS = tuple(
    """
    Abbesses Alésia Anvers Argentine Avron Balard Bastille Bercy Bolivar Botzaris Boucicaut Cadet Cambronne Censier
    Charonne Châtelet Chevaleret Cité Commerce Concorde Convention Corvisart Couronnes Danube Daumesnil Dugommier
    Dupleix Duroc Exelmans Falguière Gaîté Gambetta Glacière Goncourt Jasmin Jaurès Jourdain Jussieu Kléber
    Laumière Liberté Louvre Madeleine Maraîchers Marcadet Maubert Ménilmontant Mirabeau Miromesnil Monceau Monge
    Muette Nation Oberkampf Odéon Opéra Ourcq Parmentier Passy Pasteur Pelleport Pernety Picpus Pigalle Plaisance
    Poissonnière Pyramides Pyrénées Ranelagh Raspail Reuilly Rome Sablons Ségur Sentier Simplon Solférino Stalingrad
    Télégraphe Temple Ternes Tolbiac Trinité Trocadéro Tuileries Vaneau Varenne Vaugirard Vavin Villiers Volontaires
    Voltaire Wagram
    """.split()  # noqa: SIM905 - a list of ninety quoted words is no better to read
)


def _plain(name: str) -> str:
    """Return a name as one types it: small letters without accents."""
    return unicodedata.normalize("NFD", name).encode("ascii", "ignore").decode().lower()


_NAMES = {_plain(station): station for station in STATIONS}


def new_code() -> str:
    return f"{_plain(secrets.choice(STATIONS))}-{secrets.randbelow(90) + 10}"


def name_of(code: str | None) -> str | None:
    """Return the name of the table with a code: its station."""
    return _NAMES.get(code.partition("-")[0]) if code else None
