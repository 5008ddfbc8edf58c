import type { Budget } from '@starboard/bots';
import type { Command } from 'commander';
import { say, type Terminal } from './terminal.ts';
import { fail } from './userError.ts';

/** Adds `--budget N` or `--budget Nms`. */
export function addBudgetFlag(command: Command, io: Terminal): Command {
  const about = {
    en: 'what each searching bot may spend on a decision, instead of its own budget: iterations (500), time (200ms), or its own iterations off the clock (untimed)',
    fr: 'ce que chaque robot qui cherche peut dépenser par décision, au lieu de son budget : itérations (500), temps (200ms), ou ses propres itérations sans montre (untimed)',
  };
  return command.option('--budget <n|nms|untimed>', say(io, about), budgetIn);
}

/** A budget of iterations repeats exactly; one of time depends on the machine. */
export function budgetIn(text: string): Partial<Budget> {
  if (text === 'untimed') return {};
  const [, digits, unit] = /^(\d+)(ms)?$/.exec(text) ?? [];
  const number = Number(digits);
  if (number >= 1 && Number.isSafeInteger(number)) {
    return unit ? { iterations: Number.MAX_SAFE_INTEGER, milliseconds: number } : { iterations: number };
  }
  return fail(
    `--budget should be iterations such as 500, a time such as 200ms, or untimed, not “${text}”.`,
    `--budget devrait être un nombre d’itérations comme 500, un temps comme 200ms, ou untimed, pas « ${text} ».`,
  );
}
