import type { Seat } from '@starboard/kernel';
import type { Colour, Dir, Kind, ModuleId } from './types.ts';

/** The rules of its algorithm that an automaton gives as its reasons. */
export const AUTO_RULES = [
  'ORBITAL-AUTO-1',
  'ORBITAL-AUTO-2',
  'ORBITAL-AUTO-3',
  'ORBITAL-AUTO-4',
  'ORBITAL-AUTO-5',
  'ORBITAL-AUTO-6',
  'ORBITAL-AUTO-7',
  'ORBITAL-AUTO-8',
  'ORBITAL-AUTO-9',
  'ORBITAL-AUTO-10',
  'ORBITAL-AUTO-11',
  'ORBITAL-AUTO-12',
  'ORBITAL-AUTO-15',
  'ORBITAL-AUTO-16',
  'ORBITAL-AUTO-17',
  'ORBITAL-AUTO-18',
  'ORBITAL-AUTO-19',
  'ORBITAL-RULING-63',
  'ORBITAL-RULING-64',
  'ORBITAL-RULING-67',
  'ORBITAL-RULING-71',
  'ORBITAL-RULING-72',
] as const;
export type AutoRule = (typeof AUTO_RULES)[number];

interface ModuleOf {
  readonly seat: Seat;
  readonly module: ModuleId;
  readonly card: Kind;
}
interface Amount {
  readonly seat: Seat;
  readonly n: number;
}

export type Event =
  /** A secret answer to a question that several seats are asked. */
  | {
      readonly type: 'answered';
      readonly seat: Seat;
      readonly secret: { readonly to: readonly Seat[]; readonly cards?: readonly Kind[]; readonly colour?: Colour };
    }
  | { readonly type: 'year'; readonly year: number; readonly seat: Seat; readonly last: boolean }
  | {
      readonly type: 'draw';
      readonly seat: Seat;
      readonly n: number;
      readonly reveals?: true;
      readonly secret?: { readonly to: readonly Seat[]; readonly cards: readonly Kind[] };
    }
  | { readonly type: 'reshuffled'; readonly n: number }
  | ({
      readonly type: 'built';
      readonly x: number;
      readonly y: number;
      readonly facing: Dir;
      readonly host: ModuleId;
      readonly cost: number;
    } & ModuleOf)
  | { readonly type: 'upgraded'; readonly seat: Seat; readonly core: string }
  | { readonly type: 'bought'; readonly seat: Seat; readonly card: Kind; readonly price: number }
  | { readonly type: 'tookFromMarket'; readonly seat: Seat; readonly card: Kind }
  | ({ readonly type: 'operated' } & ModuleOf)
  /** `owner` is the seat whose module a Visiting Worker uses. */
  | ({ readonly type: 'visited'; readonly owner: Seat } & ModuleOf)
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Kind }
  | ({ readonly type: 'paidRepair'; readonly cost: number } & ModuleOf)
  | { readonly type: 'passed'; readonly seat: Seat }
  | ({ readonly type: 'gainedMc' } & Amount)
  | ({ readonly type: 'lostMc' } & Amount)
  | ({ readonly type: 'gainedVp' } & Amount)
  | ({ readonly type: 'lostCrew' } & Amount)
  | ({ readonly type: 'crewBack' } & ModuleOf)
  | ({ readonly type: 'damaged' } & ModuleOf)
  | ({ readonly type: 'repaired' } & ModuleOf)
  | ({ readonly type: 'removed' } & ModuleOf)
  | ({ readonly type: 'moved'; readonly x: number; readonly y: number; readonly facing: Dir } & ModuleOf)
  | { readonly type: 'discard'; readonly seat: Seat; readonly card: Kind; readonly reveals?: true }
  | { readonly type: 'shown'; readonly seat: Seat; readonly cards: readonly Kind[]; readonly reveals: true }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly cards: readonly Kind[]; readonly reveals: true }
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly n: number;
      readonly reveals: true;
      readonly secret: { readonly to: readonly Seat[]; readonly cards: readonly Kind[] };
    }
  | {
      readonly type: 'took';
      readonly seat: Seat;
      readonly secret: { readonly to: readonly Seat[]; readonly card: Kind };
    }
  | { readonly type: 'convoy'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'yearEnds'; readonly year: number }
  | { readonly type: 'scored'; readonly colour: Colour; readonly seats: readonly Seat[]; readonly vp: number }
  | { readonly type: 'market'; readonly cards: readonly Kind[]; readonly reveals: true }
  | ({ readonly type: 'crew' } & Amount)
  | {
      readonly type: 'income';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly mc: number;
      readonly reveals?: true;
    }
  | { readonly type: 'trimmed'; readonly seat: Seat; readonly cards: readonly Kind[]; readonly reveals: true }
  | { readonly type: 'rival'; readonly rival: number; readonly cards: readonly Kind[]; readonly reveals: true }
  | { readonly type: 'maintenance'; readonly n: number }
  /** Which rule of its algorithm makes an automaton act as it does next. */
  | { readonly type: 'automaton'; readonly seat: Seat; readonly rule: AutoRule; readonly card?: Kind }
  | { readonly type: 'over'; readonly vp: readonly number[]; readonly winners: readonly Seat[] };
