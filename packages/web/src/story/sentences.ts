import type { AnyGame, GameEvent, Lang, Seat } from '@starboard/kernel';
import type { Moment } from '@starboard/table';

/** One line of the log: a sentence and the event it tells. */
export interface Line {
  readonly key: string;
  readonly step: number;
  readonly seat: Seat;
  readonly text: string;
  readonly event: GameEvent;
}

/** What happened, sentence by sentence, as the viewer reads it. */
export function linesOf(game: AnyGame, moments: readonly Moment[], viewer: Seat | null, lang: Lang): Line[] {
  return moments.flatMap(({ step, seat, events }) =>
    events.flatMap((event, i) => {
      const text = game.text.event(event, viewer, lang);
      return text ? [{ key: `${step}.${i}`, step, seat, text, event }] : [];
    }),
  );
}

/** A phrase as a button's label. */
export function capital(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
