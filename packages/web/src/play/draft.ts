import {
  type Action,
  type AnyGame,
  type Choice,
  canonical,
  judge,
  keyFromSeed,
  type Seat,
  type Text,
  type Violation,
} from '@starboard/kernel';
import type { GameSkin, Mark, Thing, ThingState } from '../contract/skin.ts';
import { type Composer, judged, markState, pressMark, stillMarked } from './composing.ts';
import { type Offer, offersOf } from './offers.ts';
import { canBePut, dropsOf, nextAsk, press, reasons, type StagedChoice, stateOf, stillPressed } from './selection.ts';

/** What a person may press at one moment, and what it would mean. */
export interface Question {
  /** The choices that are pressed stage by stage; one without a slot is a button. */
  readonly staged: readonly StagedChoice[];
  /** Present where something is put together from marks now. */
  readonly composer?: Composer;
}

/** What a person has begun to choose. */
export interface Draft {
  /** Things that fill slots, in the order in which they were pressed. */
  readonly pressed: readonly Thing[];
  readonly marks: readonly Mark[];
}

export const EMPTY: Draft = { pressed: [], marks: [] };

/** Something that was wanted and is not allowed; without an action where none could be put together. */
export interface Refusal {
  readonly action?: Action;
  readonly violation: Violation;
}

/** What a press on a thing leads to. */
export type DraftPress =
  | { readonly to: 'draft'; readonly draft: Draft }
  | { readonly to: 'play'; readonly draft: Draft; readonly action: Action }
  | { readonly to: 'why'; readonly refused: readonly Refusal[] }
  | { readonly to: 'nothing' };

/** Any world that the viewer cannot tell from the true one judges its actions alike. */
const KEY = keyFromSeed('judge');

/** What is asked of a seat, as its view and its choices tell it. */
export function questionOf(
  game: AnyGame,
  skin: GameSkin,
  { view, seat, choices }: { readonly view: unknown; readonly seat: Seat | null; readonly choices: readonly Choice[] },
): Question {
  const staged: StagedChoice[] = [];
  const composed = new Map<string, Choice>();
  for (const choice of choices) {
    if (skin.marks?.(choice.action, view)) composed.set(canonical(choice.action), choice);
    else {
      const slots = skin.slots(choice.action, view);
      const drop = skin.drop?.(choice.action, view) ?? [];
      // What is only a button and teaches nobody anything is not there at all.
      if (slots.length > 0 || !choice.violation || !skin.idle?.(choice.violation, view))
        staged.push({ choice, slots, ...(drop.length > 0 ? { drop } : {}) });
    }
  }
  if (composed.size === 0 || seat === null || !skin.compose?.(view, [])) return { staged };
  const composer: Composer = {
    compose: (marks) => skin.compose?.(view, marks),
    judge(action) {
      const known = composed.get(canonical(action));
      if (known) return known.violation;
      const verdict = judge(game, game.determinize(view, KEY), seat, action);
      return 'violation' in verdict ? verdict.violation : undefined;
    },
  };
  return { staged, composer };
}

/** What is left of a draft when the table has changed under it. */
export function stillDrafted({ staged, composer }: Question, draft: Draft): Draft {
  const pressed = stillPressed(staged, draft.pressed);
  const marks = stillMarked(composer, draft.marks);
  return pressed === draft.pressed && marks === draft.marks ? draft : { pressed, marks };
}

export function pressThing({ staged, composer }: Question, draft: Draft, thing: Thing): DraftPress {
  const marked = composer && pressMark(composer, draft.marks, thing);
  if (marked?.to === 'mark') return { to: 'draft', draft: { ...draft, marks: marked.marks } };
  if (marked?.to === 'why') return { to: 'why', refused: [marked.refused] };
  const next = press(staged, draft.pressed, thing);
  if (next.to === 'why') return { to: 'why', refused: next.refused.flatMap(refusal) };
  if (next.to === 'nothing') return next;
  const changed = { ...draft, pressed: next.pressed };
  return next.to === 'play' ? { to: 'play', draft: changed, action: next.action } : { to: 'draft', draft: changed };
}

/** Marks a piece that is picked up; it is never played by that alone. Undefined where there is nowhere to put it. */
export function pickUp(question: Question, draft: Draft, thing: Thing): Draft | undefined {
  const { open, selected } = thingState(question, draft, thing);
  if (!open) return undefined;
  const next = selected ? { to: 'draft' as const, draft } : pressThing(question, draft, thing);
  if (next.to !== 'draft' && next.to !== 'play') return undefined;
  const { pressed, marks } = next.draft;
  const put = marks.length > 0 ? makingOf(question, next.draft).missing : canBePut(question.staged, pressed);
  return put ? next.draft : undefined;
}

/** What is played by dropping the piece that was pressed last on a thing. */
export function dropped({ staged }: Question, { pressed }: Draft, on: Thing): Action | undefined {
  return pressed.length > 0 ? dropsOf(staged, pressed).get(on) : undefined;
}

/** How many stages a choice has: the last press on one with several can be seen before it is played. */
export function stagesOf({ staged }: Question, action: Action): number {
  return staged.find(({ choice }) => choice.action === action)?.slots.length ?? 0;
}

/** Why a thing cannot be used now, without pressing it. */
export function whyNot(question: Question, draft: Draft, thing: Thing): readonly Refusal[] {
  const marked = question.composer && pressMark(question.composer, draft.marks, thing);
  if (marked?.to === 'why') return [marked.refused];
  return marked?.to === 'mark' ? [] : reasons(question.staged, draft.pressed, thing).flatMap(refusal);
}

export function refusal({ action, violation }: Choice): Refusal[] {
  return violation ? [{ action, violation }] : [];
}

export function thingState({ staged, composer }: Question, draft: Draft, thing: Thing): ThingState {
  return (composer && markState(composer, draft.marks, thing)) ?? stateOf(staged, draft.pressed, thing);
}

/** What the marks come to so far. */
export interface Making {
  /** The main button: what can be played now. */
  readonly action?: Action;
  /** What is played after it. */
  readonly next?: readonly Action[];
  readonly missing?: Text;
  readonly refused?: Refusal;
}

export function makingOf({ composer }: Question, { marks }: Draft): Making {
  const made = composer && judged(composer, marks);
  if (!made) return {};
  return 'violation' in made ? { refused: made } : made;
}

/** What to show as buttons, what the marks make first. */
export function offeredBy(question: Question, draft: Draft): readonly Offer[] {
  const { action } = makingOf(question, draft);
  const found = offersOf(question.staged, draft.pressed);
  // Where something can be put together, a button beside it is not the only way on.
  const rest = question.composer ? found.map(({ main, ...offer }) => offer) : found;
  return action ? [{ choice: { action }, main: true }, ...rest.filter(legal)] : rest;
}

function legal(offer: Offer): boolean {
  return !('choice' in offer) || !offer.choice.violation;
}

/** The question of the next stage, once one is answered. */
export function askOf({ staged }: Question, { pressed }: Draft): Text | undefined {
  return pressed.length > 0 ? nextAsk(staged, pressed) : undefined;
}

/** Without what was pressed last. */
export function back({ pressed, marks }: Draft): Draft {
  return pressed.length > 0 ? { pressed: pressed.slice(0, -1), marks } : { pressed, marks: marks.slice(0, -1) };
}

export function isEmpty({ pressed, marks }: Draft): boolean {
  return pressed.length === 0 && marks.length === 0;
}
