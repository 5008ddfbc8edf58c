import type { AnyGame, GameEvent, Lang } from '@starboard/kernel';
import type { GameSkin } from '../contract/skin.ts';
import type { Eye, Film } from './film.ts';
import { linesOf } from './sentences.ts';
import { type Run, runsOf, type TurningPoint } from './turningPoints.ts';

/** The points of each seat after each decision; undefined for a game that counts them only at the end. */
export function pointsOf(film: Film, skin: GameSkin): readonly (readonly number[])[] | undefined {
  const { points } = skin;
  if (!points) return undefined;
  return Array.from({ length: film.length + 1 }, (_, at) => points(film.view(at, film.judge)));
}

/** The decisions of a match, run by run. */
export function runsIn(film: Film): readonly Run[] {
  return runsOf(film.moments(film.length, null).map((moment) => moment.seat));
}

export interface Telling {
  readonly text: string;
  readonly events: readonly GameEvent[];
}

/** How many sentences name a run. */
const SENTENCES = 2;

/**
 * What turned a match, in a few sentences, as this pair of eyes read it; and the events it speaks of. Whose turn comes next
 * tells nothing: where that is all, what led there is told.
 */
export function tellingOf(
  game: AnyGame,
  { turnOf }: GameSkin,
  film: Film,
  { first, peak, last }: TurningPoint,
  eye: Eye,
  lang: Lang,
): Telling {
  const moments = film.moments(last, eye);
  const told = (from: number, to: number) =>
    linesOf(game, moments.slice(from, to), eye === 'open' ? null : eye, lang).filter(
      ({ event }) => turnOf?.(event) === undefined,
    );
  const after = told(peak, last + 1).slice(0, SENTENCES);
  const lines = after.length > 0 ? after : told(first, peak).slice(-SENTENCES);
  return { text: lines.map((line) => line.text).join(' '), events: lines.map((line) => line.event) };
}
