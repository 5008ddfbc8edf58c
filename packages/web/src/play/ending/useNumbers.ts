import type { AnyGame } from '@starboard/kernel';
import { useCallback } from 'react';
import type { GameSkin } from '../../contract/skin.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { capital } from '../../story/sentences.ts';
import { listMatches, loadLog } from '../../tables/store.ts';
import type { Snapshot } from '../snapshot.ts';
import { useFetched } from '../useFetched.ts';
import { minutesOf, rivalryOf } from './numbers.ts';

/** So many points are told in their plural. */
const MANY = 5;

/** What points are called in a game; undefined where they are only a number. */
function unitIn(said: string): string | undefined {
  const [, ...unit] = said.split(' ');
  return unit.length > 0 ? capital(unit.join(' ')) : undefined;
}

/** A few numbers of a match that is over; those of the device's store come a moment later, where it has one. */
export function useNumbers(snapshot: Snapshot, skin: GameSkin, { text }: AnyGame): readonly string[] {
  const { t, lang } = useMessages();
  const { id, game, seats, end, view, steps } = snapshot;
  const stored = useFetched(
    id,
    useCallback(async (match: string) => {
      try {
        return await Promise.all([loadLog(match), listMatches()]);
      } catch {
        return undefined;
      }
    }, []),
  )?.value;
  const turns = skin.ending?.turns?.(view);
  const [log, rows] = stored ?? [];
  const minutes = log && log !== 'unreadable' ? minutesOf(log) : undefined;
  const rivalry = rows && rivalryOf(rows, { id, game, players: seats, winners: end?.winners ?? [] });
  return [
    // Nobody counted: the points are those of the table as it was left.
    ...(end && !('points' in end) && skin.points ? [t.ending.stood(unitIn(text.points(MANY, lang)))] : []),
    turns === undefined ? t.ending.decisions(steps) : t.ending.turns(turns),
    ...(minutes === undefined ? [] : [t.ending.minutes(minutes)]),
    ...(rivalry ? [t.ending.won(rivalry.won, rivalry.of, rivalry.name)] : []),
  ];
}
