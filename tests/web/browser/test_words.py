"""What the engine says for the terminal is said in words for people at the page, where they see it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from stockbook.engine import Source
from stockbook.engine.turns import Turn, match_of, match_turn
from stockbook.games.registry import make_game
from stockbook.models.play.record import GameHistory
from tests.web.browser.random_games import GAMES, begin
from tests.web.browser.site import Desk
from tests.web.browser.test_for_everybody import TOO_WIDE
from tests.web.browser.test_table import part, read
from tests.web.browser.watching import watched
from tests.web.running import Site
from tests.web.test_words import ENGLISH, WORDS

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
#: Words that help in the terminal only.
TERMINAL = re.compile(r"such as|\(row|place best|standard input|ASSUMED|deck = |points N|\[contests\]")


@pytest.fixture
def page(browser: Browser, site: Site) -> Iterator[Page]:
    """A page on a phone."""
    with watched(browser, site, PHONE) as page:
        yield page


def test_what_is_wrong_is_in_sight(page: Page, site: Site) -> None:
    """Wherever somebody is on a phone, the reason why there is no hint stands there, and can be followed."""
    desk = Desk(page, site.address)
    desk.open()
    first = page.get_by_role("region", name="Points").get_by_text("Add a contest first")
    expect(first.locator("xpath=..")).to_have_class("quiet")
    expect(desk.total).to_have_text("\u2013")
    page.evaluate("scrollTo(0, 600)")
    desk.button("Hint").tap()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Add a contest first: without one nothing is scored.")
    expect(alert).to_be_in_viewport()
    assert page.evaluate(TOO_WIDE) <= 0
    page.goto(f"{site.address}table")
    read(page, part("at-the-table", 14))
    page.get_by_role("button", name="Edit").tap()
    area = page.get_by_role("textbox", name="The record as text")
    area.fill(area.input_value() + "zoe collect f\n")
    page.get_by_role("button", name="Read it").tap()
    expect(page.get_by_role("alert")).to_contain_text("zoe")
    expect(page.get_by_role("alert")).to_be_in_viewport()


def test_turns_and_advice(page: Page, site: Site) -> None:
    """Questions and assumptions of games come without examples of what is typed in the terminal."""
    for game in GAMES:
        page.goto(f"{site.address}play#")
        begin(page, game, 4)
        turn = page.get_by_role("status", name="Turn")
        expect(turn).to_contain_text("Your turn: ")
        expect(turn).not_to_contain_text(TERMINAL)
        if game == "stamps":
            page.get_by_role("button", name="Hint").tap()
            expect(page.get_by_role("region", name="Advice")).to_contain_text("Assumed: 6 red")
            expect(page.get_by_role("region", name="Advice")).not_to_contain_text(TERMINAL)


def test_the_setup_of_a_table_and_a_deck(page: Page, site: Site) -> None:
    """The games have their printed names; a deck without a Finale says where its type is chosen."""
    page.goto(f"{site.address}table")
    expect(page.get_by_role("status", name="Question")).to_have_text("Which game?")
    for name in ("Stamp Swap", "Pinzetta", "STAMPS", "Stamp Albums"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()
    desk = Desk(page, site.address)
    desk.open()
    desk.button("Deck").tap()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("is missing: choose it above, once the contests are entered")
    expect(dialog.get_by_role("list").last).not_to_contain_text(TERMINAL)


def test_points_that_are_not_known(page: Page, site: Site) -> None:
    """At a table whose score lacks what a mat paid, the page says by which line, and where it is written."""
    head = part("at-the-table", 43).replace('mats = ["count color=purple 1"', 'mats = ["?"')
    page.goto(f"{site.address}table")
    read(page, head)
    score = page.get_by_role("region", name="If the game ended now")
    expect(score).to_contain_text("add the line “me points” with the number on the score track")
    expect(score).not_to_contain_text(TERMINAL)


#: Faults as the page tells them.
IN_WORDS = """async faults => {
    const { faultInWords } = await import('/static/model/words.js');
    return faults.map(fault => faultInWords(fault));
}"""


def test_places_of_faults(modules: Page) -> None:
    """A fault of the position on the page names its place in words, one of a file as it stands there."""
    faults = [
        {"file": "standard input", "key": "me.piles[1][2]", "message": "'22br3' is no size"},
        {"key": "me.album", "cell": "c3", "message": "no stamp"},
        {"key": "opponents[1].piles", "message": "a pile is empty"},
        {"file": "demo.toml", "key": "tiles[1]", "message": "unknown color"},
        {"message": "longer than 1000 letters"},
    ]
    assert modules.evaluate(IN_WORDS, faults) == [
        "my piles 1 2: '22br3' is no size",
        "my album c3: no stamp",
        "opponent 1 piles: a pile is empty",
        "demo.toml tiles[1]: unknown color",
        "longer than 1000 letters",
    ]


#: What nobody may see: the key of a message instead of its words, and a variable.
SAID = "\n".join(WORDS.messages[ENGLISH].values())
BARE = re.compile(
    rf"(?<![\w-])({'|'.join(key for key in WORDS.messages[ENGLISH] if '-' in key and key not in SAID)})"
    rf"(?![\w-])|{{ ?\$"
)
#: What each language says on the start, in the bar, and of the best move.
IN_LANGUAGES = {
    "de": ("Der beste Zug in Brettspielen", "Rätsel", "Was ist der beste Zug?", "110 Punkte, bewiesen"),
    "it": ("La mossa migliore nei giochi", "Enigmi", "Qual è la mossa migliore?", "110 punti, dimostrato"),
}
#: A number of the page, and an answer whose samples tell what is expected.
NUMBERS = """async () => {
    const { shown, summary } = await import('/static/model/answers.js');
    const plan = { points: 16, expected: 76.42, low: 74.2, high: 78.64, samples: 24 };
    const { plainly } = await import('/static/model/words.js');
    const lacks = 'is missing for ann, bob:';
    const said = [`entering in [[opponents]] ${lacks} the contest that pays most counts`,
        `points in [me] or [[opponents]] ${lacks} no final total can be compared`];
    return [shown(-0.88), summary({ plans: [plan] }, 0), said.map(plainly)];
}"""


@pytest.mark.parametrize("language", IN_LANGUAGES)
def test_the_language_of_the_browser(browser: Browser, site: Site, language: str) -> None:
    """The start, the bar, a proved answer and decimals are in the language that a browser asks for.

    Another one that is chosen in the help stays, whatever the browser asks for.
    """
    hello, puzzles, ask, answer = IN_LANGUAGES[language]
    with watched(browser, site, {**PHONE, "locale": f"{language}-{language.upper()}"}) as page:

        def spoken(expected: str) -> None:
            expect(page.locator("html")).to_have_attribute("lang", expected)
            expect(page.locator("body")).not_to_have_text(BARE)
            assert page.evaluate(TOO_WIDE) <= 0

        page.goto(site.address)
        expect(page.get_by_role("heading", name=hello)).to_be_visible()
        expect(page.locator(".places a").nth(1)).to_have_text(puzzles)
        spoken(language)
        page.get_by_role("button", name=ask).tap()
        expect(page.locator(".answer-top [role=status]")).to_have_text(answer)
        spoken(language)
        told, expected, lacks = page.evaluate(NUMBERS)
        assert told == "\u22120,9"
        assert "76,4\u00a0±\u00a02,2" in expected
        said = (WORDS.messages[language][f"said-assumed-{key}"] for key in ("entering", "no-points"))
        assert lacks == [each.replace("{ $names }", "ann, bob") for each in said]
        page.locator("button.rules").tap()
        expect(page.locator("dialog li").first).to_be_visible()
        spoken(language)
        page.locator("dialog select").select_option("en")
        expect(page.get_by_role("button", name="Rules", exact=True)).to_be_visible()
        page.reload()
        expect(page.locator(".places a").nth(1)).to_have_text("Puzzles")
        spoken("en")


def heard(name: str) -> Iterator[tuple[str, str]]:
    """The sentences of a random game, each with the function that puts it in words for people."""
    game, rng, move = make_game(name, None, {}), Random(name), None
    names = ["me", *["random"] * (game.players - 1)]
    match = match_of(GameHistory(game, 4).record(names))
    while True:
        document = match_turn(match, match.record, Turn(Source({}), move=move)).document
        yield from (("toldInWords", each["told"]) for each in document["steps"])
        if document["over"]:
            yield from (("labelInWords", line) for line in labels(document["score"]))
            return
        yield "questionInWords", document["question"]
        actions = rng.sample(document["actions"], min(3, len(document["actions"])))
        yield from (("toldInWords", each["said"]) for each in actions)
        move = actions[0]["action"]


def labels(found: object) -> Iterator[str]:
    """The labels of a score, wherever they are in it; the names of cards are the same everywhere."""
    if isinstance(found, dict):
        yield from [found["label"]] if "points" in found and found["label"].lower() == found["label"] else []
        for each in found.values():
            yield from labels(each)
    elif isinstance(found, list):
        for each in found:
            yield from labels(each)


#: Faults that people at the page cause, each with a word that only English has.
FAULTS = {
    "contests: 0 entries: at least 1 is needed": "contest",
    "'22br3' is no size: start with 2x2, 2x3, 2x4, 3x2, 3x3, 4x2, forever or double": "start",
    "2x2 blue animals 2 overlaps 2x2 rare 4@b2 on b2": "overlaps",
    "2x2 rare 4@l12: it leaves the album; 2x2 rare 4@a1: a1 is covered by a stamp of the album": "leaves",
    "the theme is missing: the order is color, theme, value, such as blue animals 2": "missing",
    "unknown measure 'edgs': did you mean 'edges'?": "mean",
    "5 mats, 4 in the box: 1 too many": "box",
    "no game has this key: it may have been removed": "removed",
    "'zoe' is no player here: the players are me, ann, ben": "players",
}
#: What is said, in words for people.
IN_ANY_WORDS = """async said => {
    const words = await import('/static/model/words.js');
    return said.map(([by, text]) => words[by](by === 'faultInWords' ? { message: text } : text));
}"""


def test_sentences_in_other_languages(browser: Browser, site: Site) -> None:
    """Sentences of games and faults come in the language of the page, and in English unchanged."""
    said = [each for name in GAMES for each in heard(name)]
    faults = [("faultInWords", text) for text in FAULTS]
    spoken = {}
    for language in ("en", "de", "it"):
        with watched(browser, site, {"locale": language}) as page:
            page.goto(site.address)
            spoken[language] = page.evaluate(
                IN_ANY_WORDS, [*said, *faults, ("plainly", "It is an unknown sentence of 2x2 rare 4")]
            )
    for language in ("de", "it"):
        assert spoken[language][-1] == spoken["en"][-1]
        pairs = [
            (english, other)
            for texts in zip(spoken["en"][: len(said)], spoken[language], strict=False)
            for english, other in zip(*(text.split("\n") for text in texts), strict=True)
        ]
        english = [one for one, other in pairs if one == other and re.search("[a-z]{2}", one)]
        assert len(pairs) > 200
        assert len(english) < len(pairs) / 50, set(english)
        for text, word in zip(spoken[language][len(said) :], FAULTS.values(), strict=False):
            assert word not in text.split()
