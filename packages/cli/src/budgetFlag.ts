import type { Bot, Budget } from '@starboard/bots';
import type { Command } from 'commander';
import { onTime } from './onTime.ts';
import { say, type Terminal } from './terminal.ts';
import { fail } from './userError.ts';

/** Adds `--budget N` or `--budget Nms`. */
export function addBudgetFlag(command: Command, io: Terminal): Command {
  const about = {
    en: 'what each searching bot may spend on a decision, instead of its own budget: iterations (500), time (200ms), its own iterations off the clock (untimed), or by its own clock too (timed), which no seed repeats',
    fr: 'ce que chaque robot qui cherche peut dépenser par décision, au lieu de son budget : itérations (500), temps (200ms), ses propres itérations sans montre (untimed), ou aussi à sa propre montre (timed), ce qu’aucune graine ne répète',
  };
  return command.option('--budget <n|nms|untimed|timed>', say(io, about), (text) => budgetIn(text));
}

/** Another budget for bots that search, or their own with its clock. */
export type BudgetWanted = Partial<Budget> | 'timed';

/** The same bot, off the clock unless a time is wanted: a seed repeats what it does. */
export function within(bot: Bot, wanted: BudgetWanted = {}): Bot {
  if (!bot.within) return bot;
  if (wanted === 'timed') return bot.allowed === undefined ? bot : onTime(bot, bot.allowed);
  const { milliseconds, iterations } = wanted;
  return milliseconds === undefined ? bot.within(wanted) : onTime(bot, milliseconds, iterations);
}

/** A budget of iterations repeats exactly; one of time depends on the machine. */
export function budgetIn(text: string, name = '--budget'): BudgetWanted {
  if (text === 'timed') return 'timed';
  if (text === 'untimed') return {};
  const [, digits, unit] = /^(\d+)(ms)?$/.exec(text) ?? [];
  const number = Number(digits);
  if (number >= 1 && Number.isSafeInteger(number)) {
    return unit ? { iterations: Number.MAX_SAFE_INTEGER, milliseconds: number } : { iterations: number };
  }
  return fail(
    `${name} should be iterations such as 500, a time such as 200ms, untimed or timed, not “${text}”.`,
    `${name} devrait être un nombre d’itérations comme 500, un temps comme 200ms, untimed ou timed, pas « ${text} ».`,
  );
}
