import {
  type Action,
  type AnyGame,
  type Choice,
  choices,
  explain,
  format,
  formatShort,
  type Match,
  matching,
  type Names,
  type Seat,
  type Text,
} from '@starboard/kernel';
import { columns } from './columns.ts';
import { type Draft, nextStep, optionName } from './stepwise.ts';
import { say, type Terminal } from './terminal.ts';

/** What a seat is asked: its view, what it may do, and what it may not, with reasons. */
export interface Question {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  /** What the texts of the game call the seats. */
  readonly names: Names;
  readonly actions: readonly Action[];
  readonly refused: readonly Required<Choice>[];
}

export function questionFor({ game, state }: Pick<Match, 'game' | 'state'>, seat: Seat, names: Names): Question {
  const all: readonly Choice[] = choices(game, state, seat);
  return {
    game,
    view: game.view(state, seat),
    seat,
    names,
    actions: all.filter((choice) => !choice.violation).map((choice) => choice.action),
    refused: all.filter((choice): choice is Required<Choice> => choice.violation !== undefined),
  };
}

/** The numbered choices, each as a phrase and in notation where there is room for it. */
export function listed({ game, view, actions, names }: Question, io: Terminal): string {
  const rows = actions.map((action, i) => [
    `${i + 1}`.padStart(3),
    game.text.action(action, view, io.lang, names),
    io.dim(formatShort(action)),
  ]);
  const wide = columns(rows);
  return fitting(wide, io) ? wide : columns(rows.map(([n, phrase]) => [n, phrase]));
}

function fitting(text: string, io: Terminal): boolean {
  return text.split('\n').every((line) => line.length <= io.width + STYLING);
}

/** The characters of a style, which take no room. */
const STYLING = 9;

/** The numbered answers to a step, with how many choices each leaves. */
export function listedSteps({ game, view, names }: Question, draft: Draft, io: Terminal): string {
  const phrase = (action: Action) => game.text.action(action, view, io.lang, names);
  const all = draft.actions.map(phrase);
  const rows = (nextStep(draft) ?? []).map(({ token, actions }, i) => [
    `${i + 1}`.padStart(3),
    optionName(actions.map(phrase), all, token),
    actions.length > 1 ? io.dim(`${actions.length}`) : '',
  ]);
  return columns(rows);
}

/** The choice that a line means, or why it means none. */
export function understood(
  line: string,
  question: Question,
  io: Terminal,
): { readonly action: Action } | { readonly why: string } {
  const { actions } = question;
  if (/^\d+$/.test(line)) {
    const action = actions[Number(line) - 1];
    return action ? { action } : { why: say(io, outOfRange(line, actions.length)) };
  }
  const meant = matching(line, actions);
  if (meant.length === 1) return { action: meant[0] };
  if (meant.length > 1) return { why: say(io, ambiguous(line, meant)) };
  const refused = refusals(question, line, io);
  return { why: refused || say(io, unknown(line)) };
}

/** Why what the text names is not allowed now; everything that is not, for an empty text. Equal reasons stand once. */
export function refusals({ game, view, refused, names }: Question, text: string, io: Terminal): string {
  const meant = new Set(
    matching(
      text,
      refused.map((choice) => choice.action),
    ).map(format),
  );
  const reasons = new Map<string, string[]>();
  for (const { action, violation } of refused) {
    if (!meant.has(format(action))) continue;
    const reason = `${violation.rule}: ${explain(game, violation, io.lang)}`;
    reasons.set(reason, [...(reasons.get(reason) ?? []), game.text.action(action, view, io.lang, names)]);
  }
  return [...reasons].map(([reason, phrases]) => `${reason}\n    ${phrases.join('; ')}`).join('\n');
}

export function outOfRange(line: string, count: number): Text {
  return {
    en: `There is no choice ${line}; they go from 1 to ${count}.`,
    fr: `Il n’y a pas de choix ${line} ; ils vont de 1 à ${count}.`,
  };
}

function ambiguous(line: string, meant: readonly Action[]): Text {
  const list = meant.map(formatShort).join(' | ');
  return { en: `“${line}” may mean: ${list}`, fr: `« ${line} » peut signifier : ${list}` };
}

function unknown(line: string): Text {
  return {
    en: `“${line}” is none of the choices. Type a number or a choice’s notation; ? explains.`,
    fr: `« ${line} » ne fait pas partie des choix. Tapez un numéro ou la notation d’un choix ; ? explique.`,
  };
}
