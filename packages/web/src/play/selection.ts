import type { Action, Choice } from '@starboard/kernel';
import type { Thing, ThingState } from '../contract/skin.ts';

/** A choice with the things it mentions. */
export interface Mention {
  readonly choice: Choice;
  readonly things: readonly Thing[];
}

/** What a press on a thing leads to. */
export type Press =
  | { readonly to: 'select'; readonly selected: readonly Thing[] }
  | { readonly to: 'play'; readonly selected: readonly Thing[]; readonly action: Action }
  | { readonly to: 'why'; readonly choices: readonly Choice[] }
  | { readonly to: 'nothing' };

function within(mention: Mention, selected: readonly Thing[]): boolean {
  return selected.every((thing) => mention.things.includes(thing));
}

/** The legal choices that mention all that is selected. */
export function left(mentions: readonly Mention[], selected: readonly Thing[]): readonly Mention[] {
  return mentions.filter((m) => !m.choice.violation && within(m, selected));
}

/** The choices that mention these things together and are not allowed, one for each rule that forbids them. */
function forbidden(mentions: readonly Mention[], things: readonly Thing[]): readonly Choice[] {
  const byRule = new Map<string, Choice>();
  for (const { choice, things: named } of mentions) {
    const { violation } = choice;
    if (violation && !byRule.has(violation.rule) && things.every((t) => named.includes(t)))
      byRule.set(violation.rule, choice);
  }
  return [...byRule.values()];
}

/** Why a thing cannot be used beside the selection; nothing if it can, or if no choice mentions it. */
export function reasons(mentions: readonly Mention[], selected: readonly Thing[], thing: Thing): readonly Choice[] {
  const together = [...selected, thing];
  if (selected.includes(thing) || left(mentions, together).length > 0) return [];
  const beside = forbidden(mentions, together);
  // Another choice can still begin with it, so it is only not open beside what is selected.
  return beside.length > 0 || left(mentions, [thing]).length > 0 ? beside : forbidden(mentions, [thing]);
}

export function stateOf(mentions: readonly Mention[], selected: readonly Thing[], thing: Thing): ThingState {
  if (selected.includes(thing)) return { open: true, selected: true };
  const together = [...selected, thing];
  if (left(mentions, together).length > 0) return { open: true, selected: false };
  const violation = reasons(mentions, selected, thing)[0]?.violation;
  return { open: false, selected: false, ...(violation ? { violation } : {}) };
}

/** One grammar for all games: select, narrow down, play what is left; or say why not. */
export function press(mentions: readonly Mention[], selected: readonly Thing[], thing: Thing): Press {
  if (selected.includes(thing)) return { to: 'select', selected: selected.filter((other) => other !== thing) };
  const together = [...selected, thing];
  if (left(mentions, together).length > 0) return narrowed(mentions, together);
  const choices = reasons(mentions, selected, thing);
  if (choices.length > 0) return { to: 'why', choices };
  return left(mentions, [thing]).length > 0 ? narrowed(mentions, [thing]) : { to: 'nothing' };
}

function narrowed(mentions: readonly Mention[], selected: readonly Thing[]): Press {
  const rest = left(mentions, selected);
  return rest.length === 1 ? { to: 'play', selected, action: rest[0].choice.action } : { to: 'select', selected };
}

/** How many choices with things may be shown as buttons beside those without, before anything is selected. */
const FEW = 2;

/** The choices to show as buttons: those without a thing, and what remains of the selection. */
export function buttons(mentions: readonly Mention[], selected: readonly Thing[]): readonly Choice[] {
  const free = mentions.filter((m) => m.things.length === 0);
  // What is allowed comes first, so that the numbers on the buttons have no gaps.
  const bare = [...free.filter((m) => !m.choice.violation), ...free.filter((m) => m.choice.violation)];
  const named = left(mentions, selected).filter((m) => m.things.length > 0);
  const shown = selected.length > 0 || (named.length <= FEW && bare.some((m) => !m.choice.violation)) ? named : [];
  return [...shown, ...bare].map((m) => m.choice);
}
