import type { Action, Choice, Text } from '@starboard/kernel';
import type { Thing } from '../contract/skin.ts';
import { left, nextSlot, type StagedChoice } from './selection.ts';

/** A button: a choice, or the answer to a stage. */
export type Offer =
  | { readonly choice: Choice; readonly then?: Action; readonly main?: boolean }
  | { readonly thing: Thing; readonly label: Text; readonly main?: boolean };

/** How many buttons stand at a time; *Back* is one of them. */
export const MOST = 4;

/** How many choices that begin on the board may be shown as buttons too, before anything is pressed. */
const FEW = 2;

const isOption = (thing: Thing) => thing.startsWith('option:');

/**
 * The choices and answers to show as buttons. At most four stand at a time, so refusals go first, then what can be pressed
 * on the board as well; what is only a button always stands.
 */
export function offersOf(staged: readonly StagedChoice[], pressed: readonly Thing[]): readonly Offer[] {
  const begun = pressed.length > 0;
  const room = begun ? MOST - 1 : MOST;
  const bare = staged.filter(({ slots }) => slots.length === 0).map(({ choice }) => choice);
  const allowed = bare.filter((choice) => !choice.violation);
  const named = left(staged, pressed).filter(({ slots }) => slots.length > 0);
  const answers = answersOf(named, pressed);
  const complete = named.filter(({ slots }) => slots.length === pressed.length).map(({ choice }) => choice);
  const mine: readonly Offer[] = begun
    ? [...complete.map((choice) => ({ choice })), ...answers]
    : starts(named, answers, allowed.length > 0);
  const offers: Offer[] = [...mine, ...allowed.map((choice) => ({ choice }))];
  const refused = begun ? [] : bare.filter((choice) => choice.violation);
  for (const choice of refused) if (offers.length < room) offers.push({ choice });
  return gilded(
    offers,
    begun ? named.map(({ choice }) => choice) : left(staged, []).map(({ choice }) => choice),
    begun,
  );
}

/** The answers to the next stage that have words of their own, each once. */
function answersOf(named: readonly StagedChoice[], pressed: readonly Thing[]): readonly Offer[] {
  const answers = new Map<string, Offer>();
  for (const choice of named) {
    const slot = nextSlot(choice, pressed);
    if (slot?.label) answers.set(slot.label.en, { thing: slot.any[0], label: slot.label });
  }
  const all = [...answers.values()];
  return all.filter((offer) => 'thing' in offer && (all.length <= FEW || isOption(offer.thing)));
}

/** What can be begun on the board, as buttons, where it is so little that it might be overlooked. */
function starts(named: readonly StagedChoice[], answers: readonly Offer[], beside: boolean): readonly Offer[] {
  const whole = named.filter(({ slots }) => slots.length === 1 && !slots[0].label).map(({ choice }) => ({ choice }));
  const spoken = named.every(({ slots }) => slots.length === 1 || slots[0].label);
  const all: readonly Offer[] = [...whole, ...answers];
  if (beside && spoken && all.length <= FEW) return all;
  const buttons = named.filter(({ slots }) => slots.length === 1 && slots[0].button).map(({ choice }) => ({ choice }));
  return [...buttons, ...answers.filter((offer) => 'thing' in offer && isOption(offer.thing))];
}

/** The main button is what was pressed, or the only way on: never one of several. */
function gilded(offers: readonly Offer[], legal: readonly Choice[], begun: boolean): readonly Offer[] {
  const [only] = legal;
  if (legal.length !== 1) return offers;
  const rest = offers.filter((offer) => !('choice' in offer) || offer.choice !== only);
  const alone = begun || rest.length < offers.length;
  return alone ? [{ choice: only, main: true }, ...rest.filter((offer) => 'choice' in offer)] : offers;
}

/** The digit of each button: those that have one of their own keep it, the others share the rest in their order. */
export function digitsOf(
  offers: readonly Offer[],
  own: (action: Action) => number | undefined = () => undefined,
  without: (offer: Offer) => boolean = () => false,
): readonly (number | undefined)[] {
  const kept = offers.map((offer) => ('choice' in offer ? own(offer.choice.action) : undefined));
  const free = offers.map((_, i) => i + 1).filter((digit) => !kept.includes(digit));
  return offers.map((offer, i) => kept[i] ?? (without(offer) ? undefined : free.shift()));
}
