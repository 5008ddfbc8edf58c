import type { Seat } from '@starboard/kernel';
import type { Moment } from '@starboard/table';
import type { GameSkin } from '../contract/skin.ts';
import type { Line } from './sentences.ts';

/** One heading of the log and what lies under it. */
export interface Chapter {
  readonly key: string;
  /** Whose turn, or who decided. */
  readonly seat: Seat;
  /** The sentence that begins a turn; where there are no turns, the name of who decided heads it. */
  readonly title?: string;
  readonly lines: readonly Line[];
}

/** The lines of a log turn by turn; where a game has no turns, by who decided. */
export function chaptersOf(lines: readonly Line[], turnOf: GameSkin['turnOf']): readonly Chapter[] {
  const chapters: (Chapter & { readonly lines: Line[] })[] = [];
  for (const line of lines) {
    const turn = turnOf?.(line.event);
    const last = chapters.at(-1);
    if (turn !== undefined) chapters.push({ key: line.key, seat: turn, title: line.text, lines: [] });
    else if (last && (turnOf || last.seat === line.seat)) last.lines.push(line);
    else chapters.push({ key: line.key, seat: line.seat, lines: [line] });
  }
  return chapters;
}

/** The first decision of others that came after the reader's own latest; none for a spectator. */
export function newSince(moments: readonly Moment[], viewer: Seat | null): number | undefined {
  if (viewer === null) return undefined;
  const own = moments.findLast(({ step, seat }) => step > 0 && seat === viewer);
  const next = moments.find(({ step }) => step > (own?.step ?? 0));
  return next?.step;
}
