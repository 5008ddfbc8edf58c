import { type AnyGame, LANGS, type Names } from '@starboard/kernel';
import { messages } from '../i18n/messages.ts';

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

/** What sentences call the seats. “You” and “Player 1” are no names: sentences know whom they speak to, and in which language. */
export function namesOf(seats: readonly { readonly name: string }[]): string[] {
  return seats.map(({ name }, seat) => {
    const nobody = LANGS.some((lang) => {
      const { you, player } = messages(lang).setup;
      return name === you || name === player(seat + 1);
    });
    return nobody ? '' : name;
  });
}
