"""The promises of the two interfaces: what Gymnasium and PettingZoo ask of an environment, without either of them."""

import json
import random
import subprocess
import sys
import unittest
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
sys.path.insert(0, str(PACKAGE))

import starboard
from starboard.process import program


def choose(env, info, rng):
    return rng.choice(info["ids"]) if env.actions else rng.randrange(info["choices"])


class OneSeatAgainstBots(unittest.TestCase):
    def play(self, game, seed):
        rng = random.Random(seed)
        with starboard.env(game, seats=["you", "random"], seed=seed) as env:
            observation, info = env.reset()
            trail = [list(observation)]
            terminated, total = False, 0
            while not terminated:
                self.assertEqual(len(observation), env.observation_length)
                self.assertGreater(info["choices"], 0)
                if env.actions:
                    mask = env.mask(info)
                    self.assertEqual([i for i, one in enumerate(mask) if one], sorted(info["ids"]))
                observation, reward, terminated, truncated, info = env.step(choose(env, info, rng))
                self.assertFalse(truncated)
                self.assertTrue(terminated or reward == 0)
                total += reward
                trail.append(list(observation))
            self.assertIn(total, (0, 0.5, 1))
            self.assertEqual(total > 0, 0 in info["result"]["winners"])
            self.assertRaises(RuntimeError, env.step, 0)
            return trail, env.record()

    def test_a_match_ends_and_a_seed_repeats_it(self):
        for game in ("siege", "invasion"):
            with self.subTest(game):
                self.assertEqual(self.play(game, 3), self.play(game, 3))

    def test_a_record_is_true(self):
        _, record = self.play("scramble", 1)
        told = subprocess.run(
            [*program(), "verify", "-"], input=json.dumps(record), capture_output=True, text=True, check=False
        )
        self.assertEqual(told.returncode, 0, told.stderr)

    def test_matches_of_one_environment_differ(self):
        with starboard.env("siege", opponents=["random"], seed=1) as env:
            first, _ = env.reset()
            second, _ = env.reset()
            again, _ = env.reset(seed=1)
            self.assertNotEqual(list(first), list(second))
            self.assertEqual(list(first), list(again))

    def test_what_is_wrong_is_said(self):
        with self.assertRaisesRegex(ValueError, 'exactly one of the seats should be "you"'):
            starboard.env("siege", seats=["random", "random"])
        with starboard.env("siege", seats=["you", "hrad"]) as env:
            with self.assertRaisesRegex(starboard.StarboardError, "Did you mean “hard”"):
                env.reset()
        with self.assertRaisesRegex(starboard.StarboardError, "There is no game “seige”"):
            starboard.env("seige")

    def test_an_illegal_action_changes_nothing(self):
        with starboard.env("siege", seed=1) as env:
            _, info = env.reset()
            illegal = next(i for i in range(len(env.actions)) if i not in info["ids"])
            self.assertRaises(starboard.StarboardError, env.step, illegal)
            env.step(info["ids"][0])


class AllSeats(unittest.TestCase):
    def test_every_agent_acts_until_all_have_ended(self):
        for game, seats in (("siege", 2), ("scramble", 3), ("orbital", 2)):
            with self.subTest(game), starboard.aec(game, seats=seats, seed=2) as env:
                rng = random.Random(2)
                env.reset()
                self.assertEqual(env.agents, [f"seat_{n}" for n in range(seats)])
                rewards = {agent: 0 for agent in env.agents}
                acted = set()
                for agent in env.agent_iter():
                    observation, reward, terminated, truncated, info = env.last()
                    self.assertIn(agent, env.agents)
                    self.assertEqual(len(observation), env.observation_length)
                    self.assertFalse(truncated)
                    rewards[agent] += reward
                    acted.add(agent)
                    env.step(None if terminated else choose(env, info, rng))
                self.assertEqual(env.agents, [])
                self.assertEqual(acted, set(env.possible_agents))
                self.assertAlmostEqual(sum(rewards.values()), 1)

    def test_who_does_not_decide_may_look(self):
        with starboard.aec("siege", seats=2, seed=2) as env:
            env.reset()
            other = next(agent for agent in env.agents if agent != env.agent_selection)
            self.assertEqual(len(env.observe(other)), env.observation_length)
            self.assertNotEqual(list(env.observe(other)), list(env.observe(env.agent_selection)))


class ManyMatches(unittest.TestCase):
    def test_each_goes_its_own_way_and_begins_anew(self):
        rng = random.Random(4)
        with starboard.vector("siege", 8, seats=["you", "random"], seed=4) as env:
            infos = env.reset()
            self.assertGreater(len({str(list(info["observation"])) for info in infos}), 1)
            ended = 0
            while ended < 10:
                infos = env.step([rng.choice(info["ids"]) for info in infos])
                for info in infos:
                    self.assertGreater(info["choices"], 0)
                    if info["terminated"]:
                        ended += 1
                        self.assertAlmostEqual(sum(info["rewards"]), 1)


class Examples(unittest.TestCase):
    def run_example(self, *args):
        return subprocess.run(
            [sys.executable, str(PACKAGE / "examples" / args[0]), *args[1:]], capture_output=True, text=True, check=False
        )

    def test_the_learner_runs(self):
        # A few matches: what it learns in more of them is measured, not tested.
        told = self.run_example("learn.py", "scramble", "5", "5")
        self.assertRegex(told.stdout, r"scramble: won [\d.]+% before and [\d.]+% after 5 matches", told.stderr)

    def test_the_bot_plays(self):
        bot = f'exec:"{sys.executable}" "{PACKAGE / "examples" / "first_choice_bot.py"}"'
        told = subprocess.run(
            [*program(), "simulate", "siege", "--games", "1", "--bots", bot, "--json"],
            capture_output=True,
            text=True,
            check=False,
        )
        self.assertEqual(json.loads(told.stdout)["failures"], [0, 0], told.stderr)


if __name__ == "__main__":
    unittest.main()
