import type { Budget } from '@starboard/bots';
import type { Command } from 'commander';
import { say, type Terminal } from './terminal.ts';
import { fail } from './userError.ts';

/** Adds `--budget N` or `--budget Nms`. */
export function addBudgetFlag(command: Command, io: Terminal): Command {
  const about = {
    en: 'what each searching bot may spend on a decision, instead of its own budget: iterations (500) or time (200ms)',
    fr: 'ce que chaque robot qui cherche peut dépenser par décision, au lieu de son budget : itérations (500) ou temps (200ms)',
  };
  return command.option('--budget <n|nms>', say(io, about), budgetIn);
}

/** A budget of iterations alone repeats exactly; one of time depends on the machine. */
export function budgetIn(text: string): Budget {
  const [, digits, unit] = /^(\d+)(ms)?$/.exec(text) ?? [];
  const number = Number(digits);
  if (number >= 1 && Number.isSafeInteger(number)) {
    return unit ? { iterations: Number.MAX_SAFE_INTEGER, milliseconds: number } : { iterations: number };
  }
  return fail(
    `--budget should be iterations such as 500 or a time such as 200ms, not “${text}”.`,
    `--budget devrait être un nombre d’itérations comme 500 ou un temps comme 200ms, pas « ${text} ».`,
  );
}
