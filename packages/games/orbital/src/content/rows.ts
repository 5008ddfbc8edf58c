import type { Origin, Text } from '@starboard/kernel';
import type { Happening, Lasting, Operation } from '../effects.ts';
import type { Colour } from '../types.ts';

/** The exits in the printed frame, entry at the bottom: left, up, right. */
export const EXITS = ['', 'L', 'U', 'R', 'LU', 'LR', 'UR', 'LUR'] as const;
export type Exits = (typeof EXITS)[number];

/** What is paid before the arrow. */
export interface Cost {
  readonly crew: number;
  readonly mc: number;
}

export type ModuleRow = {
  readonly id: string;
  readonly origin: Readonly<Record<string, Origin>>;
  readonly name: Text;
  readonly line: Text;
  readonly colour: Colour;
  readonly copies: number;
  readonly exits: Exits;
  /** Crew symbols. */
  readonly crew: number;
  readonly cost?: Cost;
  readonly action?: Operation;
  readonly lasting?: Lasting;
  /** Can only be built with an undamaged module of this colour on the orbital. */
  readonly needs?: Colour;
};

export type EventRow = {
  readonly id: string;
  readonly origin: Readonly<Record<string, Origin>>;
  readonly name: Text;
  readonly line: Text;
  readonly copies: number;
  readonly effect: Happening;
  /** Whether an automaton ever plays it. */
  readonly automaton: 'plays' | 'never';
};

export type UpgradeRow = {
  readonly id: string;
  readonly origin: Readonly<Record<string, Origin>>;
  readonly name: Text;
  readonly colour: Colour;
  /** Crew symbols added to the core's own. */
  readonly crew: number;
  readonly lasting?: Lasting;
};

/** The ledger's marks: `p` printed, `1` taken from the edition of 2011, `o` ours. */
export type Mark = 'p' | '1' | 'o';
const ORIGIN: Readonly<Record<Mark, Origin>> = { p: 'printed', '1': 'derived', o: 'ours' };

/** The origin of each field of a module, from the marks of its name, effect, exits and copies. */
export function moduleOrigin([name, effect, exits, copies]: readonly Mark[], row: object): Record<string, Origin> {
  const origin: Record<string, Origin> = { name: ORIGIN[name], line: 'ours', colour: ORIGIN[name] };
  origin.copies = ORIGIN[copies];
  origin.exits = origin.crew = ORIGIN[exits];
  for (const field of ['cost', 'action', 'lasting', 'needs']) if (field in row) origin[field] = ORIGIN[effect];
  return origin;
}

export function eventOrigin([name, effect, copies]: readonly Mark[]): Record<string, Origin> {
  const [n, e, c] = [ORIGIN[name], ORIGIN[effect], ORIGIN[copies]];
  return { name: n, line: 'ours', copies: c, effect: e, automaton: n };
}
