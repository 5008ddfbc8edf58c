"""A running `./starboard env`: one JSON object a line in each direction (docs/env.md)."""

import json
import os
import shlex
import subprocess
from pathlib import Path


class StarboardError(Exception):
    """What the environment found wrong with a command."""


# As in the first line of ./starboard, which not every system reads.
FLAGS = ("--max-semi-space-size=64", "--no-parallel-scavenge")


def program():
    """The command that starts Starboard: what the variable STARBOARD says, or this checkout's."""
    named = os.environ.get("STARBOARD")
    return shlex.split(named) if named else ["node", *FLAGS, str(Path(__file__).parents[2] / "starboard")]


class Process:
    def __init__(self, game, flags=()):
        self._process = subprocess.Popen(
            [*program(), "env", game, *flags], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )

    def send(self, command, **fields):
        """Sends a command and returns the answer; raises StarboardError with what was wrong."""
        answer = self._ask({"command": command, **fields})
        if not answer["ok"]:
            raise StarboardError(answer["error"])
        return answer

    def batch(self, commands):
        """Sends several commands in one line and returns their answers, in their order."""
        answers = self.send("batch", commands=commands)["answers"]
        for answer in answers:
            if not answer["ok"]:
                raise StarboardError(answer["error"])
        return answers

    def _ask(self, message):
        try:
            self._process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except (BrokenPipeError, ValueError):
            line = b""
        if not line:
            words = self._last_words()
            self.close()
            raise StarboardError(words or "starboard env has ended")
        return json.loads(line)

    def _last_words(self):
        if self._process.stderr.closed:
            return ""
        return self._process.stderr.read().decode(errors="replace").strip()

    def close(self):
        """Ends the program and returns its exit code."""
        for stream in (self._process.stdin, self._process.stdout):
            if not stream.closed:
                stream.close()
        code = self._process.wait()
        self._process.stderr.close()
        return code

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
