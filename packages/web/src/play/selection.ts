import { type Action, type Choice, equal, type Text } from '@starboard/kernel';
import type { Slot, Thing, ThingState } from '../contract/skin.ts';

/** A choice with the stages in which it is pressed. */
export interface StagedChoice {
  readonly choice: Choice;
  readonly slots: readonly Slot[];
}

/** What a press on a thing leads to. */
export type Press =
  | { readonly to: 'select'; readonly pressed: readonly Thing[] }
  | { readonly to: 'play'; readonly pressed: readonly Thing[]; readonly action: Action }
  | { readonly to: 'why'; readonly refused: readonly Choice[] }
  | { readonly to: 'nothing' };

/** The slots that pressed things fill, each its own, as bits; undefined if one of them finds no slot. */
function filled(slots: readonly Slot[], pressed: readonly Thing[], at = 0, taken = 0): number | undefined {
  if (at === pressed.length) return taken;
  for (let i = 0; i < slots.length; i++) {
    if (taken & (1 << i) || !slots[i].any.includes(pressed[at])) continue;
    const found = filled(slots, pressed, at + 1, taken | (1 << i));
    if (found !== undefined) return found;
  }
  return undefined;
}

function takes({ slots }: StagedChoice, pressed: readonly Thing[]): boolean {
  return filled(slots, pressed) !== undefined;
}

/** Whether the things were pressed in the order of the stages. */
function inOrder({ slots }: StagedChoice, pressed: readonly Thing[]): boolean {
  return pressed.every((thing, i) => slots[i]?.any.includes(thing));
}

/** The legal choices whose slots take all that is pressed. */
export function left(staged: readonly StagedChoice[], pressed: readonly Thing[]): readonly StagedChoice[] {
  return staged.filter((s) => !s.choice.violation && takes(s, pressed));
}

/** As much of what was pressed as some legal choice still takes: what others do may close the rest. */
export function stillPressed(staged: readonly StagedChoice[], pressed: readonly Thing[]): readonly Thing[] {
  let count = pressed.length;
  while (count > 0 && left(staged, pressed.slice(0, count)).length === 0) count--;
  return count === pressed.length ? pressed : pressed.slice(0, count);
}

/** The question of the next slot, if all choices that are left ask the same. */
export function nextAsk(staged: readonly StagedChoice[], pressed: readonly Thing[]): Text | undefined {
  const asks = left(staged, pressed).map(({ slots }) => {
    const taken = filled(slots, pressed) ?? 0;
    return slots.find((_, i) => !(taken & (1 << i)))?.ask;
  });
  return asks.every((ask) => ask && equal(ask, asks[0])) ? asks[0] : undefined;
}

/** The choices that take these things together and are not allowed, one for each rule that forbids them. */
function forbidden(staged: readonly StagedChoice[], pressed: readonly Thing[]): readonly Choice[] {
  const byRule = new Map<string, Choice>();
  for (const s of staged) {
    const { violation } = s.choice;
    if (violation && !byRule.has(violation.rule) && takes(s, pressed)) byRule.set(violation.rule, s.choice);
  }
  return [...byRule.values()];
}

/** Why a thing cannot be used beside what is pressed; nothing if it can, or if no choice takes it. */
export function reasons(staged: readonly StagedChoice[], pressed: readonly Thing[], thing: Thing): readonly Choice[] {
  const together = [...pressed, thing];
  if (pressed.includes(thing) || left(staged, together).length > 0) return [];
  const beside = forbidden(staged, together);
  // Another choice can still begin with it, so it is only not open beside what is pressed.
  return beside.length > 0 || left(staged, [thing]).length > 0 ? beside : forbidden(staged, [thing]);
}

export function stateOf(staged: readonly StagedChoice[], pressed: readonly Thing[], thing: Thing): ThingState {
  if (pressed.includes(thing)) return { open: true, selected: true };
  if (left(staged, [...pressed, thing]).length > 0) return { open: true, selected: false };
  const violation = reasons(staged, pressed, thing)[0]?.violation;
  return { open: false, selected: false, ...(violation ? { violation } : {}) };
}

/** One grammar for all games: a press fills the next slot that takes it, what is left alone is played; or it says why not. */
export function press(staged: readonly StagedChoice[], pressed: readonly Thing[], thing: Thing): Press {
  if (pressed.includes(thing)) return { to: 'select', pressed: pressed.filter((other) => other !== thing) };
  const together = [...pressed, thing];
  if (left(staged, together).length > 0) return narrowed(staged, together);
  const refused = reasons(staged, pressed, thing);
  if (refused.length > 0) return { to: 'why', refused };
  return left(staged, [thing]).length > 0 ? narrowed(staged, [thing]) : { to: 'nothing' };
}

function narrowed(staged: readonly StagedChoice[], pressed: readonly Thing[]): Press {
  const rest = left(staged, pressed);
  // From here to there is not from there to here: where nothing more is asked, the order of the presses decides.
  const full = rest.every(({ slots }) => slots.length === pressed.length);
  const meant = full && rest.length > 1 ? rest.filter((s) => inOrder(s, pressed)) : rest;
  return meant.length === 1 ? { to: 'play', pressed, action: meant[0].choice.action } : { to: 'select', pressed };
}

/** How many choices with slots may be shown as buttons beside those without, before anything is pressed. */
const FEW = 2;

/** The choices to show as buttons: those without a slot, and what is left of those that take what is pressed. */
export function buttons(staged: readonly StagedChoice[], pressed: readonly Thing[]): readonly Choice[] {
  const free = staged.filter(({ slots }) => slots.length === 0);
  // What is allowed comes first, so that the numbers on the buttons have no gaps.
  const bare = [...free.filter((s) => !s.choice.violation), ...free.filter((s) => s.choice.violation)];
  const named = left(staged, pressed).filter(({ slots }) => slots.length > 0);
  const shown = pressed.length > 0 || (named.length <= FEW && bare.some((s) => !s.choice.violation)) ? named : [];
  return [...shown, ...bare].map((s) => s.choice);
}
