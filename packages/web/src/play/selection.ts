import { type Action, type Choice, equal, type Text } from '@starboard/kernel';
import type { Slot, Thing, ThingState } from '../contract/skin.ts';

/** A choice with the stages in which it is pressed. */
export interface StagedChoice {
  readonly choice: Choice;
  readonly slots: readonly Slot[];
  /** Where its piece can be dropped to play it, beside its stages. */
  readonly drop?: readonly Thing[];
}

/** What a press on a thing leads to. */
export type Press =
  | { readonly to: 'select'; readonly pressed: readonly Thing[] }
  | { readonly to: 'play'; readonly pressed: readonly Thing[]; readonly action: Action }
  | { readonly to: 'why'; readonly refused: readonly Choice[] }
  | { readonly to: 'nothing' };

/** The slots that pressed things fill, in order, as bits; undefined if one of them finds no slot. */
function filled(slots: readonly Slot[], pressed: readonly Thing[]): number | undefined {
  let taken = 0;
  for (const [at, thing] of pressed.entries()) {
    const next = slots.findIndex((_, i) => !(taken & (1 << i)));
    const slot = [next, next + 1].find(
      (i) =>
        slots[i]?.any.includes(thing) &&
        (i === next || slots[i].swaps) &&
        (slots[i].again || !pressed.slice(0, at).includes(thing)),
    );
    if (next < 0 || slot === undefined) return undefined;
    taken |= 1 << slot;
  }
  return taken;
}

function takes({ slots }: StagedChoice, pressed: readonly Thing[]): boolean {
  return filled(slots, pressed) !== undefined;
}

/** The stage of a choice that is asked next; none if all are answered. */
export function nextSlot({ slots }: StagedChoice, pressed: readonly Thing[]): Slot | undefined {
  const taken = filled(slots, pressed) ?? 0;
  return slots.find((_, i) => !(taken & (1 << i)));
}

type Naming = ReadonlyMap<Thing, readonly StagedChoice[]>;

const namings = new WeakMap<readonly StagedChoice[], Naming>();

/**
 * The choices that name the thing pressed last, in their order; the others cannot take it. A board asks for the state of
 * everything that lies on it, and hundreds of choices are not gone through for each.
 */
function naming(staged: readonly StagedChoice[], pressed: readonly Thing[]): readonly StagedChoice[] {
  const last = pressed.at(-1);
  if (last === undefined) return staged;
  let known = namings.get(staged);
  if (!known) {
    known = namingOf(staged);
    namings.set(staged, known);
  }
  return known.get(last) ?? [];
}

function namingOf(staged: readonly StagedChoice[]): Naming {
  const known = new Map<Thing, StagedChoice[]>();
  for (const s of staged)
    for (const thing of new Set(s.slots.flatMap(({ any }) => any))) {
      const others = known.get(thing);
      if (others) others.push(s);
      else known.set(thing, [s]);
    }
  return known;
}

/** The legal choices whose slots take all that is pressed. */
export function left(staged: readonly StagedChoice[], pressed: readonly Thing[]): readonly StagedChoice[] {
  return naming(staged, pressed).filter((s) => !s.choice.violation && takes(s, pressed));
}

/** As much of what was pressed as some legal choice still takes: what others do may close the rest. */
export function stillPressed(staged: readonly StagedChoice[], pressed: readonly Thing[]): readonly Thing[] {
  let count = pressed.length;
  while (count > 0 && left(staged, pressed.slice(0, count)).length === 0) count--;
  return count === pressed.length ? pressed : pressed.slice(0, count);
}

/** The question of the next stage, if all choices that are left ask the same. */
export function nextAsk(staged: readonly StagedChoice[], pressed: readonly Thing[]): Text | undefined {
  const asks = left(staged, pressed).map((s) => nextSlot(s, pressed)?.ask);
  return asks.every((ask) => ask && equal(ask, asks[0])) ? asks[0] : undefined;
}

/** The words of the button that answers a stage as it was answered, if it has some. */
export function labelAt(staged: readonly StagedChoice[], pressed: readonly Thing[], at: number): Text | undefined {
  return left(staged, pressed).find(({ slots }) => slots[at]?.any.includes(pressed[at]))?.slots[at].label;
}

/** The choices that take these things together and are not allowed, one for each rule that forbids them. */
function forbidden(staged: readonly StagedChoice[], pressed: readonly Thing[]): readonly Choice[] {
  const byRule = new Map<string, Choice>();
  for (const s of naming(staged, pressed)) {
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
  const selected = pressed.includes(thing);
  if (selected || left(staged, [...pressed, thing]).length > 0) {
    const next = press(staged, pressed, thing);
    return { open: true, selected, ...(next.to === 'play' ? { plays: next.action } : {}) };
  }
  const violation = reasons(staged, pressed, thing)[0]?.violation;
  return { open: false, selected: false, ...(violation ? { violation } : {}) };
}

/**
 * One grammar for all games: a press answers the next stage, the answer to the last one plays; or it says why not. A
 * second press on a thing takes it back with all that followed, unless the next stage takes the same thing again.
 */
export function press(staged: readonly StagedChoice[], pressed: readonly Thing[], thing: Thing): Press {
  const together = [...pressed, thing];
  if (left(staged, together).length > 0) return narrowed(staged, together);
  if (pressed.includes(thing)) return { to: 'select', pressed: pressed.slice(0, pressed.lastIndexOf(thing)) };
  const refused = reasons(staged, pressed, thing);
  if (refused.length > 0) return { to: 'why', refused };
  return left(staged, [thing]).length > 0 ? narrowed(staged, [thing]) : { to: 'nothing' };
}

function narrowed(staged: readonly StagedChoice[], pressed: readonly Thing[]): Press {
  const rest = left(staged, pressed);
  const [only] = rest;
  return rest.length === 1 && only.slots.length === pressed.length
    ? { to: 'play', pressed, action: only.choice.action }
    : { to: 'select', pressed };
}

/** What a piece that is picked up plays where it is dropped: the things, and the choice of each. */
export function dropsOf(staged: readonly StagedChoice[], pressed: readonly Thing[]): ReadonlyMap<Thing, Action> {
  const drops = new Map<Thing, Action>();
  for (const s of left(staged, pressed)) {
    if (s.slots.length === pressed.length) for (const thing of s.drop ?? []) drops.set(thing, s.choice.action);
  }
  return drops;
}

/** Whether something lies between a piece and its play: a place to put it, or a further stage. */
export function canBePut(staged: readonly StagedChoice[], pressed: readonly Thing[]): boolean {
  return left(staged, pressed).some(({ slots, drop }) => slots.length > pressed.length || (drop && drop.length > 0));
}
