"""Starboard's games from Python, with the standard library alone."""

from .aec import AgentEnvironmentCycle
from .bots import bot
from .gym import SeatEnvironment
from .process import Process, StarboardError
from .vector import VectorEnvironment

__all__ = [
    "AgentEnvironmentCycle",
    "Process",
    "SeatEnvironment",
    "StarboardError",
    "VectorEnvironment",
    "aec",
    "bot",
    "env",
    "vector",
]


def env(game, seats=None, opponents=None, **settings):
    """One seat against bots, in the style of Gymnasium. `seats` names every seat, `opponents` only the others."""
    if seats is None:
        seats = ["you", *(opponents or ["random"])]
    return SeatEnvironment(game, seats, **settings)


def aec(game, seats=None, **settings):
    """All seats that no bot has, one after the other, in the style of PettingZoo."""
    return AgentEnvironmentCycle(game, seats, **settings)


def vector(game, n, seats=None, **settings):
    """Many matches at once, one message a step."""
    return VectorEnvironment(game, n, seats, **settings)
