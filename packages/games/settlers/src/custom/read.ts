import type { Problem, Result } from '@starboard/kernel';
import type { CustomUpgrade, Options } from '../types.ts';
import { CHECKS } from './checks.ts';
import { CUSTOM_CODES, type CustomCode, type Fault } from './fault.ts';
import { hasBlockedWord, shownName, type WordFilter } from './name.ts';
import { shapeFault } from './shape.ts';

/** A blank card that came from outside, or the first thing that is wrong with it, by the ledger's code. */
export function readCustom(input: unknown, at = 'custom', blocked: WordFilter = hasBlockedWord): Result<CustomUpgrade> {
  const shape = shapeFault(input);
  if (shape) return refused('E_SHAPE', shape, at);
  const card = input as CustomUpgrade;
  for (const code of CUSTOM_CODES) {
    const found = code === 'E_SHAPE' ? undefined : CHECKS[code](card, blocked);
    if (found) return refused(code, found, at);
  }
  return { value: card };
}

function refused(code: CustomCode, { field, en, fr }: Fault, at: string): { readonly problems: readonly Problem[] } {
  return { problems: [{ at: field ? `${at}.${field}` : at, text: { en, fr }, code }] };
}

/** What the modes of a match will do to its blank card: a warning, not an error (SETTLERS-RULING-79). */
export function customWarnings({ custom, peaceful, classic, additionalSettlements }: Options): Problem[] {
  if (!custom) return [];
  const inRow = custom.type === 'settlement' && additionalSettlements;
  if (!(peaceful && custom.type === 'defence') && !(classic && !inRow)) return [];
  const name = shownName(custom.name);
  const text = {
    en: `“${name}” takes no part: the chosen modes remove it.`,
    fr: `« ${name} » ne sert pas : les modes choisis la retirent.`,
  };
  return [{ at: 'options.custom', text, code: 'W_REMOVED_BY_MODE' }];
}
