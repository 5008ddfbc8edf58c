import { type Action, type AnyGame, agreed, judge, type Lang, type Names, type Seat, silent } from '@starboard/kernel';
import type { GameSkin } from '../contract/skin.ts';
import { capital } from '../story/sentences.ts';

/** Who speaks to whom about what. */
export interface Speech {
  /** A game that calls the seats by their names. */
  readonly game: AnyGame;
  readonly skin: GameSkin;
  readonly view: unknown;
  readonly seat: Seat | null;
  readonly lang: Lang;
  readonly names: Names;
}

/** What a button says: what will be, in the game's short words, or else the action. */
export function buttonWords({ game, skin, view, lang, names }: Speech, action: Action, then?: Action): string {
  return capital(skin.label?.(action, view, lang, names, then) ?? game.text.action(action, view, lang));
}

/** The points of one seat before and after a choice. */
export interface Change {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** Whose points a choice changes, as far as it follows from what the reader sees; nothing where chance decides. */
export function changesBy({ game, skin, view, seat }: Speech, action: Action): readonly Change[] {
  const before = skin.points?.(view);
  if (!before || seat === null) return [];
  const after = agreed(game, view, (world) => {
    const judged = judge(game, world, seat, action);
    if ('violation' in judged) return undefined;
    game.apply(world, seat, judged.action, silent);
    return skin.points?.(game.view(world, seat));
  });
  if (!after || after === 'chance') return [];
  return before.flatMap((from, at) => (after[at] === from ? [] : [{ seat: at, from, to: after[at] }]));
}

/** What a choice brings, in few words: the game's own, or else points that change. */
export function outcomeWords(speech: Speech, action: Action, called: (seat: Seat) => string): string | undefined {
  const { game, skin, view, lang, names } = speech;
  const own = skin.outcome?.(action, view, lang, names);
  if (own) return capital(own);
  const points = (n: number) => game.text.points(n, lang);
  const changed = changesBy(speech, action).map(
    ({ seat, from, to }) => `${called(seat)} ${points(from)} → ${points(to)}`,
  );
  return changed.join(' · ') || undefined;
}
