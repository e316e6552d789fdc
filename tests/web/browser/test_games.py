"""Games in the browser: random ones through what the page offers, crashes, and two people."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from stockbook.games.records import parse_record
from stockbook.models.play.record import replay
from tests.games import COMMAND
from tests.web.browser.random_games import GAMES, READY, begin, decisions, key_of, move, over, play, seeded
from tests.web.browser.test_for_everybody import TOO_WIDE, violations
from tests.web.browser.watching import FILL, watched
from tests.web.running import Site

#: A seed with which the first of four players begins.
FIRST_OF_FOUR = "3"


@pytest.fixture
def table(browser: Browser, site: Site) -> Iterator[Page]:
    """The page of games in a browser of its own."""
    with watched(browser, site, {"viewport": {"width": 1200, "height": 900}}) as page:
        page.goto(f"{site.address}play")
        yield page


@pytest.mark.parametrize("game", GAMES)
def test_random_games(table: Page, site: Site, folder: Path, game: str) -> None:
    """Moves drawn from those that the page offers lead to the end, with the points of the rules.

    The board stays there below them; the game can be shared, and the next one is begun like it.
    """
    for seed in (3, 2, 1):
        table.goto(f"{site.address}play#")
        play(table, folder, game, seed)
    expect(table.locator(".leaf, .stamps-grid, .card-table")).to_be_visible()
    link = table.url
    table.get_by_role("button", name="Share").click()
    expect(table.get_by_label("The link to this game")).to_have_value(link)
    expect(table.get_by_role("img", name="Picture of the position")).to_be_visible()
    table.get_by_role("button", name="Close").click()
    table.get_by_role("link", name="New game").click()
    chosen = table.get_by_role("button", name=GAMES[game], exact=True)
    expect(chosen).to_have_attribute("aria-pressed", "true")
    if game == "stampswap":
        expect(table.get_by_label("Players")).to_have_value("2")


def test_a_reload_a_killed_server_and_a_moment(table: Page, site: Site) -> None:
    """A game goes on after a reload and after a crash; a new one goes on from an earlier moment."""
    begin(table, "stamps", 5)
    rng = Random(5)
    for _ in range(3):
        move(table, rng)
    told, key = decisions(table), key_of(table)
    table.reload()
    expect(table.get_by_role("button", name="Earlier")).to_be_visible()
    assert decisions(table) == told
    with site.gone():
        table.get_by_role("button", name="Earlier").click()
        expect(table.get_by_role("alert")).to_contain_text("server is gone")
    expect(table.get_by_role("alert")).to_have_count(0)
    move(table, rng)
    table.get_by_role("button", name="Earlier").click()
    expect(table.get_by_role("status", name="Turn")).to_have_text("An earlier moment")
    table.get_by_role("button", name="Play on from here").click()
    expect(table.get_by_role("status", name="Turn")).to_contain_text("Your turn")
    assert key_of(table) != key
    move(table, rng)


def test_a_busy_server_loses_no_game(table: Page) -> None:
    """A game that cannot be shown now stays among mine; the one that the server has not got is taken off."""
    begin(table, "stamps", 7)
    link, told = table.url, {"key": ""}
    table.route(
        "**/api/games/*", lambda route: route.fulfill(json={"faults": [{**told, "message": "later"}]})
    )
    for key, listed in (("", 1), ("key", 0)):
        told["key"] = key
        table.reload()
        expect(table.get_by_role("alert")).to_contain_text("later")
        table.goto(f"{link.partition('#')[0]}#")
        expect(table.get_by_role("alert")).to_have_count(0)
        expect(table.get_by_role("heading", name="My games")).to_have_count(listed)
        table.goto(link)


def begin_last(page: Page) -> None:
    """Begin a game of STAMPS that three others begin before me."""
    page.get_by_role("button", name=re.compile("^STAMPS")).click()
    page.get_by_label("Players").select_option("4")
    page.get_by_label("My seat").select_option("4")
    seeded(page, FIRST_OF_FOUR)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("list", name="What happened").get_by_role("listitem")).not_to_have_count(0)


def test_what_happened_before_my_first_turn(table: Page) -> None:
    """The log begins with the moves of the others before my first turn, also after a reload."""
    begin_last(table)
    expect(table.get_by_role("status", name="Turn")).to_contain_text("Your turn")
    assert decisions(table) == 3
    table.reload()
    expect(table.get_by_role("status", name="Turn")).to_contain_text("Your turn")
    assert decisions(table) == 3


def test_a_game_is_left_while_the_others_play(table: Page) -> None:
    """Back opens the start page, which stays; forward again the game has all that was told."""
    begin_last(table)
    table.go_back()
    expect(table.get_by_role("button", name="Begin")).to_be_enabled()
    expect(table.get_by_role("heading", name="My games")).to_be_visible()
    table.go_forward()
    expect(table.get_by_role("status", name="Turn")).to_contain_text("Your turn")
    assert decisions(table) == 3


#: Keeps one game that is not over and thirty that are, and tells the keys that are left.
MANY = """async () => {
    const { keepGame, keptGames } = await import('/static/play/kept.js');
    for (let at = 0; at <= 30; at += 1) {
        keepGame({ key: `${at}`, game: 'stamps', players: [], begun: at, over: at > 0 });
    }
    return keptGames().map(game => game.key);
}"""


def test_games_that_are_not_over_stay(table: Page) -> None:
    """Of too many games the oldest finished one is dropped, even if an unfinished one is older."""
    assert table.evaluate(MANY) == [*map(str, range(30, 1, -1)), "0"]


def test_a_full_browser(table: Page) -> None:
    """Where the browser has no room left a game goes on, and its link leads to it."""
    table.evaluate(FILL)
    begin(table, "stamps", 8)
    rng = Random(8)
    move(table, rng)
    table.reload()
    expect(table.get_by_role("button", name="Earlier")).to_be_visible()
    move(table, rng)


def test_the_hint_is_played(table: Page) -> None:
    """One tap plays what was advised: a whole Show Phase with its contest, too."""
    begin(table, "pinzetta", 4)
    for _ in range(3):
        table.get_by_role("button", name="Hint").click()
        stop = table.get_by_role("button", name="Stop")
        answer = table.get_by_role("status", name="Answer")
        expect(answer).not_to_have_text(re.compile("^(Ask for|Searching)"))
        if stop.is_visible():
            stop.click()
        table.get_by_role("button", name="Play it").click()
        table.wait_for_function(READY)
    expect(table.get_by_text("Pinzetta, Saturday")).to_be_visible()


#: What is advised, of these legal actions, by an answer that has a look.
ADVISED = """async legal => {
    const { advised } = await import('/static/play/advice.js');
    const answer = { choices: [{ item: 2 }], looks: [{ item: 5 }, { item: 1 }] };
    return advised(answer, { game: 'stampswap', players: [] }, action => legal.includes(action));
}"""


@pytest.mark.parametrize("first", ["look 5", "collect 2"])
def test_a_look_is_played(modules: Page, first: str) -> None:
    """The advised look is played as long as it is allowed, and else the selection."""
    assert modules.evaluate(ADVISED, [first, "look 1", "collect 2"]) == first


def test_advice_without_a_value(table: Page) -> None:
    """Without a value there is no advice, and one tap searches four times as long."""
    begin(table, "stamps", 4)
    asked = []

    def answer(route: Route) -> None:
        asked.append(route.request.post_data_json["options"]["time"])
        moves = [{"card": "red", "at": [1, 1], "value": None, "samples": 1}]
        route.fulfill(body=json.dumps({"final": True, "game": "stamps", "moves": moves}) + "\n")

    table.route("**/api/ask", answer)
    table.get_by_role("button", name="Hint").click()
    expect(table.get_by_role("status", name="Answer")).to_contain_text("Too little time")
    expect(table.get_by_role("button", name="Play it")).to_have_count(0)
    expect(table.get_by_role("button", name=re.compile("advised"))).to_have_count(0)
    table.get_by_role("button", name="Search for 20 seconds").click()
    expect(table.get_by_role("status", name="Answer")).to_contain_text("Too little time")
    assert asked == [5, 20]


def answered(page: Page, answer: dict[str, object]) -> None:
    """Ask for a hint, which the server answers so."""
    page.route("**/api/ask", lambda route: route.fulfill(body=json.dumps({"final": True, **answer}) + "\n"))
    page.get_by_role("button", name="Hint").click()


def test_players_of_stamps(table: Page, folder: Path) -> None:
    """Everybody has one name, a panel with the points of the rules, and an agent that can be changed.

    What the others laid since my move is marked, after a reload too; the advised place shows the stamp.
    """
    table.get_by_role("button", name=re.compile("^STAMPS")).click()
    table.get_by_label("Players").select_option("3")
    seeded(table, "4")
    table.get_by_role("button", name="Begin").click()
    table.get_by_label("The others play").select_option("at once")
    move(table, Random(1))
    players = table.get_by_role("region", name="Players").locator("li:has(> b)")
    history = replay(parse_record((folder / f"{key_of(table)}.txt").read_text("utf-8")))
    for number, points in enumerate(history.game.score(history.state)):
        said = f"{points} point{'' if points == 1 else 's'}".replace("-", "\u2212")
        expect(players.nth(number)).to_contain_text(said)
        expect(players.nth(number)).to_contain_text(f"player {number + 1}" if number else "you")
    table.get_by_label("Strength of player 3").select_option("random")
    expect(table.get_by_label("Strength of player 3")).to_have_value("random")
    last = table.get_by_role("button", name=re.compile("laid last"))
    expect(last).to_have_count(2)
    table.reload()
    expect(last).to_have_count(2)
    expect(table.get_by_label("Strength of player 3")).to_have_value("random")
    place = table.get_by_role("button", name=re.compile("^row .*: lay ")).first
    expect(place).to_be_enabled()
    named = re.match(r"row (\S+), column (\S+): lay (\w+)", str(place.get_attribute("aria-label")))
    assert named
    row, column, color = named.groups()
    best = {
        "card": color,
        "at": [int(each.replace("\u2212", "-")) for each in (row, column)],
        "value": 1.5,
        "low": 1,
        "high": 2,
    }
    answered(table, {"game": "stamps", "moves": [best]})
    advised = f"row {row}, column {column}: lay {color}, advised"
    table.get_by_role("button", name=advised, exact=True).click()
    expect(table.get_by_role("list", name="What happened")).to_contain_text(
        f"you lay {color} at row {row}, column {column}"
    )
    expect(table.get_by_role("list", name="What happened")).not_to_contain_text("greedy")
    table.goto(f"{table.url.partition('#')[0]}#")
    mine = table.get_by_role("region", name="My games")
    expect(mine).to_contain_text("STAMPS, you, player 2 (medium · greedy), player 3 (very easy · random)")


def test_cards_with_faces(table: Page) -> None:
    """A card says its rank and suits; the one that is advised, and what pays for it, say so.

    What the other player did is told in the language of the page.
    """
    begin(table, "stamp-albums", 5)
    game = table.evaluate("fetch(`/api/games/${location.hash.slice(1)}`).then(answer => answer.json())")
    buys = [each["action"] for each in game["actions"] if each["action"].startswith("buy ")]
    card, _, pay = buys[0].removeprefix("buy ").partition(" with ")
    bought = {"card": card, "from": "market", "pay": pay.split(", ")}
    answered(table, {"game": "stamp-albums", "purchases": [bought], "value": 3, "low": 2, "high": 4})
    wanted = table.get_by_role("button", name=re.compile(rf"^{card}, \w+ of .*: buy"))
    hand = table.get_by_role("list", name="My hand")
    for each in pay.split(", "):
        expect(hand).to_contain_text(re.compile(rf"{each}, \w+ of [a-z ]+: pay"))
    wanted.click()
    payments = table.get_by_role("list", name="Payments")
    paying = hand.get_by_role("button", name=re.compile(rf"^{pay.split(', ')[0]},"))
    paying.click()
    expect(payments.get_by_role("button").filter(has_not_text=pay.split(", ")[0])).to_have_count(0)
    paying.click()
    payments.get_by_role("button", name=f"{pay} (advised)", exact=True).click()
    log = table.get_by_role("list", name="What happened")
    expect(log).to_contain_text(f"you buy {card}")
    expect(log).not_to_contain_text("the opponent")
    table.locator("button.rules").click()
    table.locator("dialog select").select_option("de")
    expect(table.locator(".log")).to_contain_text("Gegner kauft")
    expect(table.locator(".log")).not_to_contain_text(re.compile("buys|ends"))


#: Where each of these players laid something last, by what was told.
LAID = """async ({ told }) => {
    const { Game } = await import('/static/play/game.js');
    const game = new Game();
    game.log = told.map(each => ({ player: /^(you|me) /i.test(each) ? 1 : 2, told: each }));
    game.turn = { me: 1 };
    return [undefined, 'player 2', 'ann'].map(name => game.laidBy(name));
}"""


def test_albums_have_marks_on_what_was_laid_last(table: Page) -> None:
    """They are the spaces that were told of each player since my move, in a game and at a table."""
    told = ["player 2 places 2x2 rare 4 at a1", "you take pile 1"]
    told += [
        "player 2 places 2x3 blue animals 2 at c4\nplayer 2 has declared a contest",
        "player 2 selects f",
    ]
    assert table.evaluate(LAID, {"told": told}) == [[], ["c4"], []]
    assert table.evaluate(LAID, {"told": ["Ann place 2x3 br a1; 1 f at c12; forever a4"]}) == [
        [],
        [],
        ["a1", "c12", "a4"],
    ]
    assert table.evaluate(LAID, {"told": ["You place 2x2 rare 4 on b10."]}) == [["b10"], [], []]


def test_moves_glide(table: Page) -> None:
    """New and moved pieces are animated, unless the system asks for less motion."""
    begin(table, "stamps", 4)
    table.evaluate("() => { Element.prototype.animate = () => { window.moved = (window.moved ?? 0) + 1; }; }")
    move(table, Random(2))
    assert table.evaluate("window.moved") is None
    table.emulate_media(reduced_motion="no-preference")
    move(table, Random(2))
    assert table.evaluate("window.moved") > 0


#: What is asked of the screen by a game that is open, told twice, and then left.
AWAKE = """async () => {
    const asked = [];
    const lock = { release: async () => asked.push('released') };
    const request = async kind => { asked.push(kind); return lock; };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    const { awake } = await import('/static/play/awake.js');
    const keep = awake();
    for (const wanted of [true, true, false]) keep(wanted);
    await new Promise(later => { setTimeout(later); });
    return asked;
}"""


def test_the_screen_stays_on(modules: Page) -> None:
    """The screen is kept on once, and let go with the game."""
    assert modules.evaluate(AWAKE) == ["screen", "released"]


def test_a_game_was_begun_once(table: Page) -> None:
    """A look at a game does not change the date on which it was begun."""
    kept = "const { keepGame, keptGames } = await import('/static/play/kept.js');"
    games = "for (const begun of [1, 2]) keepGame({ key: 'a', game: 'stamps', players: [], begun });"
    assert table.evaluate(
        f"async () => {{ {kept} {games} return keptGames().map(each => each.begun); }}"
    ) == [1]


#: Answers in a line whose values are not known.
IN_WORDS = """async () => {
    const { summary } = await import('/static/model/answers.js');
    return [
        { choices: [{ pile: 2, from: 'pinzetta', value: null, samples: 1 }, { pile: 1, value: 20 }] },
        { moves: [{ card: 'red', at: [1, 1], value: null }] },
        { purchases: [{ card: 'a' }], value: null },
        { cuts: [{ kept: 9, expected: null }] },
        { plans: [{ points: 30, expected: null }] },
    ].map(answer => summary(answer, 0));
}"""


def test_values_that_are_not_known(modules: Page) -> None:
    """No answer shows a question mark in place of points: it says that time was too short."""
    short = "Too little time to tell what to expect."
    assert modules.evaluate(IN_WORDS) == [short] * 3 + [f"9 for sure. {short}", f"30 points now. {short}"]


#: What is sent of two taps on a game that is busy when they come, and stands afterwards as it stood or not.
TAPPED = """async ({ moved, tap }) => {
    const { Game } = await import('/static/play/game.js');
    const game = new Game();
    Object.assign(game, { busy: true, turn: { key: 'a', decisions: 3, undo: true } });
    const sent = [];
    game.play = async what => {
        sent.push(what);
        game.busy = true;
        await null;
        Object.assign(game, { busy: false, turn: { ...game.turn, decisions: 4 } });
    };
    const tapped = [1, 2].map(() => game[tap]('pass'));
    if (moved) game.turn.decisions = 4;
    game.busy = false;
    await Promise.all(tapped);
    return sent;
}"""


@pytest.mark.parametrize(("tap", "sent"), [("undo", {"undo": True}), ("move", {"move": "pass"})])
def test_a_tap_on_a_busy_game(modules: Page, tap: str, sent: dict[str, object]) -> None:
    """A tap waits while the server is asked where the game stands; it counts once, and not after a move."""
    assert modules.evaluate(TAPPED, {"moved": False, "tap": tap}) == [sent]
    assert modules.evaluate(TAPPED, {"moved": True, "tap": tap}) == []


#: What fits, and what is sent of a plan, with equal stamps in the hand; the list of moves has them once.
EQUAL = """async plan => {
    const { Game } = await import('/static/play/game.js');
    const game = new Game();
    const sent = [];
    const stand = place => {
        const first = [...new Set(place)].map(text => place.indexOf(text) + 1);
        const cells = ['a1', 'c1', 'e1', 'g1'];
        const actions = first.flatMap(item => cells.map(cell => ({ action: `place ${item} ${cell}` })));
        game.turn = { key: 'a', decisions: sent.length, actions, position: { me: { place } } };
    };
    stand(['forever', '2x2 rare 1', 'forever', '2x2 rare 2']);
    const fits = [1, 3].map(item => game.legal(`place ${item} a1`));
    game.play = async ({ move }) => {
        const place = [...game.position.me.place];
        sent.push([...place.splice(Number(move.split(' ')[1]) - 1, 1), move.split(' ')[2]].join('@'));
        stand(place);
    };
    await game.moves(plan);
    return [fits, sent];
}"""


def test_equal_stamps(modules: Page) -> None:
    """Two equal stamps can both be put down by hand, and a plan with both is played to its end."""
    plan = ["place 4 g1", "place 3 a1", "place 2 c1", "place 1 e1"]
    fits, sent = modules.evaluate(EQUAL, plan)
    assert fits == [True, True]
    assert sent == ["2x2 rare 2@g1", "forever@a1", "2x2 rare 1@c1", "forever@e1"]


#: Whether a game is begun by a press while the server is asked for something else.
BEGUN = """async () => {
    const { Game } = await import('/static/play/game.js');
    const game = new Game();
    const sent = [];
    Object.assign(game, { busy: true, send: async (place, request) => { sent.push(game.busy, request); } });
    const begun = game.begin({ game: 'stamps' });
    game.busy = false;
    await begun;
    return sent;
}"""


def test_a_game_is_begun_while_the_server_is_asked(modules: Page) -> None:
    """Whoever plays on from a moment while the page is busy gets the new game once it is not."""
    assert modules.evaluate(BEGUN) == [False, {"game": "stamps"}]


#: The cut in the making after the server has told a game again, as it stood or not.
TOLD_AGAIN = """async told => {
    const { Game } = await import('/static/play/game.js');
    const game = new Game();
    const turn = { key: 'a', decisions: 3, position: { phase: 'cut' }, steps: [] };
    Object.assign(game, { at: () => true, turn, hand: 1, parts: [[2], [1], []] });
    await game.take({ ...turn, ...told });
    return [game.hand, game.parts];
}"""


@pytest.mark.parametrize("told", [{}, {"decisions": 4}, {"position": {"phase": "choose"}}])
def test_a_game_that_is_told_again(modules: Page, told: dict[str, object]) -> None:
    """A cut that is half made and the stamp in hand stay when the server tells the same state again."""
    kept = modules.evaluate(TOLD_AGAIN, told)
    assert kept == ([None, None] if told else [1, [[2], [1], []]])


def test_a_cut_by_hand_and_a_stamp_by_hand(table: Page) -> None:
    """Items are moved between the piles, and only a legal cut is made; a stamp goes where one taps.

    Taken back it is told no more, unless the server does not answer.
    """
    begin(table, "pinzetta", 4)
    cut = table.get_by_role("button", name="Cut", exact=True)
    expect(cut).to_be_disabled()
    pile = table.get_by_role("listbox", name="Pile 1").get_by_role("option")
    other = table.get_by_role("listbox", name="Pile 2").get_by_role("option")
    items = pile.count()
    pile.first.click()
    table.get_by_role("button", name="to Reserve").click()
    for moved in (1, 2, 3):
        expect(pile).to_have_count(items - moved)
        if moved < 3:
            pile.first.press("2")
            # The keyboard follows the item: a key pressed before it has would still find that one.
            expect(other.last).to_be_focused()
    cut.click()
    table.get_by_role("button", name=re.compile("^Take pile 1")).click()
    stamps = table.get_by_role("listbox", name=re.compile("^To place")).get_by_role("option")
    expect(stamps.first).to_be_visible()
    count = stamps.count()
    stamps.first.click()
    table.get_by_role("gridcell", name=re.compile("^e5 ")).click()
    expect(stamps).to_have_count(count - 1)
    expect(table.get_by_role("gridcell", name=re.compile("^e5 .*, laid last$"))).to_be_visible()
    expect(table.locator(".drawing .fresh")).to_have_count(1)
    told = table.get_by_role("list", name="What happened").get_by_role("listitem")
    lines = told.count()
    undo = table.get_by_role("button", name="Undo")
    table.route("**/api/games/*", lambda route: route.abort())
    undo.click()
    expect(table.get_by_role("alert").filter(has_text="server")).to_be_visible()
    expect(told).to_have_count(lines)
    table.unroute("**/api/games/*")
    undo.click()
    expect(stamps).to_have_count(count)
    expect(told).to_have_count(lines - 1)


def test_two_people_do_not_see_each_other(table: Page, browser: Browser, site: Site) -> None:
    """Another browser lists none of my games; the key alone leads to one."""
    begin(table, "stamps", 6)
    with watched(browser, site, {}) as other:
        other.goto(f"{site.address}play")
        expect(other.get_by_role("form", name="New game")).to_be_visible()
        expect(other.get_by_role("heading", name="My games")).to_have_count(0)


@pytest.mark.parametrize(("width", "scheme"), [(360, "light")])
def test_axe_finds_nothing(
    browser: Browser, site: Site, width: int, scheme: Literal["light", "dark"]
) -> None:
    """Each phase of each game, at a desk and on a phone."""
    with watched(
        browser, site, {"viewport": {"width": width, "height": 800}, "color_scheme": scheme}
    ) as page:
        rng = Random(1)
        for game in GAMES:
            page.goto(f"{site.address}play#")
            begin(page, game, 1)
            seen: set[str] = set()
            while len(seen) < (4 if game in ("stampswap", "pinzetta") else 1) and not over(page):
                title = page.locator(".title").inner_text()
                if title not in seen:
                    seen.add(title)
                    assert violations(page) == [], title
                    too_wide = "document.documentElement.scrollWidth - innerWidth"
                    assert page.evaluate(too_wide) <= 0, title
                move(page, rng)
            page.evaluate("location.hash = ''")


@pytest.fixture(scope="module")
def heap_site(folder: Path) -> Iterator[Site]:
    """A server that knows a game without a board of its own."""
    site = Site("--games", str(folder), command=COMMAND)
    yield site
    site.close()


#: Whether a picture can be drawn, once it is here.
DRAWN = "image => image.decode().then(() => image.naturalWidth > 100)"


def test_a_game_without_a_board_of_its_own(browser: Browser, heap_site: Site) -> None:
    """It is chosen by what the server offers, seen as its drawing, and played by the list of moves."""
    with watched(browser, heap_site, {"viewport": {"width": 1200, "height": 900}}) as page:
        page.goto(f"{heap_site.address}play")
        page.get_by_role("button", name="Heap").click()
        seeded(page, "5")
        page.get_by_role("button", name="Begin").click()
        picture = page.get_by_role("img", name="The table as I see it")
        for _ in range(2):
            expect(page.get_by_role("status", name="Turn")).to_have_text("Your turn: your move")
            assert picture.evaluate(DRAWN)
            page.get_by_role("list", name="All moves").get_by_role("button", name="take 1").click()
        expect(page.get_by_role("table", name="Points")).to_be_visible()


def test_a_table_of_a_game_without_a_board_of_its_own(browser: Browser, heap_site: Site) -> None:
    """It is seen as its drawing too, and each move is one of the list."""
    with watched(browser, heap_site, {"viewport": {"width": 360, "height": 740}}) as page:
        page.goto(f"{heap_site.address}table")
        page.get_by_role("button", name="Heap").click()
        for answer in ("ann", "3 1 4 1 5"):
            page.get_by_label("Your answer").fill(answer)
            page.get_by_role("button", name="OK").click()
            expect(page.get_by_role("region", name="New game")).to_contain_text(answer)
        page.get_by_role("button", name="2", exact=True).click()
        question = page.get_by_role("status", name="Question")
        record = page.get_by_role("list", name="The record").get_by_role("listitem")
        picture = page.get_by_role("img", name="The table as I see it")
        for number, (name, move) in enumerate((("me", "take 2"), ("ann", "take 2"), ("me", "take 1")), 1):
            expect(question).to_have_text(f"what {name} takes")
            assert picture.evaluate(DRAWN)
            assert violations(page) == [] and page.evaluate(TOO_WIDE) <= 0
            page.get_by_role("list", name="Answers").get_by_role("button", name=move).click()
            expect(record).to_have_count(number)
        expect(record.first).to_have_text("me take 1")
        expect(question).to_have_text("The game is over")
        expect(page.get_by_role("table", name="Points")).to_be_visible()
