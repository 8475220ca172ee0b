"""Lessons in the terminal, and the proof of lessons of your own."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.prompt import Prompt
from rich.table import Table

from guimard.cli.files import kept_game, read_text, write_safely
from guimard.cli.play import Leave, complete, find_action
from guimard.cli.terminal.drawing import DRAWINGS
from guimard.cli.warming import warm
from guimard.core.errors import BadText, GuimardError, Illegal
from guimard.games.registry import rules_of
from guimard.lessons.attempt import Attempt, Verdict
from guimard.lessons.lesson import Lesson, Step
from guimard.lessons.loading import lesson_named, lessons, parse_lesson
from guimard.lessons.proof import check_places, check_texts, prove
from guimard.lessons.stars import MOST_STARS, stars
from guimard.lessons.texts import lesson_texts

console = Console()
lesson_commands = typer.Typer(no_args_is_help=True, help="Write lessons of your own.")
HELP = "hint, list (what you may do), board, back, skip, help, quit"


@lesson_commands.command()
def check(files: Annotated[list[Path], typer.Argument(metavar="FILE", help="A lesson as TOML.")]) -> None:
    """Prove lessons: solvable, no shorter way, every wrong answer refuted."""
    for file in files:
        lesson = parse_lesson(read_text(file), file.stem)
        warm(rules_of(lesson.game), console)
        check_texts(lesson, lesson_texts(lesson.game, "en"))
        check_places(lesson)
        for number, proof in enumerate(prove(lesson), 1):
            fewest = "1 move" if proof.fewest == 1 else f"{proof.fewest} moves"
            found = f"{fewest} at least, {proof.solving} of {proof.legal} first moves lead there"
            console.print(f"{file}: step {number} holds: {found}.", markup=False)


def learn(
    name: Annotated[str, typer.Argument(metavar="GAME", help="metro or metromania.")] = "metro",
    lesson: Annotated[str | None, typer.Argument(help="The lesson to take (default: choose from the list).")] = None,
    language: Annotated[str, typer.Option(help="The language of the texts.")] = "en",
) -> None:
    """Learn a game by playing short lessons."""
    rules = rules_of(name)
    warm(rules, console)
    progress = Progress()
    try:
        if lesson:
            Course(lesson_named(rules.id, lesson), language, progress).run()
        while not lesson:
            Course(_choose(rules.id, language, progress), language, progress).run()
    except (Leave, EOFError, KeyboardInterrupt):
        console.print(f"\nYour progress is kept; go on with: guimard learn {rules.id}")


class Progress:
    """The stars of each step, kept between starts."""

    def __init__(self) -> None:
        self.file = kept_game().with_name("lessons.json")
        try:
            self.stars: dict[str, list[int]] = json.loads(read_text(self.file)) if self.file.exists() else {}
        except ValueError:
            self.stars = {}

    def of(self, lesson: Lesson) -> list[int]:
        """Return the stars of each step; 0 for steps that are not solved."""
        kept = self.stars.get(f"{lesson.game} {lesson.id}", [])
        return [kept[i] if i < len(kept) else 0 for i in range(len(lesson.steps))]

    def total(self, lesson: Lesson) -> int:
        """Return the stars of a lesson: those of its worst step, 0 until all are solved."""
        return min(self.of(lesson), default=0)

    def keep(self, lesson: Lesson, step: int, count: int) -> None:
        kept = self.of(lesson)
        kept[step] = max(kept[step], count)
        self.stars[f"{lesson.game} {lesson.id}"] = kept
        write_safely(self.file, json.dumps(self.stars, indent=1))


def _drawn(count: int) -> str:
    return "★" * count + "☆" * (MOST_STARS - count)


def _choose(game: str, language: str, progress: Progress) -> Lesson:
    """Ask which lesson; Enter takes the first that is not finished."""
    texts, all_lessons = lesson_texts(game, language), lessons(game)
    table = Table("", "Lesson", "", "Stars")
    for number, lesson in enumerate(all_lessons, 1):
        stars_of = _drawn(progress.total(lesson))
        table.add_row(str(number), texts.get(lesson.title, lesson.title), texts.get(lesson.about, ""), stars_of)
    console.print(table)
    next_one = next((i for i, lesson in enumerate(all_lessons, 1) if not progress.total(lesson)), 1)
    numbers = [str(number) for number in range(1, len(all_lessons) + 1)]
    question = "Which lesson? [dim]Enter: the next one, quit: leave[/]"
    answer = Prompt.ask(question, choices=[*numbers, "quit"], default=str(next_one), show_choices=False)
    if answer == "quit":
        raise Leave
    return all_lessons[int(answer) - 1]


class Course:
    """One lesson at one terminal."""

    def __init__(self, lesson: Lesson, language: str, progress: Progress) -> None:
        self.lesson = lesson
        self.texts = lesson_texts(lesson.game, language)
        self.progress = progress
        self.drawing = DRAWINGS[lesson.game]

    def run(self) -> None:
        console.print(f"\n[bold]{self.say(self.lesson.title)}[/]: {self.say(self.lesson.about)}")
        for number, step in enumerate(self.lesson.steps):
            count = StepAtTerminal(self, step).run()
            if count:
                self.progress.keep(self.lesson, number, count)
                console.print(_drawn(count), style="yellow")
                _wait()
        console.print(f"Lesson finished: {_drawn(self.progress.total(self.lesson))}", style="green")

    def say(self, text: str) -> str:
        return self.texts.get(text, text)


class StepAtTerminal:
    """The tries at one step."""

    def __init__(self, course: Course, step: Step) -> None:
        self.course = course
        self.step = step
        self.tries = 1
        self.hints = 0
        self.attempt = Attempt(step)

    def run(self) -> int:
        """Return the stars; 0 if the step was skipped."""
        self._show()
        while self.attempt.verdict is not Verdict.SOLVED:
            line = Prompt.ask(f"Move {len(self.attempt.played) + 1}", console=console).strip()
            if line == "skip":
                return 0
            try:
                self._do(line)
            except GuimardError as refusal:
                console.print(str(refusal), style="red", markup=False)
        self._draw()
        console.print(self.course.say(self.step.solved), style="green", markup=False)
        return stars(self.tries, self.hints, len(self.attempt.played), self.step.fewest)

    def _do(self, line: str) -> None:
        match line.split():
            case ["quit" | "exit" | "q"]:
                raise Leave
            case ["board"]:
                self._show()
            case ["hint"]:
                self._hint()
            case ["list"]:
                self._list()
            case ["back"]:
                self._back()
            case ["help" | "?"]:
                console.print(self.course.drawing.TYPING)
                console.print(f"Or: {HELP}")
            case []:
                self._show()
            case _:
                self._try(line)

    def _hint(self) -> None:
        if self.hints >= len(self.step.hints):
            raise BadText("There are no more hints for this step.")
        hint = self.step.hints[self.hints]
        where = f" → {hint.show}" if hint.show else ""
        console.print(self.course.say(hint.text) + where, style="yellow", markup=False)
        self.hints += 1

    def _back(self) -> None:
        """Take back the last step of a turn that is not confirmed."""
        if not self.attempt.match.pending or not self.attempt.played:
            raise BadText("There is nothing to take back.")
        *kept, _ = self.attempt.played
        self.attempt = Attempt(self.step)
        for text in kept:
            self.attempt.play(text)
        self._show()

    def _list(self) -> None:
        match, drawing = self.attempt.match, self.course.drawing
        actions: list[Any] = match.actions()
        for action in actions:
            console.print(str(action["text"]), style="bold", markup=False)
            console.print(drawing.consequences(action, match.layout()), end="")

    def _try(self, line: str) -> None:
        actions: list[Any] = self.attempt.match.actions()
        found = find_action(line, actions, numbered=self.course.drawing.STEPWISE)
        text = str(found["text"]) if found else complete(line, actions, self.attempt.match.game)
        try:
            self.attempt.play(text)
        except Illegal:
            self._refused(text)
            raise
        if self.attempt.verdict is Verdict.REFUTED:
            self._refuted()
        elif self.attempt.verdict is Verdict.OPEN:
            self._show()

    def _refused(self, text: str) -> None:
        """Say the lesson's own words about an answer that the rules refuse."""
        game = self.attempt.match.game
        answer = (*self.attempt.played, game.text(game.parse(text)))
        for wrong in self.step.wrong:
            if wrong.refused and wrong.play == answer:
                console.print(self.course.say(wrong.text), style="red")

    def _refuted(self) -> None:
        """Show the board after a wrong try and say why; the next try begins."""
        self._draw()
        wrong = self.attempt.wrong
        console.print(self.course.say(wrong.text if wrong else self.step.otherwise), style="red", markup=False)
        console.print("Try again: Enter shows the board as it was.", style="dim")
        self.tries += 1
        self.attempt = Attempt(self.step)

    def _draw(self) -> None:
        drawing, match = self.course.drawing, self.attempt.match
        actions: list[Any] = match.actions() if self.attempt.verdict is Verdict.OPEN else []
        console.print(drawing.draw(match.view(self.attempt.seat), actions, match.layout()))

    def _show(self) -> None:
        """Draw the board; the task stands below it, beside the prompt."""
        drawing, match = self.course.drawing, self.attempt.match
        actions: list[Any] = match.actions()
        self._draw()
        console.print(drawing.hand(match.view(self.attempt.seat), match.layout()))
        console.print(drawing.menu(actions), end="")
        console.print(self.course.say(self.step.text), style="bold", markup=False)
        console.print(f"[dim]{HELP}[/]")


def _wait() -> None:
    """Let a person look at the board before the next one; a script goes on."""
    if sys.stdin.isatty():
        Prompt.ask("[dim]Enter goes on[/]", default="", show_default=False)
