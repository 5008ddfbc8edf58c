import { type MatchRecord, parse, type Result } from '@starboard/kernel';
import type { Entry, Log } from './log.ts';
import type { Player } from './players.ts';

/** The log of a match that came as a record: to be played on where it stopped, or looked at. */
export function logOf(
  { game, version, options, key, actions, result }: MatchRecord,
  players: readonly Player[],
  { id, time }: { readonly id: string; readonly time: number },
): Result<Log> {
  const entries: Entry[] = [];
  const add = (change: object) => {
    const seq = entries.length + 1;
    entries.push({ ...change, seq, time, command: `record ${seq}` } as Entry);
  };
  for (const [i, text] of actions.entries()) {
    const space = text.indexOf(' ');
    const action = parse(text.slice(space + 1));
    if ('problems' in action) return { problems: action.problems.map((p) => ({ ...p, at: `actions[${i}]` })) };
    add({ type: 'act', seat: Number(text.slice(0, space)), action: action.value });
  }
  if (result && 'forfeit' in result) add({ type: result.forfeit, seat: result.seat, winners: result.winners });
  return { value: { opening: { id, game, version, options, key, players, created: time }, entries } };
}
