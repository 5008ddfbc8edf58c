import type { Seat } from '@starboard/kernel';
import { type Log, type Player, people } from '@starboard/table';
import type { MatchRow } from '../../tables/database.ts';

/** Longer than this nobody thinks: the table was left. */
const PAUSE = 5 * 60_000;
const MINUTE = 60_000;

/** How many minutes a match was played, without the times it was left alone; undefined where nothing tells. */
export function minutesOf({ opening, entries }: Log): number | undefined {
  const times = [opening.created, ...entries.map(({ time }) => time)];
  const played = times.slice(1).reduce((sum, time, i) => sum + Math.max(0, Math.min(PAUSE, time - times[i])), 0);
  const minutes = Math.round(played / MINUTE);
  return minutes > 0 ? minutes : undefined;
}

export interface Rivalry {
  readonly name: string;
  readonly won: number;
  readonly of: number;
}

interface Duel {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  readonly winners: readonly Seat[];
}

/** How often the one person at this device has beaten this opponent, this match included. */
export function rivalryOf(rows: readonly MatchRow[], { id, game, players, winners }: Duel): Rivalry | undefined {
  const rival = rivalIn(players);
  if (!rival) return undefined;
  const before = rows.flatMap(({ id: other, opening, end }) => {
    const same = other !== id && opening.game === game && end && rivalIn(opening.players) === rival;
    return same ? [{ players: opening.players, winners: end.winners }] : [];
  });
  const all = [...before, { players, winners }];
  const won = all.filter((match) => match.winners.join() === people(match.players).join()).length;
  return { name: rival, won, of: all.length };
}

/** The one opponent of the one person, by name. */
function rivalIn(players: readonly Player[]): string | undefined {
  const bots = players.filter(({ kind }) => kind === 'bot');
  return players.length === 2 && bots.length === 1 ? bots[0].name : undefined;
}
