import { join } from 'node:path';
import { formatRecord } from '@starboard/kernel';
import { willWrite } from './files.ts';
import type { Report } from './simulation.ts';
import { didYouMean } from './spelling.ts';
import { fail } from './userError.ts';

/** How much a match is of a kind; the match with most is kept. */
const KINDS: Readonly<Record<string, (report: Report) => number>> = {
  longest: ({ decisions }) => decisions,
  shortest: ({ decisions }) => -decisions,
  closest: (report) => -lead(report),
  clearest: lead,
  highest: ({ points }) => Math.max(...points),
  lowest: ({ points }) => -Math.min(...points),
};

/** How far the first is ahead of the next. */
function lead({ points }: Report): number {
  const [first, second = 0] = points.toSorted((a, b) => b - a);
  return first - second;
}

export const KEPT = Object.keys(KINDS);

/** The kinds of matches that a list such as `longest,closest` names. */
export function keptIn(list: string): string[] {
  return list.split(',').map((word) => {
    const kind = word.trim();
    if (KEPT.includes(kind)) return kind;
    const hint = didYouMean(kind, KEPT);
    return fail(
      `--keep does not know “${kind}”.${hint.en} It knows: ${KEPT.join(', ')}.`,
      `--keep ne connaît pas « ${kind} ».${hint.fr} Elle connaît : ${KEPT.join(', ')}.`,
    );
  });
}

/** The file of a kind of match. */
export function fileOf(folder: string, game: string, kind: string): string {
  return join(folder, `${game}-${kind}.json`);
}

/** Keeps the match that is most of each kind; of equals the first. */
export interface Keeper {
  offer(report: Report): void;
  /** The records that are kept, and the files they belong into. */
  records(folder: string, game: string): { readonly file: string; readonly text: string }[];
}

export function keeperOf(kinds: readonly string[]): Keeper {
  const best = new Map<string, Report>();
  return {
    offer(report) {
      for (const kind of kinds) {
        const before = best.get(kind);
        if (!before || KINDS[kind](report) > KINDS[kind](before)) best.set(kind, report);
      }
    },
    records: (folder, game) =>
      [...best].flatMap(([kind, { details }]) =>
        details?.record ? [{ file: fileOf(folder, game, kind), text: formatRecord(details.record) }] : [],
      ),
  };
}

/** Finds out before any work whether the files can be written. */
export function willKeep(kinds: readonly string[], folder: string, game: string, force?: true): void {
  for (const kind of kinds) willWrite(fileOf(folder, game, kind), force);
}
