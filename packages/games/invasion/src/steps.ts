import { type Emit, NOBODY, only, type Seat } from '@starboard/kernel';
import { assignments } from './assignment.ts';
import { IN_PLAY, REROLLS } from './content/staging.ts';
import { duel, tally } from './duel.ts';
import { fire, usable } from './missiles.ts';
import { assign } from './moves/assign.ts';
import { keep } from './moves/keep.ts';
import type { InvasionMove } from './moves/move.ts';
import { pickSector } from './moves/pickSector.ts';
import { rebuild } from './moves/rebuild.ts';
import { rebuildDone } from './moves/rebuildDone.ts';
import { reroll } from './moves/reroll.ts';
import { strike } from './planet.ts';
import {
  goTo,
  iconValue,
  leftOf,
  MISSILE,
  others,
  REBUILDS,
  rightOf,
  rollDefense,
  rollSector,
  showing,
  strikers,
  throwInvasion,
  top,
} from './turn.ts';
import {
  type ActionType,
  type Event,
  type FrameOf,
  INVASION_DICE,
  type InvasionFrame,
  ROUNDS,
  type Round,
  type Sector,
  type State,
  type StepName,
  type Threat,
} from './types.ts';

export type AnyMove = { [T in ActionType]: InvasionMove<T> }[ActionType];

/** One step of the sequence of play. */
interface Step<F extends InvasionFrame> {
  /** Moves that can be legal here. */
  readonly open: readonly AnyMove[];
  /** Goes on by itself where nothing is to be decided; true if it did, so that the next step can be looked at. */
  settle(s: State, frame: F, emit: Emit<Event>): boolean;
}

export const STEPS: { readonly [K in StepName]: Step<FrameOf<K>> } = {
  /** Step 1, and the first roll of step 2. With Fair Skies one throw serves everybody in the round. */
  invasion: {
    open: [],
    settle(s, _frame, emit) {
      const opens = s.active === s.first;
      if (opens) emit({ type: 'round', round: s.round });
      emit({ type: 'turn', seat: s.active });
      if (opens || !s.fairSkies) throwInvasion(s);
      s.left = s.shown.slice();
      emit({ type: 'invasion', seat: s.active, by: rightOf(s, s.fairSkies ? s.first : s.active), dice: threats(s) });
      rollDefense(s, emit);
      goTo(s, { step: 'defense', rerolls: REROLLS });
      return true;
    },
  },
  /** Step 2. */
  defense: {
    open: [keep, reroll],
    settle(s, { rerolls }) {
      if (rerolls > 0) return false;
      goTo(s, { step: 'assign' });
      return true;
    },
  },
  /** Step 3. */
  assign: {
    open: [assign],
    settle(s, _frame, emit) {
      const list = assignments(s);
      if (list.length > 1) return false;
      assign.apply(s, s.active, list[0], emit);
      return true;
    },
  },
  /** Step 4: one die after the other, each rolled and applied before the next. */
  damage: {
    open: [],
    settle(s, _frame, emit) {
      for (const die of strikers(s)) {
        const sector = s.radar ? (s.sectors[die] as Sector) : rollSector(s);
        const saucers = s.left[die];
        const hits = strike(s.planets[s.active], sector, saucers);
        emit({ type: 'strike', seat: s.active, die: INVASION_DICE[die], sector, saucers, hits });
      }
      goTo(s, { step: 'missiles', left: showing(s, MISSILE) });
      return true;
    },
  },
  /** Step 5: missile by missile, free rebuilds included. */
  missiles: {
    open: [],
    settle(s, frame, emit) {
      if (frame.left > 0) {
        goTo(s, { step: 'missiles', left: frame.left - 1 });
        fire(s, { attacker: s.active, targets: others(s, s.active) }, emit);
      } else {
        goTo(s, { step: 'rebuild', pool: usable(s, s.active, showing(s, REBUILDS) * iconValue(s), emit) });
      }
      return true;
    },
  },
  pick: { open: [pickSector], settle: () => false },
  freeRebuild: {
    open: [rebuild, rebuildDone],
    settle(s, { pools }) {
      if (pools.some((points) => points > 0)) return false;
      s.stack.pop();
      return true;
    },
  },
  /** Step 6. */
  rebuild: {
    open: [rebuild, rebuildDone],
    settle(s, { pool }) {
      if (pool > 0) return false;
      goTo(s, { step: 'endTurn' });
      return true;
    },
  },
  endTurn: {
    open: [],
    settle(s) {
      s.active = leftOf(s, s.active);
      const roundOver = s.active === s.first;
      const last = s.round === ROUNDS.length;
      if (roundOver && !last) s.round = (s.round + 1) as Round;
      goTo(s, roundOver && last ? { step: 'tally' } : { step: 'invasion' });
      return true;
    },
  },
  tally: {
    open: [],
    settle(s, _frame, emit) {
      tally(s, emit);
      return true;
    },
  },
  duel: {
    open: [],
    settle(s, frame, emit) {
      duel(s, frame, emit);
      return true;
    },
  },
};

/** Runs on until someone must decide or the match is over. */
export function proceed(s: State, emit: Emit<Event>): void {
  while (s.stack.length > 0) {
    const frame = top(s);
    if (!(STEPS[frame.step] as Step<InvasionFrame>).settle(s, frame, emit)) return;
  }
}

/** Who decides now: all who still have to pick a sector or may use a free rebuild, else the active player. */
export function actors(s: State): readonly Seat[] {
  if (s.stack.length === 0) return NOBODY;
  const frame = top(s);
  switch (frame.step) {
    case 'pick': {
      const { attacker, targets } = frame.attack;
      return [attacker, ...targets].filter((seat) => frame.picks[seat] === 0).sort((a, b) => a - b);
    }
    case 'freeRebuild':
      return seatsWith(frame.pools);
    default:
      return only(s.active);
  }
}

/** The seats with something in a list over seats. */
function seatsWith(list: readonly number[]): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < list.length; seat++) if (list[seat] > 0) seats.push(seat);
  return seats;
}

function threats(s: State): Threat[] {
  return IN_PLAY[s.round].map((i) => {
    const [die, saucers, sector] = [INVASION_DICE[i], s.shown[i], s.sectors[i]];
    return sector > 0 ? { die, saucers, sector: sector as Sector } : { die, saucers };
  });
}
