import { only, replaceTop, type Seat, type Steps, top, type Violation } from '@starboard/kernel';
import type { Action } from './actions.ts';
import { assignments } from './assignment.ts';
import { IN_PLAY, REROLLS } from './content/staging.ts';
import { duel, tally } from './duel.ts';
import type { Event, Threat } from './events.ts';
import { fire, usable } from './missiles.ts';
import { assign } from './moves/assign.ts';
import { keep } from './moves/keep.ts';
import { pickSector } from './moves/pickSector.ts';
import { rebuild } from './moves/rebuild.ts';
import { rebuildDone } from './moves/rebuildDone.ts';
import { reroll } from './moves/reroll.ts';
import { strike } from './planet.ts';
import {
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
} from './turn.ts';
import { INVASION_DICE, ROUNDS, type Round, type Sector, type State } from './types.ts';

/** The sequence of play: the six steps of a turn, then the tally and the duel. */
export const STEPS: Steps<State, Action, Event> = {
  /** Step 1, and the first roll of step 2. With Fair Skies one throw serves everybody in the round. */
  invasion: {
    settle(s, _frame, emit) {
      const roundStarts = s.active === s.first;
      if (roundStarts) emit({ type: 'round', round: s.round });
      emit({ type: 'turn', seat: s.active });
      // Fair Skies: once a round, for everybody (INVASION-VAR-FAIR-1).
      if (roundStarts || !s.fairSkies) throwInvasion(s);
      s.left = s.shown.slice();
      emit({ type: 'invasion', seat: s.active, by: rightOf(s, s.fairSkies ? s.first : s.active), dice: threats(s) });
      rollDefense(s, emit);
      replaceTop(s, { step: 'defense', rerolls: REROLLS });
      return true;
    },
  },
  /** Step 2. */
  defense: {
    open: [keep, reroll],
    settle(s, { rerolls }) {
      if (rerolls > 0) return false;
      replaceTop(s, { step: 'assign' });
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
    settle(s, _frame, emit) {
      for (const die of strikers(s)) {
        const sector = s.radar ? (s.sectors[die] as Sector) : rollSector(s);
        const saucers = s.left[die];
        const hits = strike(s.planets[s.active], sector, saucers);
        emit({ type: 'strike', seat: s.active, die: INVASION_DICE[die], sector, saucers, hits });
      }
      replaceTop(s, { step: 'missiles', left: showing(s, MISSILE) });
      return true;
    },
  },
  /** Step 5: missile by missile, free rebuilds included. */
  missiles: {
    settle(s, frame, emit) {
      if (frame.left > 0) {
        replaceTop(s, { step: 'missiles', left: frame.left - 1 });
        fire(s, { attacker: s.active, targets: others(s, s.active) }, emit);
      } else {
        replaceTop(s, { step: 'rebuild', pool: usable(s, s.active, showing(s, REBUILDS) * iconValue(s), emit) });
      }
      return true;
    },
  },
  /** Cat and Mouse: everybody concerned picks a sector at the same time. */
  pick: { open: [pickSector] },
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
      replaceTop(s, { step: 'endTurn' });
      return true;
    },
  },
  endTurn: {
    settle(s) {
      s.active = leftOf(s, s.active);
      const roundOver = s.active === s.first;
      const last = s.round === ROUNDS.length;
      if (roundOver && !last) s.round = (s.round + 1) as Round;
      replaceTop(s, roundOver && last ? { step: 'tally' } : { step: 'invasion' });
      return true;
    },
  },
  tally: {
    settle(s, _frame, emit) {
      tally(s, emit);
      return true;
    },
  },
  duel: {
    settle(s, frame, emit) {
      duel(s, frame, emit);
      return true;
    },
  },
};

/** Who decides now: all who still have to pick a sector or may use a free rebuild, else the active player. */
export function actors(s: State): readonly Seat[] {
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

/** Why a seat that does not decide now has to wait. */
export function waits(s: State, seat: Seat): Violation {
  const frame = top(s);
  if (frame.step === 'pick' && frame.picks[seat] > 0) return { rule: 'INVASION-VAR-CAT-1' };
  return { rule: frame.step === 'freeRebuild' ? 'INVASION-MISSILE-7' : 'INVASION-ROUND-1' };
}

function threats(s: State): Threat[] {
  return IN_PLAY[s.round].map((i) => {
    const [die, saucers, sector] = [INVASION_DICE[i], s.shown[i], s.sectors[i]];
    return sector > 0 ? { die, saucers, sector: sector as Sector } : { die, saucers };
  });
}
