import { type Emit, type Move, only, type Seat, type Step, type Steps, top } from '@starboard/kernel';
import { type Action, MOVE } from './actions.ts';
import { aliensFire, aliensMove } from './aliens.ts';
import { REPAIR } from './content/boards.ts';
import { contentOf } from './content.ts';
import type { Event } from './events.ts';
import { targetOf } from './grid.ts';
import { activate } from './moves/activate.ts';
import { breakWeapon, putOutOfOrder } from './moves/breakWeapon.ts';
import { buy } from './moves/buy.ts';
import { canConvert, convert } from './moves/convert.ts';
import { cooldown } from './moves/cooldown.ts';
import { draw } from './moves/draw.ts';
import { endUpgrade } from './moves/endUpgrade.ts';
import { energize } from './moves/energize.ts';
import { exchange } from './moves/exchange.ts';
import { fire } from './moves/fire.ts';
import { fly } from './moves/fly.ts';
import { holdFire } from './moves/holdFire.ts';
import { placeAssist } from './moves/placeAssist.ts';
import { placeStarfighter } from './moves/placeStarfighter.ts';
import { purge } from './moves/purge.ts';
import { repair } from './moves/repair.ts';
import { skipConvert } from './moves/skipConvert.ts';
import { skipEnergize } from './moves/skipEnergize.ts';
import { clearBoard, gain, income, overheatOnBoard } from './pilot.ts';
import { canMove } from './ring.ts';
import { endReached, winners } from './scoring.ts';
import { trigger } from './systems.ts';
import { discard, fillSlot, refill, slide } from './track.ts';
import { newTurn, specials } from './turn.ts';
import { GAP, type State } from './types.ts';

type ScrambleStep = Step<State, Action, Event>;
type AnyMove = Move<State, Action, Event>;

/** A step that needs no decision. */
function automatic(run: (s: State, emit: Emit<Event>) => void): ScrambleStep {
  return {
    settle(s, _frame, emit) {
      s.stack.pop();
      run(s, emit);
      return true;
    },
  };
}

/** A step that is left out while `idle` holds. */
function unless(idle: (s: State) => boolean, ...open: AnyMove[]): ScrambleStep {
  return {
    open,
    settle(s) {
      if (!idle(s)) return false;
      s.stack.pop();
      return true;
    },
  };
}

/** The sequence of play. */
export const STEPS: Steps<State, Action, Event> = {
  placeStarfighter: { open: [placeStarfighter] },

  // The first player stays the same (SCRAMBLE-RULING-5).
  startRound: automatic((s, emit) => {
    s.round++;
    s.active = s.first;
    s.stack.push({ step: 'startTurn' });
    emit({ type: 'round', round: s.round });
  }),
  startTurn: automatic((s, emit) => {
    s.turn = newTurn();
    s.stack.push({ step: 'endTurn' }, { step: 'drawOrCooldown' });
    emit({ type: 'turn', seat: s.active });
    trigger(s, s.active, 'turnStart', emit);
  }),
  drawOrCooldown: { open: [draw, cooldown] },

  purge: unless((s) => overheatOnBoard(s.pilots[s.active]) === 0, purge),
  cool: automatic((s) => clearBoard(s.pilots[s.active])),

  placeGem: { open: [activate, exchange] },
  move: {
    open: [fly],
    settle(s, _frame, emit) {
      if (canMove(s, s.active)) return false;
      fly.apply(s, s.active, MOVE[s.pilots[s.active].space], emit);
      return true;
    },
  },
  fire: unless((s) => targetOf(s, s.pilots[s.active].space) < 0, fire, holdFire),
  placeAssist: unless((s) => s.pilots[s.active].assists === 0, placeAssist),
  shotPays: automatic((s, emit) => trigger(s, s.active, 'shot', emit)),
  specials: automatic((s, emit) => specials(s, s.active, emit)),
  convert: {
    open: [convert, skipConvert],
    settle(s, { left }) {
      if (left > 0 && canConvert(s, s.active)) return false;
      s.stack.pop();
      return true;
    },
  },
  energize: {
    open: [energize, skipEnergize],
    settle(s, { left }) {
      if (left > 0 && s.supply.some((n) => n > 0)) return false;
      s.stack.pop();
      return true;
    },
  },

  upgrade: {
    open: [buy, repair, endUpgrade],
    settle(s, _frame, emit) {
      if (s.track.includes(GAP) || canUpgrade(s)) return false;
      s.stack.pop();
      emit({ type: 'shortOfCredits', seat: s.active, credits: s.pilots[s.active].credits });
      return true;
    },
  },
  refill: automatic(refill),
  gather: automatic((s, emit) => {
    emit({ type: 'gather', seat: s.active, credits: gain(s.pilots[s.active], income(s, s.active)) });
    trigger(s, s.active, 'gather', emit);
  }),
  endTurn: automatic((s) => {
    const next = (s.active + 1) % s.seats;
    if (next !== s.first) s.active = next;
    s.stack.push({ step: next === s.first ? 'endRound' : 'startTurn' });
  }),

  breakWeapon: {
    open: [breakWeapon],
    settle(s, { seat }, emit) {
      const { weapons } = s.pilots[seat];
      const inOrder = weapons.filter((weapon) => !weapon.outOfOrder);
      if (inOrder.length > 1) return false;
      s.stack.pop();
      if (inOrder.length === 1) putOutOfOrder(s, seat, weapons.indexOf(inOrder[0]), emit);
      return true;
    },
  },

  // The order of SCRAMBLE-RULING-61.
  endRound: automatic((s, emit) => {
    const { card, event } = slide(s);
    const { cards } = contentOf(s.options);
    s.stack.push({ step: 'victory' }, { step: 'fillSlot' }, { step: 'discard', card, event });
    if (card >= 0 || event >= 0) {
      emit({ type: 'slideOff', card: cards[card]?.id ?? null, event: cards[event]?.id ?? null });
    }
    if (event < 0) return;
    if (cards[event].event === 'move') aliensMove(s, emit);
    else aliensFire(s, emit);
  }),
  discard: {
    settle(s, { card, event }) {
      s.stack.pop();
      discard(s, [card, event]);
      return true;
    },
  },
  fillSlot: automatic(fillSlot),
  victory: automatic((s, emit) => {
    const end = endReached(s);
    if (end) emit({ type: 'over', winners: winners(s), end });
    else s.stack.push({ step: 'startRound' });
  }),
};

/** Who decides at the step that waits. */
export function actors(s: State): readonly Seat[] {
  const frame = top(s);
  return only('seat' in frame ? frame.seat : s.active);
}

/** Whether anything can be bought or repaired. After a purchase the end is asked for all the same: the refill reveals cards. */
function canUpgrade(s: State): boolean {
  const { cards } = contentOf(s.options);
  const { credits, weapons } = s.pilots[s.active];
  if (s.track.some((card) => card >= 0 && cards[card].cost <= credits)) return true;
  return credits >= REPAIR && weapons.some((weapon) => weapon.outOfOrder);
}
