"""The words of the page: which language a browser gets, and that each has every word that the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stockbook.models.stampswap.deck_file import deck_numbers, parse_deck
from stockbook.models.stampswap.effects import OF_EVENTS, OF_SPECIALISTS
from stockbook.web.pages import STATIC, PageFiles
from stockbook.web.words import ENGLISH, SAID, Words, pattern_of

EDITION = PageFiles().edition
WORDS = EDITION.words
#: All programs of the page, as one text.
PROGRAM = "\n".join(
    content.decode()
    for name, content in EDITION.contents.items()
    if name.endswith(".js") and not name.startswith(("vendor/", "bundle/"))
)
VARIABLE = re.compile(r"\$(\w+)")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("pl,it;q=0.4,de;q=0.6", "de"),
        ("de;q=0,it;q=0.1", "it"),
        ("en;q=0.5,en-US,de;q=0.7", "en"),
        ("fr,*;q=0.1", "en"),
        ("it;q=,,;,de;q=1.1.1", "it"),
    ],
)
def test_the_language_of_a_browser(accepted: str, language: str) -> None:
    """It is the known one that the browser likes best, and English where it likes none."""
    assert WORDS.language(accepted) == language


def test_the_language_that_was_chosen() -> None:
    """Whoever chooses a language on the page gets it, whatever the browser says."""
    assert WORDS.language("de", "it") == "it"
    assert WORDS.language("de", "xx") == "de"


def test_another_language_is_one_file() -> None:
    """A file with one message makes a language, and English says what it lacks."""
    words = Words.of({**EDITION.contents, "words/pl.ftl": b"language-name = Polski\n"})
    assert words.language("pl-PL") == "pl"
    assert words.names["pl"] == "Polski"
    assert words.all_of("pl") == {**WORDS.all_of(ENGLISH), "language-name": "Polski"}


@pytest.mark.parametrize("language", WORDS.messages)
def test_every_message_is_in_every_language(language: str) -> None:
    """Each language has the keys of English, with the same values in each message, and each key once."""
    english, others = WORDS.messages[ENGLISH], WORDS.messages[language]
    assert others.keys() == english.keys()
    for key, message in others.items():
        assert set(VARIABLE.findall(message)) == set(VARIABLE.findall(english[key])), key
    text = STATIC.joinpath(f"words/{language}.ftl").read_text("utf-8")
    written = [line for line in text.splitlines() if line and line[0] not in "# }"]
    assert len(written) == len(others), "a line that begins no message, or a key twice"


def test_notation_is_english() -> None:
    """In English the words of notation are the notation itself."""
    for key, message in WORDS.messages[ENGLISH].items():
        assert not key.startswith("word-") or message == key.removeprefix("word-")


def test_every_message_is_said() -> None:
    """The page has a message for whatever it says, and no message that it never says."""
    said = set(re.findall(r"""\bsay\(["']([\w-]+)["']""", PROGRAM))
    begun = tuple(re.findall(r"`([a-z][\w-]*-)\$\{", PROGRAM))
    assert said <= WORDS.messages[ENGLISH].keys()
    page = Path(str(STATIC.joinpath("..", "pages.py"))).read_text("utf-8")
    for key in WORDS.messages[ENGLISH].keys() - said - {"language-name"}:
        assert f'"{key}"' in PROGRAM + page or key.startswith((*begun, "place-")), key


def test_words_of_a_deck() -> None:
    """In English the kinds of cards of a deck, and what follows each effect, are what the server says."""
    english = WORDS.messages[ENGLISH]
    for number in deck_numbers(parse_deck('deck = "stampswap-deck"')):
        assert english[f"deck-has-{number.what.replace(' ', '-')}"] == number.what
    for word, kind in {**OF_SPECIALISTS, **OF_EVENTS}.items():
        if kind.argument:
            assert english[f"effect-{word}"] == f"What it does: then {kind.argument}"


def test_sentences_are_recognized_by_their_own_messages() -> None:
    """No other message takes a sentence of the engine for its own, and English recognizes none."""
    patterns = [(SAID + key, re.compile(each.replace("(?<", "(?P<"))) for key, each in WORDS.sentences("de")]
    assert len(patterns) == sum(key.startswith(SAID) for key in WORDS.messages[ENGLISH])
    for key, _ in patterns:
        numbers = re.sub(r"\{ NUMBER\(\$\w+\) \}", "2", WORDS.messages[ENGLISH][key])
        words = re.sub(r"\{ \$\w+ ->\n +\[one\] .*\n +\*\[other\] (.*)\n +\}", r"\1", numbers)
        said = re.sub(r"\{ \$\w+ \}", "what", words)
        part = key.startswith(f"{SAID}part-")
        fits = (each for each, pattern in patterns if part or not each.startswith(f"{SAID}part-"))
        by_key = dict(patterns)
        assert next(each for each in fits if by_key[each].fullmatch(said)) == key
    assert WORDS.sentences(ENGLISH) == []


def test_the_pattern_of_a_sentence() -> None:
    """Numbers, plurals and names are groups of their own, and what is special elsewhere stands for itself."""
    message = "{ $name } has ({ NUMBER($n) } { $n ->\n        [one] point\n       *[other] points\n    })"
    pattern = re.compile(pattern_of(message).replace("(?<", "(?P<"))
    for text, name in (("ann has (1 point)", "ann"), ("player 2 has (-2 points)", "player 2")):
        found = pattern.fullmatch(text)
        assert found
        assert found["name"] == name
    assert not pattern.fullmatch("ann has 1 point")
