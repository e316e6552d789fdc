"""A game at a real table as somebody with a phone tells it, with the taps counted."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page, expect

from stockbook.models.stampswap.goods import Good, StampGood, UnseenGood
from stockbook.models.stampswap.typed_items import parse_item, split_items
from tests.web.browser.site import seen

#: How a face that no record tells is made up.
MADE_UP = "green vehicles 1"
TAKES = re.compile(r"(\w+) takes? a pile")
FACE = re.compile(r"the face of my (\dx\d) \?")


@dataclass
class Round:
    """A round as its record tells it, as far as advice needs it."""

    event: str = ""
    collected: tuple[Good, ...] = ()
    token: str = ""
    drawn: list[str] = field(default_factory=list)
    cuts: dict[str, list[list[str]]] = field(default_factory=dict)
    takes: dict[str, str] = field(default_factory=dict)
    forever: dict[str, str] = field(default_factory=dict)


def rounds(lines: list[str]) -> tuple[list[Round], list[Good]]:
    """The rounds of a record, and all faces that were turned up."""
    found: list[Round] = []
    faces: list[Good] = []
    for line in lines:
        who, verb, text = [*line.split(maxsplit=2), ""][:3]
        if who == "event":
            found.append(Round(event=f"{verb} {text}".strip()))
        elif verb == "collect":
            found[-1].collected = tuple(map(parse_item, split_items(text)))
        elif verb == "draw" and text == "first":
            found[-1].token = who
        elif verb == "draw":
            found[-1].drawn.append(line)
        elif verb == "cut" and who != "me":
            found[-1].cuts[who] = [[str(parse_item(each)) for each in split_items(part)]
                for part in re.split(r"\|(?![^(]*\))", text)[1:]]  # fmt: skip
        elif verb == "take":
            found[-1].takes[who] = text
        elif verb == "turn":
            faces += map(parse_item, split_items(text))
        elif verb == "forever":
            found[-1].forever[who] = text
    return found, faces


class Recorder:
    """Somebody who tells a game on the page.

    Parameters
    ----------
    page
        The page of a browser that can be touched.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0
        self.hints: list[str] = []
        self._chosen: dict[str, str] = {}

    @property
    def question(self) -> str:
        return self.page.get_by_role("status", name="Question").inner_text()

    @property
    def lines(self) -> Locator:
        return self.page.get_by_role("list", name="The record").get_by_role("listitem")

    def button(self, name: str | re.Pattern[str], inside: Locator | None = None) -> Locator:
        exact = isinstance(name, str)
        shown = seen(name) if isinstance(name, str) else name
        return (inside or self.page).get_by_role("button", name=shown, exact=exact)

    def tap(self, target: Locator) -> None:
        self.taps += 1
        target.tap()

    def send(self, target: Locator) -> None:
        """Tap what tells a line, and wait until the record has it."""
        before = self.lines.count()
        self.tap(target)
        self.grown(before)

    def grown(self, before: int) -> None:
        self.page.wait_for_function(
            "before => document.querySelectorAll('.log li').length > before"
            " && !document.querySelector('main.busy')",
            arg=before,
        )

    def write(self, label: str | re.Pattern[str], text: str, inside: Locator | None = None) -> None:
        """Type into a field; each key counts."""
        self.taps += len(text)
        (inside or self.page).get_by_role("textbox", name=label, exact=isinstance(label, str)).fill(text)

    def setup(self, answers: list[str]) -> None:
        """Answer the questions of a new game; an empty answer is left out."""
        for number, answer in enumerate(answers, 1):
            choice = self.button(answer) if answer else self.button("Leave it out")
            field_ = self.page.get_by_label("Your answer")
            expect(choice.or_(field_).first).to_be_visible()
            if choice.count():
                self.tap(choice)
            elif self.page.locator(".cards").count():
                self.contest(answer, self.page.get_by_role("region", name="New game"))
            else:
                self.write("Your answer", answer)
                self.tap(self.button("OK"))
            if number < len(answers):
                done = "number => JSON.parse(sessionStorage.getItem('stockbook.setup')).length === number"
                self.page.wait_for_function(done, arg=number)
        expect(self.button("Hint")).to_be_visible()

    def choose(self, words: str) -> None:
        """Answer another question than the one that comes first."""
        if words not in self.question:
            self.tap(self.page.get_by_role("group", name="Something else happened").get_by_text(words).first)
            expect(self.page.get_by_role("status", name="Question")).to_contain_text(words)

    def item(self, text: str) -> None:
        """Add an item by the palette, with as few taps as it takes."""
        palette = self.page.get_by_role("region", name="Palette")
        good = parse_item(text)
        if isinstance(good, UnseenGood):
            self._choice(palette, "Size", f"{good.width}x{good.height}")
            self.tap(self.button("?", palette))
        elif isinstance(good, StampGood):
            if good.down:
                self.tap(palette.get_by_role("checkbox"))
                expect(palette.get_by_role("checkbox")).to_be_checked()
            self._stamp(palette, str(good.tile))
        elif text in ("forever", "first-player"):
            self.tap(self.button(text, palette))
        else:
            word, _, rest = text.partition(" ")
            self.tap(self.button(f"{word}…", palette))
            if word == "exhibitor":
                self.contest(rest, palette)
            else:
                effect, _, scored = rest.partition(": ")[2].partition(" ")
                kind = scored and effect in ("show", "final", "bonus")
                self.tap(self.button(effect if kind else f"{effect} {scored}".strip(), palette))
                if kind:
                    self.contest(scored, palette)

    def contest(self, text: str, inside: Locator) -> None:
        """Pick a contest from the pictures, with its points where they are others than the usual ones."""
        word, *rest = text.replace("[", "").replace("]", "").replace(",", "").split()
        numbers = [each for each in rest if each.isdigit()]
        after = " ".join(each for each in rest if not each.isdigit())
        cards = inside.locator(".cards")
        card = cards.get_by_role("button", name=re.compile(f"^{word} {after}".strip()))
        of_a_kind = not card.count()
        if of_a_kind:
            card = cards.get_by_role("button", name=f"{word}…")
        if " ".join(numbers) != card.locator("small").inner_text():
            self.write("points of the next picture", " ".join(numbers), inside)
        self.tap(card)
        if of_a_kind:
            self.tap(self.button(f"{word} {after}", inside))

    def _stamp(self, palette: Locator, text: str) -> None:
        if text == "forever":
            self.tap(self.button(text, palette))
            return
        words = text.replace("(", "").replace(")", "").replace("|", "").split()
        double = words[0] == "double"
        self._choice(palette, "Size", " ".join(words[: 1 + double]))
        words = words[1 + double :]
        while words:
            color = words.pop(0)
            look = color if color == "rare" else f"{color} {words.pop(0)}"
            self._choice(palette, "Color and theme", look)
            value = palette.get_by_role("group", name="Value")
            self.tap(self.button(words.pop(0), value))
            if words:
                palette.get_by_text("Now the second stamp").wait_for()

    def _choice(self, palette: Locator, row: str, value: str) -> None:
        """Choose a value in a row of the palette, unless it is chosen from before."""
        target = self.button(value, palette.get_by_role("group", name=row))
        if target.get_attribute("aria-pressed") != "true":
            self.tap(target)

    def hint(self) -> None:
        """Ask for advice, and play it."""
        self.hints.append(self.question)
        play = self.button("Play it")
        nothing = self.page.get_by_role("status", name="Answer").get_by_text(re.compile("o move"))
        while not play.count():
            self.tap(self.button("Hint"))
            expect(play.or_(nothing)).to_be_visible()
        self.send(play)

    def cut(self, name: str, piles: list[list[str]]) -> None:
        """Tell the piles of another player."""
        self.choose(f"the cut of {name}")
        for number, pile in enumerate(piles, 1):
            if number > 1:
                self.tap(self.button(f"Pile {number}"))
                expect(self.button(f"Pile {number}")).to_have_attribute("aria-pressed", "true")
            for text in pile:
                self.item(text)
        expect(self.button("Done")).to_be_enabled()
        self.send(self.button("Done"))

    def collect(self, told: Round) -> None:
        """Tell a round up to my cut, which is the advised one, and the cuts of the others."""
        if told.event:
            self.choose("what the event does")
            panel = self.page.get_by_role("region", name="What happened")
            usual = self.button(told.event, panel)
            if usual.count():
                self.send(usual)
            else:
                self.write("Your answer", told.event)
                self.send(self.button("OK"))
        self.choose("what I collected")
        before = self.lines.count()
        for good in told.collected:
            self.item(str(good))
        self.grown(before)
        for line in told.drawn:
            self.choose("a card draws for me")
            before = self.lines.count()
            self.item(str(parse_item(line.removeprefix("me draw "))))
            self.grown(before)
        self.hint()
        if told.token:
            self.choose("who has the first-player token")
            self.send(self.button(told.token))
        for name, piles in told.cuts.items():
            self.cut(name, piles)

    def swap_and_show(self, told: Round, faces: list[Good]) -> None:
        """Tell who took what, and the faces that turn up; I choose and place as advised."""
        while found := TAKES.search(self.question):
            name = found[1]
            if name == "I":
                self.hint()
                continue
            offered = self.page.get_by_role("list", name="Answers").get_by_role("button")
            whose, _, pile = told.takes.get(name, "?").partition(" ")
            words = f"my pile {pile}:" if whose == "me" else f"pile {pile} of {whose}:"
            recorded = self.button(re.compile(f"^{words}"))
            self.send(recorded if recorded.count() else offered.first)
        while size := FACE.search(self.question):
            before = self.lines.count()
            self.item(self._face(size[1], faces))
            self.grown(before)
        for name, number in told.forever.items():
            self.choose(f"the number of forever stamps of {name}")
            self.write("Your answer", number)
            self.send(self.button("OK"))
        self.choose("where I place")
        self.hint()

    def _face(self, size: str, faces: list[Good]) -> str:
        """A face of this size: one that the record tells, or one that is made up."""
        for good in faces:
            if isinstance(good, StampGood) and sorted((good.tile.width, good.tile.height)) == sorted(
                map(int, size.split("x"))
            ):
                faces.remove(good)
                return str(good)
        return f"{size} {MADE_UP}"
