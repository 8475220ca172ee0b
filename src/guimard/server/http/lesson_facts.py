"""Lessons as browsers get them: their words, and positions for the compiled rules.

Browsers play lessons by themselves (``web/src/learn``); nobody asks a server whether a try was right.
"""

from base64 import b64encode
from collections.abc import Sequence
from functools import lru_cache

from guimard.lessons.attempt import Attempt
from guimard.lessons.condition import Clause, Value
from guimard.lessons.lesson import Lesson, Step
from guimard.lessons.loading import figures, lesson_named, lessons
from guimard.lessons.texts import lesson_texts
from guimard.server.wire.bodies import (
    LessonClause,
    LessonFacts,
    LessonHint,
    LessonPosition,
    LessonPositions,
    Lessons,
    LessonStep,
    LessonValue,
    LessonWrong,
)


@lru_cache(32)
def lesson_words(game: str, language: str) -> Lessons:
    """Return the lessons of a game in words."""
    texts = lesson_texts(game, language)
    return Lessons(game=game, lessons=[_facts(lesson, texts) for lesson in lessons(game)])


@lru_cache(128)
def lesson_positions(game: str, name: str) -> LessonPositions:
    """Return the positions of a lesson or a figure; raises ``BadText``."""
    lesson = lesson_named(game, name)
    return LessonPositions(game=game, lesson=name, steps=[_position(step) for step in lesson.steps])


def lesson_names(game: str) -> list[str]:
    """Return the names of everything that has positions."""
    return [lesson.id for lesson in (*lessons(game), *figures(game))]


def _facts(lesson: Lesson, texts: dict[str, str]) -> LessonFacts:
    def say(text: str) -> str:
        return texts.get(text, text)

    return LessonFacts(
        id=lesson.id,
        title=say(lesson.title),
        about=say(lesson.about),
        module=lesson.module,
        steps=[
            LessonStep(
                text=say(step.text),
                fewest=step.fewest,
                most=step.most,
                window=list(step.window),
                hints=[LessonHint(text=say(hint.text), show=hint.show) for hint in step.hints],
                wrong=[LessonWrong(play=list(w.play), text=say(w.text), refused=w.refused) for w in step.wrong],
                otherwise=say(step.otherwise),
                solved=say(step.solved),
            )
            for step in lesson.steps
        ],
    )


def _position(step: Step) -> LessonPosition:
    state = Attempt(step).match.state
    return LessonPosition(
        state=b64encode(state.tobytes()).decode(),
        goal=[_clause(clause) for clause in step.goal.clauses],
        replies=[list(choices) for choices in step.replies],
    )


def _clause(clause: Clause) -> LessonClause:
    return LessonClause(
        how=clause.how,
        path=[part if isinstance(part, str) else _values(part) for part in clause.path],
        op=clause.op,
        value=_value(clause.value),
    )


def _values(pairs: Sequence[tuple[str, Value]]) -> dict[str, LessonValue]:
    return {name: _value(value) for name, value in pairs}


def _value(value: Value) -> LessonValue:
    return list(value) if isinstance(value, tuple) else value
