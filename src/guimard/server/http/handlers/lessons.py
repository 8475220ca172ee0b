"""HTTP: lessons. Nothing is stored: a request names the actions so far."""

import asyncio
from functools import lru_cache
from typing import Any

from guimard.core.errors import BadText, GuimardError
from guimard.games.registry import GAMES
from guimard.lessons.attempt import Attempt, Verdict
from guimard.lessons.lesson import Lesson, Step
from guimard.lessons.loading import lesson_named, lessons
from guimard.lessons.texts import lesson_texts
from guimard.server.http.endpoint import Call
from guimard.server.wire.bodies import (
    LessonFacts,
    LessonHint,
    LessonPreview,
    LessonProgress,
    Lessons,
    LessonState,
    LessonStep,
    LessonWrong,
)
from guimard.server.wire.refusals import Refusal, refusal_of
from guimard.server.wire.shapes import Shape

MOST_ACTIONS = 20


async def list_lessons(call: Call) -> Shape:
    game = call.arguments["game"]
    if game not in GAMES:
        raise Refusal("no-game", "There is no such game.")
    return await asyncio.to_thread(_lessons, game, call.arguments["language"] or "en")


async def show_step(call: Call) -> Shape:
    return await asyncio.to_thread(_state, _step(call), _actions(call))


async def preview_action(call: Call) -> Shape:
    return await asyncio.to_thread(_preview, _step(call), _actions(call), call.arguments["action"])


@lru_cache(32)
def _lessons(game: str, language: str) -> Lessons:
    texts = lesson_texts(game, language)
    return Lessons(game=game, lessons=[_facts(lesson, texts) for lesson in lessons(game)])


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


def _step(call: Call) -> Step:
    game, number = call.arguments["game"], call.arguments["step"]
    if game not in GAMES:
        raise Refusal("no-game", "There is no such game.")
    try:
        lesson = lesson_named(game, call.arguments["lesson"])
    except BadText as unknown:
        raise Refusal("nothing-here", str(unknown)) from None
    if number >= len(lesson.steps):
        raise Refusal("no-step", f"The lesson has {len(lesson.steps)} steps.")
    return lesson.steps[number]


def _actions(call: Call) -> list[str]:
    """Return the learner's actions, separated by semicolons in the address."""
    given = [text.strip() for text in (call.arguments["actions"] or "").split(";")]
    actions = [text for text in given if text]
    if len(actions) > MOST_ACTIONS:
        raise Refusal("malformed", f"A try has at most {MOST_ACTIONS} actions.")
    return actions


def _attempt(step: Step, actions: list[str]) -> Attempt:
    attempt = Attempt(step)
    try:
        for text in actions:
            attempt.play(text)
    except GuimardError as error:
        raise refusal_of(error) from None
    return attempt


def _state(step: Step, actions: list[str]) -> LessonState:
    attempt = _attempt(step, actions)
    match, wrong, progress = attempt.match, attempt.wrong, attempt.progress
    legal: list[Any] = match.actions() if attempt.verdict is Verdict.OPEN else []
    return LessonState(
        seat=attempt.seat,
        view=match.view(attempt.seat),
        actions=legal,
        events=attempt.new_events,
        pending=match.pending,
        verdict=attempt.verdict.value,
        wrong=None if wrong is None else step.wrong.index(wrong),
        progress=None if progress is None else LessonProgress(value=progress.value, goal=progress.goal),
    )


def _preview(step: Step, actions: list[str], action: str) -> LessonPreview:
    attempt = _attempt(step, actions)
    try:
        return LessonPreview(view=attempt.match.preview(action, attempt.seat))
    except GuimardError as error:
        raise refusal_of(error) from None
