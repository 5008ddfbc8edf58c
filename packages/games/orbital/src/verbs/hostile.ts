import type { Seat, Violation } from '@starboard/kernel';
import type { Args, Target } from '../actions.ts';
import { discardAll, discardTop } from '../deck.ts';
import type { AutoRule } from '../events.ts';
import { byId, indexOf, insideOut } from '../geometry.ts';
import { exposedOf, immuneOf, type Look, opponents, outerOf } from '../look.ts';
import type { ModuleId, Placed, Player } from '../types.ts';
import { type AutoChoice, damage, kindOf, loseCrew, loseMc, type Verb } from './verb.ts';

const IMMUNE: Violation = { rule: 'ORBITAL-DMG-8' };
const NOT_OUTER: Violation = { rule: 'ORBITAL-OUTER-1' };
const NO_TARGET: Violation = { rule: 'ORBITAL-RULING-33' };

/** Opponents as an automaton prefers them: most VP first, equals clockwise from it (ORBITAL-RULING-63). */
function byLead(l: Look): Seat[] {
  return opponents(l).toSorted((a, b) => l.s.players[b].vp - l.s.players[a].vp);
}

/** Which modules an effect can hit. */
type Reach = 'any' | 'outer';

/** The modules that an automaton may hit, inside out: never a damaged one (ORBITAL-AUTO-7). */
export function autoTargets(l: Look, seat: Seat, reach: Reach): Placed[] {
  const { modules } = l.s.players[seat];
  return insideOut(modules).filter((m) => {
    const index = modules.indexOf(m);
    return m.damage === 0 && !immuneOf(l, seat)[index] && (reach === 'any' || outerOf(l, seat)[index]);
  });
}

/** The automaton's choice among opponents: the first in the order of lead for which `args` finds something. */
function autoOpponent(l: Look, args: (seat: Seat) => Args | undefined, ...rules: AutoRule[]): AutoChoice | undefined {
  const [leader, ...others] = byLead(l);
  const first = leader === undefined ? undefined : args(leader);
  if (first) return { args: first, because: ['ORBITAL-AUTO-6', ...rules] };
  for (const seat of others) {
    const found = args(seat);
    if (found) return { args: found, because: ['ORBITAL-RULING-63', ...rules] };
  }
  return undefined;
}

function strikeable(l: Look, target: Target | undefined, reach: Reach): Violation | undefined {
  const owner = target && l.s.players[target.seat];
  if (!target || !owner || target.seat === l.seat) return NO_TARGET;
  const index = indexOf(owner.modules, target.module);
  if (index < 0) return NO_TARGET;
  if (immuneOf(l, target.seat)[index]) return IMMUNE;
  return reach === 'outer' && !outerOf(l, target.seat)[index] ? NOT_OUTER : undefined;
}

/** One module of an opponent is hit. Outer ones only, or any. */
function hitting<K extends 'shoot' | 'sabotage'>(reach: Reach): Verb<K> {
  return {
    takes: ['target'],
    possibleArgs(l) {
      const found: Args[] = [];
      for (const seat of opponents(l)) {
        const { modules } = l.s.players[seat];
        for (let i = 1; i < modules.length; i++) {
          if (reach === 'any' || outerOf(l, seat)[i]) found.push({ target: { seat, module: modules[i].id } });
        }
      }
      return found;
    },
    check: (l, _effect, { target }) => strikeable(l, target, reach),
    apply({ s, emit }, _effect, args) {
      const { seat, module } = args.target as Target;
      damage({ s, emit }, seat, byId(s.players[seat].modules, module) as Placed);
    },
    auto: (l) =>
      autoOpponent(
        l,
        (seat) => {
          const [m] = autoTargets(l, seat, reach);
          return m && { target: { seat, module: m.id } };
        },
        'ORBITAL-AUTO-7',
      ),
  };
}

export const shoot = hitting<'shoot'>('outer');
export const sabotage = hitting<'sabotage'>('any');

/** Meteor Storm: two different outer modules of one orbital, or the only one. */
export const storm: Verb<'storm'> = {
  takes: ['seat', 'modules'],
  sure: true,
  possibleArgs(l) {
    const found: Args[] = [];
    for (const seat of opponents(l)) addPairs(seat, exposedOf(l, seat), found);
    return found;
  },
  check(l, _effect, { seat, modules }) {
    if (seat === undefined || !modules || seat === l.seat || !l.s.players[seat]) return NO_TARGET;
    for (const module of modules) {
      const wrong = strikeable(l, { seat, module }, 'outer');
      if (wrong) return wrong;
    }
    const sorted = modules.every((m, i) => i === 0 || modules[i - 1] < m);
    const n = Math.min(2, exposedOf(l, seat).length);
    return sorted && n > 0 && modules.length === n ? undefined : { rule: 'ORBITAL-EV-3' };
  },
  apply({ s, emit }, _effect, args) {
    const seat = args.seat as Seat;
    for (const id of args.modules ?? []) damage({ s, emit }, seat, byId(s.players[seat].modules, id) as Placed);
  },
  auto: (l) =>
    autoOpponent(
      l,
      (seat) => {
        const modules = autoTargets(l, seat, 'outer').slice(0, 2);
        return modules.length === 0 ? undefined : { seat, modules: sortedIds(modules) };
      },
      'ORBITAL-AUTO-7',
    ),
};

/** Every pair; the single one if there is no pair. */
function addPairs(seat: Seat, ids: readonly ModuleId[], into: Args[]): void {
  if (ids.length === 1) into.push({ seat, modules: [ids[0]] });
  for (let i = 0; i < ids.length; i++) {
    for (let j = i + 1; j < ids.length; j++) into.push({ seat, modules: [ids[i], ids[j]] });
  }
}

export function sortedIds(modules: readonly Placed[]): ModuleId[] {
  return modules.map((m) => m.id).sort((a, b) => a - b);
}

/** Condemned Section: a damaged outer module goes to the discard pile; immunity does not help (ORBITAL-RULING-49). */
export const condemn: Verb<'condemn'> = {
  takes: ['target'],
  possibleArgs: (l) =>
    opponents(l).flatMap((seat) => condemnable(l, seat).map((m): Args => ({ target: { seat, module: m.id } }))),
  check(l, _effect, { target }) {
    if (!target || target.seat === l.seat || !l.s.players[target.seat]) return NO_TARGET;
    const { modules } = l.s.players[target.seat];
    const index = indexOf(modules, target.module);
    return index >= 0 && condemned(l, target.seat, modules[index], index) ? undefined : { rule: 'ORBITAL-EV-13' };
  },
  apply({ s, emit }, _effect, args) {
    const { seat, module } = args.target as Target;
    const owner = s.players[seat];
    const m = byId(owner.modules, module) as Placed;
    owner.modules = owner.modules.filter((other) => other !== m);
    discardAll(s, [m.card]);
    emit({ type: 'removed', seat, module: m.id, card: kindOf(s, m) });
  },
  auto: (l) =>
    autoOpponent(
      l,
      (seat) => {
        const found = condemnable(l, seat);
        const m = insideOut(l.s.players[seat].modules).find((candidate) => found.includes(candidate));
        return m && { target: { seat, module: m.id } };
      },
      'ORBITAL-AUTO-7',
    ),
};

function condemnable(l: Look, seat: Seat): Placed[] {
  return l.s.players[seat].modules.filter((m, i) => condemned(l, seat, m, i));
}

function condemned(l: Look, seat: Seat, m: Placed, index: number): boolean {
  return m.damage > 0 && outerOf(l, seat)[index];
}

/** Everyone else can be named; who has nothing to lose cannot be chosen. */
function againstSeat<K extends 'raid' | 'strike'>(
  rule: string,
  possible: (p: Player) => boolean,
  apply: Verb<K>['apply'],
): Verb<K> {
  return {
    takes: ['seat'],
    possibleArgs: (l) => opponents(l).map((seat): Args => ({ seat })),
    check(l, _effect, { seat }) {
      if (seat === undefined || seat === l.seat || !l.s.players[seat]) return NO_TARGET;
      return possible(l.s.players[seat]) ? undefined : { rule };
    },
    apply,
    auto: (l) => autoOpponent(l, (seat) => (possible(l.s.players[seat]) ? { seat } : undefined)),
  };
}

/** Strategic Operations: the target chooses its card; an automaton loses its top one. */
export const raid = againstSeat<'raid'>(
  'ORBITAL-RULING-59',
  (p) => p.mc + p.hand.length > 0,
  ({ s, emit }, { n }, args) => {
    const seat = args.seat as Seat;
    const { kind, hand } = s.players[seat];
    loseMc({ s, emit }, seat, n);
    if (hand.length === 0) return;
    if (kind === 'automaton') discardTop(s, seat, emit);
    else s.stack.push({ step: 'forcedDiscard', seat });
  },
);

export const strike = againstSeat<'strike'>(
  'ORBITAL-EV-12',
  (p) => p.crew > 0,
  ({ s, emit }, { n }, args) => loseCrew({ s, emit }, args.seat as Seat, n),
);
