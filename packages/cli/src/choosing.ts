import {
  type Action,
  type AnyGame,
  type Choice,
  choices,
  explain,
  format,
  formatShort,
  type Lang,
  type Match,
  matching,
  type Names,
  SEMICOLON,
  type Seat,
  type Text,
} from '@starboard/kernel';
import { choiceList, type Row } from './choiceList.ts';
import { type Draft, nextStep, optionName, restOf } from './stepwise.ts';
import { say, type Terminal } from './terminal.ts';
import { numbered } from './wording.ts';

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

/** The numbered choices, each as a phrase with what it costs and brings, and in notation where there is room for it. */
export function listed(question: Question, draft: Draft, room: number, io: Terminal): string {
  return choiceList(stepRows(question, draft, io), room, io);
}

/** The choices of a draft, or the answers to its next step. */
export function stepRows(question: Question, draft: Draft, io: Terminal): Row[] {
  const { game, view, names } = question;
  const phrase = (action: Action) => game.text.action(action, view, io.lang, names);
  const steps = nextStep(draft);
  const all = draft.actions.map(phrase);
  const known = Object.keys(draft.taken).length > 0 ? commonAbout(question, draft.actions, io.lang) : [];
  const about = (actions: readonly Action[]) =>
    commonAbout(question, actions, io.lang)
      .filter((text) => !known.includes(text))
      .join(' · ');
  return steps
    ? steps.map(({ token, actions }) => ({
        phrase: optionName(actions.map(phrase), all, token),
        about: about(actions),
        mark: actions.length > 1 ? say(io, ways(actions.length)) : '',
      }))
    : draft.actions.map((action) => ({
        phrase: known.length > 0 ? restOf(phrase(action), all) : phrase(action),
        about: about([action]),
        mark: formatShort(action),
      }));
}

/** What a choice costs and brings. */
export function aboutOf({ game, view, seat }: Question, action: Action, lang: Lang): readonly string[] {
  return game.text.screen?.about(action, view, seat, lang) ?? [];
}

/** What some actions cost and bring all alike. */
function commonAbout(question: Question, actions: readonly Action[], lang: Lang): string[] {
  const [first, ...others] = actions.map((action) => aboutOf(question, action, lang));
  return [...new Set(first)].filter((text) => others.every((other) => other.includes(text)));
}

function ways(n: number): Text {
  return { en: `${n} ways`, fr: `${n} façons` };
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
  return [...reasons].map(([reason, phrases]) => `${reason}\n    ${phrases.join(SEMICOLON[io.lang])}`).join('\n');
}

export function outOfRange(line: string, count: number): Text {
  const { en, fr } = numbered(1, count);
  return { en: `There is no choice ${line}; ${en}.`, fr: `Il n’y a pas de choix ${line} ; ${fr}.` };
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
