"""One seat against bots, in the style of Gymnasium."""

from .common import Base, info_in, observation_in


class SeatEnvironment(Base):
    def __init__(self, game, seats, seed=None, **settings):
        super().__init__(game, **settings)
        if list(seats).count("you") != 1:
            self.close()
            raise ValueError(f'exactly one of the seats should be "you", not {seats!r}; for several see starboard.aec')
        self.seats = list(seats)
        self._seed = seed
        self._matches = 0
        self._over = True

    def reset(self, seed=None, options=None):
        """Begins a match. With the seed of the environment match n is always the same; a seed given here begins anew."""
        if seed is not None:
            self._seed, self._matches = seed, 0
        settings = dict(self._settings)
        if options:
            settings["options"] = {**settings.get("options", {}), **options}
        if self._seed is not None:
            settings["seed"] = f"{self._seed}/{self._matches}"
        self._matches += 1
        answer = self._process.send("reset", seats=self.seats, **settings)
        self._seat = answer["players"].index("you")
        self._over = answer["over"]
        return observation_in(answer["next"]), info_in(answer["next"], answer)

    def step(self, action):
        if self._over:
            raise RuntimeError("the match is over: call reset")
        answer = self._process.send("step", **self._chosen(action))
        self._over = answer["over"]
        reward = answer["rewards"][self._seat]
        return observation_in(answer["next"]), reward, self._over, False, info_in(answer["next"], answer)

    def record(self):
        """The match so far, as `./starboard verify` and `replay` read it."""
        return self._process.send("record")["record"]
