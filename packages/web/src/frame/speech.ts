import { type AnyGame, callByName, LANGS, type Lang } from '@starboard/kernel';
import { messages } from '../i18n/messages.ts';

/** A game that calls the seats by their names. */
export function speaking(game: AnyGame, names: readonly string[]): AnyGame {
  const { table, prompt, action, event } = game.text;
  const said = (text: string, lang: Lang) => callByName(text, names, lang);
  return {
    ...game,
    text: {
      ...game.text,
      table: (view, lang) => said(table(view, lang), lang),
      prompt: (view, seat, lang) => said(prompt(view, seat, lang), lang),
      action: (a, view, lang) => said(action(a, view, lang), lang),
      event: (e, seat, lang) => {
        const text = event(e, seat, lang);
        return text && said(text, lang);
      },
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
