"""What the environments share: what they ask for, and how an answer becomes an observation and an info."""

from .process import Process

try:
    import numpy
except ImportError:
    numpy = None


class Base:
    def __init__(self, game, options=None, parts=None, budget=None):
        self.game = game
        self._process = Process(game)
        self._settings = {} if options is None else {"options": options}
        if budget is not None:
            self._settings["budget"] = budget
        described = self._process.send("describe")
        self.version = described["version"]
        #: All actions in notation, by id; None where a game has too many.
        self.actions = described["actions"]
        #: The layout of observations.
        self.layout = described["observation"]
        usual = ["observation", "ids"] if self.actions else ["observation"]
        self._settings["with"] = usual if parts is None else list(dict.fromkeys([*usual, *parts]))

    @property
    def observation_length(self):
        return self.layout["length"]

    def _chosen(self, action):
        """How an action is named: by id where there is a list, else by index."""
        return {"id": int(action)} if self.actions else {"action": int(action)}

    def mask(self, info):
        """For each id of the list of actions, 1 if it is legal."""
        mask = [0] * len(self.actions)
        for id in info["ids"]:
            mask[id] = 1
        return mask if numpy is None else numpy.asarray(mask, dtype=numpy.int8)

    def close(self):
        return self._process.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def observation_in(told):
    return vector_of(told["observation"])


def vector_of(numbers):
    return numbers if numpy is None else numpy.asarray(numbers, dtype=numpy.float32)


def info_in(told, answer):
    """What was told beside the observation."""
    info = {name: value for name, value in told.items() if name != "observation"}
    if "result" in answer:
        info["result"] = answer["result"]
    return info
