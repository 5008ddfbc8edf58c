import type { State } from '../types.ts';
import { type Situation, survey } from './survey.ts';

/** What a situation depends on. */
type Basis = Pick<State, 'options' | 'seats' | 'active' | 'worlds' | 'upgrades'> & { readonly flags: number };

const known = new Map<string, Situation>();
/** So many are kept, all of one set of options. */
const MOST = 400;
let last: { readonly basis: Basis; readonly situation: Situation } | undefined;

/** The situation of a state; kept, since most decisions and all dice leave it as it is. */
export function situationOf(s: State): Situation {
  const flags = flagsOf(s);
  if (last && last.basis.flags === flags && same(last.basis, s)) return last.situation;
  const { options, seats, active, worlds, upgrades } = s;
  if (last?.basis.options !== options || known.size >= MOST) known.clear();
  const key = `${seats} ${active} ${flags} ${worlds.join()} ${upgrades.join()}`;
  const situation = known.get(key) ?? survey(s);
  known.set(key, situation);
  last = {
    basis: { options, seats, active, worlds: worlds.slice(), upgrades: upgrades.slice(), flags },
    situation,
  };
  return situation;
}

function flagsOf({ turn }: State): number {
  return (turn.worldClaimed ? 1 : 0) + (turn.upgradeClaimed ? 2 : 0) + (turn.rolls === 0 ? 4 : 0);
}

function same(a: Basis, b: State): boolean {
  if (a.options !== b.options || a.seats !== b.seats || a.active !== b.active) return false;
  for (let i = 0; i < a.worlds.length; i++) if (a.worlds[i] !== b.worlds[i]) return false;
  for (let i = 0; i < a.upgrades.length; i++) if (a.upgrades[i] !== b.upgrades[i]) return false;
  return true;
}
