"""All seats of the program, one after the other, in the style of PettingZoo's agent-environment cycle."""

from .common import Base, info_in, observation_in, vector_of


class AgentEnvironmentCycle(Base):
    def __init__(self, game, seats=None, seed=None, **settings):
        super().__init__(game, **settings)
        self._seats = seats
        self._seed = seed
        self._matches = 0
        self.agents = []
        self.possible_agents = []

    def reset(self, seed=None, options=None):
        if seed is not None:
            self._seed, self._matches = seed, 0
        settings = dict(self._settings)
        if options:
            settings["options"] = {**settings.get("options", {}), **options}
        if self._seats is not None:
            settings["seats"] = self._seats
        if self._seed is not None:
            settings["seed"] = f"{self._seed}/{self._matches}"
        self._matches += 1
        answer = self._process.send("reset", **settings)
        self.possible_agents = [f"seat_{n}" for n, name in enumerate(answer["players"]) if name == "you"]
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0 for agent in self.agents}
        self._cumulative = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._take(answer)

    def _take(self, answer):
        told = answer["next"]
        self.rewards = {agent: answer["rewards"][seat_of(agent)] for agent in self.agents}
        for agent, reward in self.rewards.items():
            self._cumulative[agent] += reward
        if answer["over"]:
            self.terminations = {agent: True for agent in self.agents}
            self.infos = {agent: {"choices": 0, "result": answer["result"]} for agent in self.agents}
            self.agent_selection = self.agents[0]
            self._observation = None
        else:
            self.agent_selection = f"seat_{told['seat']}"
            self.infos[self.agent_selection] = info_in(told, answer)
            self._observation = observation_in(told)

    def observe(self, agent):
        """The vector of what an agent may know; for one that is not to decide, what it saw is asked for again."""
        if self._observation is not None and agent == self.agent_selection:
            return self._observation
        told = self._process.send("observe", **{"seat": seat_of(agent), "with": ["observation"]})
        return vector_of(told["observation"])

    def last(self):
        agent = self.agent_selection
        return (
            self.observe(agent),
            self._cumulative[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("an agent whose match is over can only step(None)")
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        self._cumulative[agent] = 0
        self._take(self._process.send("step", seat=seat_of(agent), **self._chosen(action)))

    def agent_iter(self):
        """The agents that decide, until the match is over and each has been told."""
        while self.agents:
            yield self.agent_selection


def seat_of(agent):
    return int(agent.rsplit("_", 1)[1])
