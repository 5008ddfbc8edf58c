"""Bots for `exec:`: a program that is told a position a line and answers with a step."""

import json
import sys


def bot(choose, stdin=sys.stdin, stdout=sys.stdout):
    """Answers every question with what `choose(question)` returns: an index into the legal actions, or a notation."""
    for line in stdin:
        question = json.loads(line)
        stdout.write(json.dumps({"command": "step", "action": choose(question)}) + "\n")
        stdout.flush()
