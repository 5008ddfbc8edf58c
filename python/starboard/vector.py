"""Many matches in one process: one message, and so one round trip, for a step of all of them."""

from .common import Base, info_in, observation_in


class VectorEnvironment(Base):
    def __init__(self, game, n, seats=None, seed=0, **settings):
        super().__init__(game, **settings)
        self.n = n
        self._seats = {} if seats is None else {"seats": seats}
        self._seed = seed
        self._begun = 0

    def _reset_of(self, match):
        self._begun += 1
        seed = f"{self._seed}/{self._begun}"
        return {"command": "reset", "match": match, "seed": seed, **self._seats, **self._settings}

    def reset(self):
        """Begins all matches and returns what is told of each."""
        answers = self._process.batch([self._reset_of(match) for match in range(self.n)])
        return [self._told(answer) for answer in answers]

    def step(self, actions):
        """One decision in each match. A match that ends begins anew, with `terminated`, `rewards` and `result` of the old."""
        commands = [{"command": "step", "match": match, **self._chosen(a)} for match, a in enumerate(actions)]
        infos = [self._told(answer) for answer in self._process.batch(commands)]
        ended = [match for match, info in enumerate(infos) if info["terminated"]]
        if ended:
            for match, answer in zip(ended, self._process.batch([self._reset_of(match) for match in ended])):
                old = infos[match]
                infos[match] = {**self._told(answer), **{k: old[k] for k in ("terminated", "rewards", "result")}}
        return infos

    def _told(self, answer):
        info = info_in(answer["next"], answer)
        info["observation"] = observation_in(answer["next"])
        info["rewards"] = answer["rewards"]
        info["terminated"] = answer["over"]
        return info
