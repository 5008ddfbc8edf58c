import { formatProblems, type Match, record } from '@starboard/kernel';
import { logOf, openLog, type Running, type Player as Seated } from '@starboard/table';
import { type Player, playerName, YOU } from './players.ts';

/** A match of this terminal as the host of a table runs it, up to where it stands. */
export function runningOf(match: Match, players: readonly Player[]): Running {
  const seated = players.map((player, seat): Seated => {
    const name = playerName(player, seat);
    return player === YOU ? { kind: 'person', name } : { kind: 'bot', name, level: name };
  });
  const log = logOf(record(match), seated, { id: 'terminal', time: Date.now() });
  const running = 'problems' in log ? log : openLog(match.game, log.value);
  if ('problems' in running) throw new Error(formatProblems(running.problems, 'en'));
  return running.value;
}

/** The match as it stands; what follows does not change it. */
export function matchOf({ game, opening, key, players, decisions, state }: Running): Match {
  const { options } = opening;
  return { game, seats: players.length, options, key, steps: [...decisions], state: game.clone(state) };
}

let commands = 0;

/** An id for a command to the host. */
export function commandId(): string {
  return `${++commands}`;
}
