import type { Text } from '@starboard/kernel';
import { listed, type Question } from './choosing.ts';
import type { Draft } from './stepwise.ts';
import { say, type Terminal } from './terminal.ts';
import { linesOf } from './wrapped.ts';

/** The table in words, below its picture. */
export function table(question: Question, io: Terminal): string {
  const { game, view, names } = question;
  return `${drawing(question, io)}${game.text.table(view, io.lang, names)}`;
}

/** The picture of the table, where there is one, with its line end. */
export function drawing({ game, view, names }: Question, io: Terminal): string {
  const drawn = game.text.drawing?.(view, io.lang, names);
  return drawn ? `${drawn}\n` : '';
}

/** What the game is about, for who does not know it, and how to learn more. */
export function introduction({ game }: Question, io: Terminal): string {
  const aim: Text | undefined = game.text.screen?.aim;
  const more = say(io, { en: '? explains, h gives a hint.', fr: '? explique, h donne un conseil.' });
  return aim ? `${say(io, aim)} ${more}` : more;
}

/** What the signs of the table mean, as its last lines. */
export function legend({ game }: Question, io: Terminal): string {
  const meaning: Text | undefined = game.text.screen?.legend;
  return meaning ? `\n${io.dim(say(io, meaning))}` : '';
}

/** The question with its choices, below what the seat holds: all that must be in sight to decide. */
export function prompt(question: Question, draft: Draft, io: Terminal): string {
  const { game, view, seat, names } = question;
  const so = draft.said.length > 0 ? ` (${draft.said.join(', ')})` : '';
  const held = game.text.screen?.holdings(view, seat, io.lang) ?? '';
  const asked = `${held ? `${held}\n` : ''}${io.bold(game.text.prompt(view, seat, io.lang, names))}${so}`;
  const room = io.height - linesOf(asked, io.width) - INPUT;
  return `${asked}\n${listed(question, draft, room, io)}`;
}

/** The lines that are not for the question: an empty one above, and the one to type on. */
const INPUT = 2;
