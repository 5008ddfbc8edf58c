import { people } from '@starboard/table';
import type { MatchRow } from './database.ts';

/** The matches of this device, those to go on with apart from those to look at again. */
export interface MatchList {
  /** What waits for a person here comes first, then what was played last. */
  readonly open: readonly MatchRow[];
  readonly done: readonly MatchRow[];
}

/** Rows come newest first. */
export function sort(rows: readonly MatchRow[]): MatchList {
  const open = rows.filter(({ end }) => !end);
  return {
    open: [...open.filter(waitsForMe), ...open.filter((row) => !waitsForMe(row))],
    done: rows.filter(({ end }) => end),
  };
}

/** Whether somebody at this device is to decide. */
export function waitsForMe({ opening, seen }: MatchRow): boolean {
  const here = people(opening.players);
  return seen?.actors.some((seat) => here.includes(seat)) ?? false;
}
