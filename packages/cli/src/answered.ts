import type { Action } from '@starboard/kernel';
import { outOfRange, type Question, stepRows, understood } from './choosing.ts';
import { type Draft, entries, nextStep } from './stepwise.ts';
import { say, type Terminal } from './terminal.ts';

/** The draft of somebody who has chosen nothing yet. */
export function draftOf({ game, actions }: Question): Draft {
  return { actions, taken: {}, said: [], order: game.text.screen?.steps ?? [] };
}

/** What a line means at a step of a draft: a choice, the next step, or nothing. */
export function answered(
  line: string,
  question: Question,
  draft: Draft,
  io: Terminal,
): { readonly action: Action } | { readonly draft: Draft } | { readonly why: string } {
  const options = nextStep(draft);
  if (!options) return understood(line, { ...question, actions: draft.actions }, io);
  const byWord = options.filter(({ token }) => token === line);
  const option = /^\d+$/.test(line) ? options[Number(line) - 1] : byWord.length === 1 ? byWord[0] : undefined;
  if (option?.actions.length === 1) return { action: option.actions[0] };
  if (option) {
    const { phrase } = stepRows(question, draft, io)[options.indexOf(option)];
    const more = entries(option.draft) > entries(draft);
    return { draft: more ? { ...option.draft, said: [...draft.said, phrase] } : option.draft };
  }
  if (/^\d+$/.test(line)) return { why: say(io, outOfRange(line, options.length)) };
  return understood(line, question, io);
}
