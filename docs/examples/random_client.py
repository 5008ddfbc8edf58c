#!/usr/bin/env python3
"""Plays random matches through `./starboard env`, with Python's standard library only.

Usage: random_client.py [game] [matches]
"""

import json
import random
import subprocess
import sys
from pathlib import Path

STARBOARD = Path(__file__).parents[2] / "starboard"


class Environment:
    """A running `./starboard env`; each call sends one line and returns the answer to it."""

    def __init__(self, game):
        self.process = subprocess.Popen(
            ["node", str(STARBOARD), "env", game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def send(self, command, **fields):
        self.process.stdin.write(json.dumps({"command": command, **fields}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit("starboard env ended unexpectedly")
        answer = json.loads(line)
        if not answer["ok"]:
            sys.exit(f"{command}: {answer['error']}")
        return answer

    def close(self):
        self.process.stdin.close()
        return self.process.wait()


def play(env, seed, rng):
    """One match with random choices; returns its result and the number of decisions."""
    decisions = 0
    over = env.send("reset", seed=seed)["over"]
    while not over:
        actions = env.send("legal")["actions"]
        over = env.send("step", action=rng.randrange(len(actions)))["over"]
        decisions += 1
    return env.send("result")["result"], decisions


def main():
    game = sys.argv[1] if len(sys.argv) > 1 else "siege"
    matches = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    rng = random.Random(1)
    env = Environment(game)
    wins, draws, decisions = {}, 0, 0
    for seed in range(matches):
        result, length = play(env, seed, rng)
        decisions += length
        winners = [seat for seat, place in enumerate(result["places"]) if place == 1]
        if len(winners) == 1:
            wins[winners[0]] = wins.get(winners[0], 0) + 1
        else:
            draws += 1
    code = env.close()
    print(f"{matches} matches of {game}, {decisions} decisions")
    for seat in sorted(wins):
        print(f"seat {seat}: {wins[seat]} wins")
    print(f"draws: {draws}")
    return code


if __name__ == "__main__":
    sys.exit(main())
