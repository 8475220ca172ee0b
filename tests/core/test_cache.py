"""Where compiled code is kept, and what is thrown away."""

import os
from pathlib import Path

import pytest

from guimard.core.cache import cache_directory, cache_root, forget_old_caches


def test_the_place_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GUIMARD_CACHE", str(tmp_path))
    assert cache_root() == tmp_path
    monkeypatch.delenv("GUIMARD_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_root() == tmp_path / "guimard"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache_root() == Path.home() / ".cache" / "guimard"


def test_caches_of_other_versions_are_forgotten_when_nobody_used_them_for_long(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("GUIMARD_CACHE", str(tmp_path / "none"))
    forget_old_caches()
    monkeypatch.setenv("GUIMARD_CACHE", str(tmp_path))
    for name in ("old", "recent", cache_directory().name):
        (tmp_path / name).mkdir()
        (tmp_path / name / "code").touch()
    os.utime(tmp_path / "old", (0, 0))
    forget_old_caches()
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(["recent", cache_directory().name])
