import { LANGS, type Text } from '@starboard/kernel';
import { change, settings } from '../settings/settings.ts';
import { recalled, remember } from '../settings/stored.ts';

/** Where somebody left the lessons of a game. */
export interface Left {
  readonly lesson: string;
  readonly title: Text;
  /** Its place among the lessons, from 0, and how many there are. */
  readonly at: number;
  readonly of: number;
  /** What was done in the lesson so far, beat by beat, in notation; nothing for a beat that was only looked at. */
  readonly taken: readonly string[];
}

const FINISHED = 'finished';
const stored = (game: string) => `guide.${game}`;

/** The lessons of a game that were begun and not finished, to be gone on with at `/learn/<game>/guide`. */
export function unfinishedGuide(game: string): Left | undefined {
  const kept = recalled(stored(game));
  return isLeft(kept) && (kept.at > 0 || kept.taken.length > 0) ? kept : undefined;
}

export function guideFinished(game: string): boolean {
  return recalled(stored(game)) === FINISHED;
}

export function keepGuide(game: string, left: Left | typeof FINISHED): void {
  remember(stored(game), left);
  // Whoever was taught needs no legend in the first match.
  const { known } = settings();
  if (left === FINISHED && !known.includes(game)) change({ known: [...known, game] });
}

/** Whether what was remembered can be gone on with: anything may have been written there since. */
function isLeft(kept: unknown): kept is Left {
  if (typeof kept !== 'object' || kept === null) return false;
  const { lesson, title, at, of, taken } = kept as Partial<Record<keyof Left, unknown>>;
  return (
    typeof lesson === 'string' &&
    typeof title === 'object' &&
    title !== null &&
    LANGS.every((lang) => typeof (title as Partial<Text>)[lang] === 'string') &&
    Number.isInteger(at) &&
    Number.isInteger(of) &&
    Array.isArray(taken) &&
    taken.every((line) => typeof line === 'string')
  );
}
