#!/usr/bin/env python3
"""Learns to play against random with a linear policy: REINFORCE over the observation, with the standard library alone.

Usage: learn.py [game] [matches] [measured]      the game needs a list of actions (siege or scramble)
"""

import math
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
import starboard

MATCHES_AT_ONCE = 64
RATE = 0.05


class Policy:
    """For each action a row of weights; the chance of an action is a softmax of weights times observation."""

    def __init__(self, actions):
        self.rows = [{} for _ in range(actions)]

    def chances(self, features, ids):
        scores = [score(self.rows[id], features) for id in ids]
        most = max(scores)
        exps = [math.exp(s - most) for s in scores]
        total = sum(exps)
        return [e / total for e in exps]

    def learn(self, features, ids, chosen, chances, by):
        for id, chance in zip(ids, chances):
            change = RATE * by * ((1 if id == chosen else 0) - chance)
            row = self.rows[id]
            for at, value in features:
                row[at] = row.get(at, 0.0) + change * value


def score(row, features):
    return sum(row.get(at, 0.0) * value for at, value in features) if row else 0.0


def places_of(layout):
    """Where the observation tells of the whole table: all but the counts of single cards."""
    blocks = [block for block in layout["blocks"] if "*" not in block["at"]]
    return [at for block in blocks for at in range(block["from"], block["from"] + block["length"])]


def features_of(observation, places):
    """What is not 0, within bounds, and a constant."""
    seen = [(at, observation[at]) for at in places if observation[at]]
    return [(-1, 1.0)] + [(at, max(-1.0, min(1.0, value / 4))) for at, value in seen]


def play(env, policy, rng, matches, learn):
    """Plays so many matches and returns the share of them that was won; with `learn` it learns from each."""
    places = places_of(env.layout)
    infos = env.reset()
    paths = [[] for _ in infos]
    rewards = []
    while len(rewards) < matches:
        actions = []
        for info, path in zip(infos, paths):
            ids = info["ids"]
            features = features_of(info["observation"], places) if len(ids) > 1 else []
            chances = policy.chances(features, ids) if features else [1.0]
            chosen = rng.choices(ids, chances)[0] if learn else ids[chances.index(max(chances))]
            if learn and features:
                path.append((features, ids, chosen, chances))
            actions.append(chosen)
        infos = env.step(actions)
        for match, info in enumerate(infos):
            if not info["terminated"]:
                continue
            won = info["rewards"][0]
            rewards.append(won)
            for features, ids, chosen, chances in paths[match]:
                policy.learn(features, ids, chosen, chances, won - 0.5)
            paths[match] = []
    return sum(rewards) / len(rewards)


def main():
    game = sys.argv[1] if len(sys.argv) > 1 else "scramble"
    matches = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    measured = int(sys.argv[3]) if len(sys.argv) > 3 else 200
    rng = random.Random(1)
    start = time.monotonic()
    at_once = min(MATCHES_AT_ONCE, matches, measured)
    with starboard.vector(game, at_once, seats=["you", "random"], seed="learn") as env:
        policy = Policy(len(env.actions))
        before = play(env, policy, rng, measured, learn=False)
        play(env, policy, rng, matches, learn=True)
        after = play(env, policy, rng, measured, learn=False)
    seconds = time.monotonic() - start
    print(f"{game}: won {before:.1%} before and {after:.1%} after {matches} matches ({seconds:.0f} s)")
    return 0 if after > before else 1


if __name__ == "__main__":
    sys.exit(main())
