"""The page's own words by key: one file of messages for each language, ``static/words/de.ftl`` for German.

The files are written as https://projectfluent.org says. The page reads the messages, with their numbers and
plurals; here they are only taken apart, so that those a language lacks come in English.

The engine speaks English. Its sentences are messages whose keys begin with ``said-``: the English one says
how it is recognized, the others what the page shows instead.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter

#: The language that has all messages.
ENGLISH = "en"
#: Name of the cookie with the language that somebody has chosen on the page.
COOKIE = "language"
#: How the keys of the engine's sentences begin.
SAID = "said-"
_FOLDER, _ENDING = "words/", ".ftl"
_MESSAGE = re.compile(r"^([a-z][\w-]*) = ?(.*(?:\n +.*)*)", re.MULTILINE)
#: A variable of a sentence, one that is a number, or the words of which its number chooses one.
_VALUE = re.compile(r"\{ (NUMBER\()?\$(\w+)\)?(?: ->((?:\n +\*?\[.*)+)\n +| )\}")
#: A name in a sentence: ``ann``, ``player 2``, or what somebody has written instead.
_NAME = r"'[^']*'|\"[^\"]*\"|[^ :]+(?: \d+)?"
_WEIGHED = re.compile(r"([\w*]+)[\w-]*(?:\s*;\s*q=([\d.]+))?")


@dataclass(frozen=True)
class Words:
    """Messages of all languages, by language and key."""

    messages: Mapping[str, Mapping[str, str]]

    @classmethod
    def of(cls, contents: Mapping[str, bytes]) -> Words:
        """The messages in the files of the page, by their names."""
        return cls(
            {
                name.removeprefix(_FOLDER).removesuffix(_ENDING): dict(_MESSAGE.findall(content.decode()))
                for name, content in contents.items()
                if name.startswith(_FOLDER) and name.endswith(_ENDING)
            }
        )

    def language(self, accepted: str, chosen: str | None = None) -> str:
        """The ``chosen`` language, else the first known one that a browser has ``accepted``, else English.

        Parameters
        ----------
        accepted
            Languages with their weights, as in the header ``Accept-Language`` (RFC 9110, 12.5.4).
        """
        if chosen is not None and chosen in self.messages:
            return chosen
        weighed = [(name.lower(), _number(weight)) for name, weight in _WEIGHED.findall(accepted)]
        known = [(weight, name) for name, weight in weighed if name in self.messages and weight > 0]
        return max(known, key=itemgetter(0), default=(1, ENGLISH))[1]

    @cached_property
    def names(self) -> dict[str, str]:
        """The name of each language, in itself."""
        return {name: found.get("language-name", name) for name, found in sorted(self.messages.items())}

    def all_of(self, language: str) -> dict[str, str]:
        """All messages, in English where the language has none."""
        return {**self.messages.get(ENGLISH, {}), **self.messages.get(language, {})}

    def sentences(self, language: str) -> list[tuple[str, str]]:
        """The engine's sentences that the language has, each with its key and its English pattern.

        The one with most letters of its own comes first, as it says most.
        """
        english, own = self.messages.get(ENGLISH, {}), self.messages.get(language, {})
        keys = [key for key in english if key.startswith(SAID) and key in own and language != ENGLISH]
        keys.sort(key=lambda key: len(_VALUE.sub("", english[key])), reverse=True)
        return [(key.removeprefix(SAID), pattern_of(english[key])) for key in keys]

    def document(self, language: str) -> dict[str, object]:
        """The ``language``, its messages as ``text``, and its ``sentences``; the names of all ``languages``.

        English has no sentences: there the engine is shown as it speaks.
        """
        messages = self.all_of(language)
        shown = (key for key in messages if language != ENGLISH or not key.startswith(SAID))
        text = "\n".join(f"{key} = {messages[key]}" for key in shown)
        return {
            "language": language,
            "languages": self.names,
            "text": text,
            "sentences": self.sentences(language),
        }


def pattern_of(message: str) -> str:
    """A regular expression, with a named group for each value, of the sentences that a message says."""
    found, end = "", 0
    for value in _VALUE.finditer(message):
        number, name, words = value.groups()
        choices = "|".join(map(_escaped, re.findall(r"\] (.*)", words or "")))
        what = r"-?\d+" if number else _NAME if name == "name" else ".+?"
        group = f"(?:{choices})" if words else f"(?<{name}>{what})"
        found, end = found + _escaped(message[end : value.start()]) + group, value.end()
    return found + _escaped(message[end:])


def _escaped(text: str) -> str:
    """A text as a part of a regular expression; `re.escape` does more, which makes the page larger."""
    return re.sub(r"[.*+?^$(){}|\[\]\\]", r"\\\g<0>", text)


def _number(weight: str) -> float:
    """A weight of a header; 1 where there is none, 0 where it is no number."""
    try:
        return float(weight or 1)
    except ValueError:
        return 0.0
