import type { Violation } from '@starboard/kernel';
import { type Args, OPERATE_FIELDS } from './actions.ts';
import type { Cost, ModuleRow } from './content/rows.ts';
import { contentOf, moduleRow } from './content.ts';
import type { Operation } from './effects.ts';
import type { Look } from './look.ts';
import { changeModule } from './orbital.ts';
import type { Placed, Player } from './types.ts';
import { observe, recycle, scrap } from './verbs/cards.ts';
import { draw, gainMc, gainPerColour, gainVp, gamble } from './verbs/gains.ts';
import { raid, shoot } from './verbs/hostile.ts';
import { buildVerb, moveVerb, repairVerb } from './verbs/structure.ts';
import { kindOf, type Run, type Verb } from './verbs/verb.ts';

const OPERATION_VERBS: { readonly [K in Operation['do']]: Verb<K> } = {
  gainMc,
  gainVp,
  draw,
  gamble,
  gainPerColour,
  scrap,
  recycle,
  look: observe,
  build: buildVerb,
  move: moveVerb,
  repair: repairVerb,
  shoot,
  raid,
};

export function operationVerb(action: Operation): Verb<Operation['do']> {
  return OPERATION_VERBS[action.do] as Verb<Operation['do']>;
}

const NO_ARROW: Violation = { rule: 'ORBITAL-CARD-2' };
const DAMAGED: Violation = { rule: 'ORBITAL-DMG-3' };
const USED: Violation = { rule: 'ORBITAL-OPER-5' };
export const NO_EFFECT: Violation = { rule: 'ORBITAL-RULING-23' };

/** Why a player cannot pay what stands before an arrow. */
export function unpaid(p: Player, cost: Cost): Violation | undefined {
  if (p.crew < cost.crew) return { rule: 'ORBITAL-OPER-4', with: { crew: cost.crew, have: p.crew } };
  return p.mc < cost.mc ? { rule: 'ORBITAL-OPER-2', with: { cost: cost.mc, mc: p.mc } } : undefined;
}

/** Why an own module cannot be operated now, whatever is named with it. */
export function inoperable({ c, me }: Look, m: Placed): Violation | undefined {
  const row = moduleRow(c, m.card);
  if (!row?.cost) return NO_ARROW;
  if (m.damage > 0) return DAMAGED;
  return m.used ? USED : unpaid(me, row.cost);
}

/** Everything that could be named with a module that can be operated; none if there is nothing. */
export function operationArgs(l: Look, m: Placed): readonly Args[] {
  const action = moduleRow(l.c, m.card)?.action;
  return action ? operationVerb(action).possibleArgs(l, action, m) : [];
}

/** Why the effect of a module cannot be carried out like this; `by` is the own module, undefined for a visitor. */
export function ineffective(l: Look, action: Operation, args: Args, by: Placed | undefined): Violation | undefined {
  const verb = operationVerb(action);
  if (!onlyTakes(verb.takes, args, OPERATE_FIELDS)) return NO_EFFECT;
  return verb.check(l, action, args, by);
}

/** Nothing of what could be named is named that the verb does not ask for. */
export function onlyTakes(takes: readonly (keyof Args)[], args: Args, fields: object): boolean {
  for (const name in fields) {
    if (args[name as keyof Args] !== undefined && !takes.includes(name as keyof Args)) return false;
  }
  return true;
}

/** A module card with an arrow. */
export type Operable = ModuleRow & { readonly cost: Cost; readonly action: Operation };

export function isOperable(row: ModuleRow): row is Operable {
  return row.cost !== undefined && row.action !== undefined;
}

/** Pays the cost with crew on the module, then carries out the effect. */
export function operateModule(run: Run, m: Placed, args: Args): void {
  const { s, seat, emit } = run;
  const row = moduleRow(contentOf(s.options), m.card);
  if (!row || !isOperable(row)) return;
  const p = s.players[seat];
  p.crew -= row.cost.crew;
  p.mc -= row.cost.mc;
  changeModule(p, m, { crew: m.crew + row.cost.crew, used: true });
  emit({ type: 'operated', seat, module: m.id, card: kindOf(s, m) });
  operationVerb(row.action).apply(run, row.action, args, m);
}
