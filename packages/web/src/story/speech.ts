import { type AnyGame, LANGS, type Names } from '@starboard/kernel';
import type { Messages } from '../i18n/messages.ts';
import { NAMELESS } from '../i18n/nameless.ts';

/** A game that calls the seats by their names. */
export function speaking(game: AnyGame, names: Names): AnyGame {
  const { table, prompt, action, event } = game.text;
  return {
    ...game,
    text: {
      ...game.text,
      table: (view, lang) => table(view, lang, names),
      prompt: (view, seat, lang) => prompt(view, seat, lang, names),
      action: (a, view, lang) => action(a, view, lang, names),
      event: (e, seat, lang) => event(e, seat, lang, names),
    },
  };
}

/** More seats than any table has. */
const SEATS = 8;

/**
 * What a seat was called because nobody gave it a name: “You”, or the number in “Player 1”. Such a name was stored in the
 * language of its day. After a rematch “Player 1” may sit on another seat.
 */
function unnamed(name: string): 'you' | number | undefined {
  for (const lang of LANGS) {
    const { you, player } = NAMELESS[lang];
    if (name === you) return 'you';
    for (let n = 1; n <= SEATS; n++) if (name === player(n)) return n;
  }
  return undefined;
}

/** What sentences call the seats. “You” and “Player 1” are no names: sentences know whom they speak to, and in which language. */
export function namesOf(seats: readonly { readonly name: string }[]): string[] {
  return seats.map(({ name }, seat) => {
    const nobody = unnamed(name);
    return nobody === 'you' || nobody === seat + 1 ? '' : name;
  });
}

/** Everybody as the reader's language calls them: who was never given a name is called anew. */
export function namedIn<P extends { readonly name: string }>(seats: readonly P[], { setup }: Messages): readonly P[] {
  return seats.map((seat) => {
    const nobody = unnamed(seat.name);
    if (nobody === undefined) return seat;
    return { ...seat, name: nobody === 'you' ? setup.you : setup.player(nobody) };
  });
}
