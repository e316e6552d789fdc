"""The engine as a process that the engine's own floor begins."""

from __future__ import annotations

import json
import signal
import subprocess
import sys

import pytest

from tests.cli.running import HARD, SMALL

ENGINE = [sys.executable, "-P", "-m", "stockbook.engine.server", "1"]


def test_it_answers_until_the_end_of_its_input() -> None:
    """With the document of each request, and not a word on standard error."""
    request = json.dumps({"id": 1, "command": "hint", "text": SMALL})
    done = subprocess.run(ENGINE, input=request, capture_output=True, encoding="utf-8", timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    document = json.loads(done.stdout)
    assert (document["id"], document["final"], document["best"]) == (1, True, 66)


@pytest.mark.alone
def test_a_signal_gives_the_best_so_far() -> None:
    """All questions are answered, and the exit code names the signal."""
    pipe = subprocess.PIPE
    options = {"time": 60, "goal": "now"}
    request = {"id": 1, "command": "hint", "text": HARD, "options": options, "report_every": 0.1}
    with subprocess.Popen(ENGINE, stdin=pipe, stdout=pipe, encoding="utf-8") as process:
        assert process.stdin and process.stdout
        print(json.dumps(request), file=process.stdin, flush=True)
        assert not json.loads(process.stdout.readline())["final"]
        process.send_signal(signal.SIGTERM)
        *_, last = process.stdout
        assert (json.loads(last)["final"], json.loads(last)["stopped"]) == (True, True)
        assert process.wait(timeout=60) == 128 + signal.SIGTERM
