import type { Emit, RuleId, Seat, Violation } from '@starboard/kernel';
import type { Args } from '../actions.ts';
import { contentOf } from '../content.ts';
import type { EffectOf, VerbName } from '../effects.ts';
import type { AutoRule, Event } from '../events.ts';
import type { Look } from '../look.ts';
import { changeModule, repairCost } from '../orbital.ts';
import type { Kind, Placed, State } from '../types.ts';

/** What an automaton names with an effect, and the rules by which it chose that. */
export interface AutoChoice {
  readonly args: Args;
  readonly because: readonly AutoRule[];
}

/** One kind of effect: what can be named with it, whether it can be carried out, and what it does. */
export interface Verb<K extends VerbName> {
  /** The names of its arguments. */
  readonly takes: readonly (keyof Args)[];
  /** What can be named now, legal or not; none if there is nothing to name. `by` is the operated module. */
  possibleArgs(l: Look, effect: EffectOf<K>, by: Placed | undefined): readonly Args[];
  /** Whether all that can be named is legal: then a long list of it need not be checked. */
  readonly sure?: true;
  check(l: Look, effect: EffectOf<K>, args: Args, by: Placed | undefined): Violation | undefined;
  apply(run: Run, effect: EffectOf<K>, args: Args, by: Placed | undefined): void;
  /** An automaton's choice; undefined if it cannot or never does this. */
  auto(l: Look, effect: EffectOf<K>): AutoChoice | undefined;
}

/** An effect being carried out for a seat. */
export interface Run {
  readonly s: State;
  readonly seat: Seat;
  readonly emit: Emit<Event>;
}

const NOTHING_NAMED: readonly Args[] = [{}];
const NOTHING: Args = {};

/** A verb that names nothing and can be carried out while `possible` holds; `rule` says why it cannot. */
export function plain<K extends VerbName>(
  apply: Verb<K>['apply'],
  possible: (l: Look, effect: EffectOf<K>) => boolean = () => true,
  rule: RuleId = 'ORBITAL-RULING-23',
): Verb<K> {
  const violation: Violation = { rule };
  return {
    takes: [],
    possibleArgs: () => NOTHING_NAMED,
    check: (l, effect) => (possible(l, effect) ? undefined : violation),
    apply,
    auto: (l, effect) => (possible(l, effect) ? { args: NOTHING, because: [] } : undefined),
  };
}

export function addMc({ s, seat, emit }: Run, n: number): void {
  if (n === 0) return;
  s.players[seat].mc += n;
  emit({ type: 'gainedMc', seat, n });
}

export function addVp({ s, seat, emit }: Run, n: number): void {
  if (n === 0) return;
  s.players[seat].vp += n;
  emit({ type: 'gainedVp', seat, n });
}

/** Takes MC as far as there are any (ORBITAL-RULING-32). */
export function loseMc({ s, emit }: Pick<Run, 's' | 'emit'>, seat: Seat, n: number): void {
  const lost = Math.min(n, s.players[seat].mc);
  if (lost === 0) return;
  s.players[seat].mc -= lost;
  emit({ type: 'lostMc', seat, n: lost });
}

/** Takes unused crew away as far as there is any. */
export function loseCrew({ s, emit }: Pick<Run, 's' | 'emit'>, seat: Seat, n: number): void {
  const lost = Math.min(n, s.players[seat].crew);
  s.players[seat].crew -= lost;
  emit({ type: 'lostCrew', seat, n: lost });
}

/** The kind of a module, as events name it. */
export function kindOf(s: State, m: Placed): Kind {
  return contentOf(s.options).kinds[m.card];
}

export function damage({ s, emit }: Pick<Run, 's' | 'emit'>, seat: Seat, m: Placed): void {
  changeModule(s.players[seat], m, { damage: m.damage + 1 });
  emit({ type: 'damaged', seat, module: m.id, card: kindOf(s, m) });
}

export function repairModule({ s, emit }: Pick<Run, 's' | 'emit'>, seat: Seat, m: Placed): void {
  changeModule(s.players[seat], m, { damage: m.damage - 1 });
  emit({ type: 'repaired', seat, module: m.id, card: kindOf(s, m) });
}

/** Pays for a repair and makes it, for players and automata alike. */
export function payRepair(run: Run, m: Placed): void {
  const { s, seat, emit } = run;
  const cost = repairCost(contentOf(s.options), s.players[seat]);
  s.players[seat].mc -= cost;
  emit({ type: 'paidRepair', seat, module: m.id, card: kindOf(s, m), cost });
  repairModule(run, seat, m);
}
