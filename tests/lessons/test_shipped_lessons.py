"""Every shipped lesson holds: proved with the real rules, told in every language."""

import pytest

from guimard.core.options import Option
from guimard.games.registry import GAMES
from guimard.games.rulebook import LANGUAGES
from guimard.lessons.lesson import Lesson
from guimard.lessons.loading import figures, lessons
from guimard.lessons.proof import check_places, check_texts, prove
from guimard.lessons.texts import lesson_texts

ALL = [lesson for game in GAMES for lesson in lessons(game)]
FIGURES = [figure for game in GAMES for figure in figures(game)]


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game} {lesson.id}")
class TestEveryLesson:
    def test_is_proved_by_the_rules(self, lesson: Lesson) -> None:
        proofs = prove(lesson)
        assert len(proofs) == len(lesson.steps)

    def test_shows_at_least_one_wrong_answer_and_one_hint(self, lesson: Lesson) -> None:
        assert all(step.wrong and step.hints for step in lesson.steps)

    def test_shows_places_that_exist(self, lesson: Lesson) -> None:
        check_places(lesson)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_has_short_texts_in(self, language: str, lesson: Lesson) -> None:
        check_texts(lesson, lesson_texts(lesson.game, language))


@pytest.mark.parametrize("game", sorted({lesson.game for lesson in ALL}))
class TestEveryCourse:
    def test_has_its_lessons_in_order(self, game: str) -> None:
        course = [lesson for lesson in lessons(game) if lesson.module is None]
        assert [lesson.place for lesson in course] == list(range(1, len(course) + 1))

    def test_has_no_text_that_is_not_used(self, game: str) -> None:
        used = {text for lesson in lessons(game) for text in lesson.texts()}
        for language in LANGUAGES:
            assert set(lesson_texts(game, language)) == used, language


def test_every_module_of_metro_has_its_lesson() -> None:
    modules: Option = next(option for option in GAMES["metro"].options.options if option.name == "modules")
    assert {lesson.module for lesson in lessons("metro")} - {None} == set(modules.choices)


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: f"{figure.game} {figure.id}")
def test_every_figure_that_can_be_tried_is_proved(figure: Lesson) -> None:
    prove(figure)
    check_places(figure)
