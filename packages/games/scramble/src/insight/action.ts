import type { Seat } from '@starboard/kernel';
import type { Action, ActionOf, ActionType } from '../actions.ts';
import { EXCHANGE_PAY, MAX_CREDITS, REPAIR } from '../content/boards.ts';
import { VALUES } from '../content/values.ts';
import { contentOf, gemOf } from '../content.ts';
import { cellAt } from '../grid.ts';
import { bagSize, totals } from '../pilot.ts';
import { added, heatCost, overheatCost } from '../systems.ts';
import { OVERHEAT, type State } from '../types.ts';
import { type Change, turnsLeft, turnWorth } from './engine.ts';
import { exposure, groundWorth, shotWorth } from './shot.ts';
import { addedPowerAt, bestSpace, spaceWorth } from './space.ts';
import { systemWorth } from './system.ts';

type Worth<T extends ActionType> = (s: State, seat: Seat, a: ActionOf<T>) => number;

/** What credits in hand are worth: the last before the limit are often lost. */
export function creditWorth(s: State, credits: number): number {
  const n = Math.min(credits, MAX_CREDITS);
  return Math.min(1, turnsLeft(s) / VALUES.hurry) * (n - (VALUES.full * n * n) / (2 * MAX_CREDITS));
}

function gained(s: State, seat: Seat, n: number): number {
  const { credits } = s.pilots[seat];
  return creditWorth(s, credits + n) - creditWorth(s, credits);
}

/** What heat costs. */
export function heatWorth(heat: number): number {
  return VALUES.heat * heat + VALUES.hot * Math.max(0, heat - 4);
}

function heated(s: State, seat: Seat, use: 'activate' | 'exchange'): number {
  const { heat } = s.pilots[seat];
  return heatWorth(heat + heatCost(s, seat, use).heat) - heatWorth(heat);
}

/** What a change of the ship brings in the turns to come. */
function lasting(s: State, seat: Seat, change: Change): number {
  return turnsLeft(s) * (turnWorth(s, seat, change) - turnWorth(s, seat));
}

const worths: { readonly [T in ActionType]: Worth<T> } = {
  placeStarfighter: (s, _seat, { space }) => 10 * groundWorth(s, space),
  draw(s, seat) {
    const p = s.pilots[seat];
    const black = p.bag[OVERHEAT] / bagSize(p);
    if (p.heat + overheatCost(s, seat, 'exchange').heat <= contentOf(s.options).heatLimit) return 5;
    return (1 - black) * VALUES.push - black * (VALUES.meltdown + creditWorth(s, p.credits));
  },
  cooldown: () => 0,
  purge: (_s, _seat, { use }) => (use ? 1 : 0),
  activate(s, seat, a) {
    const w = gemOf(a.weapon);
    const t = totals(s, seat, w);
    const { heat, weapons } = s.pilots[seat];
    const vented = s.turn.drawn === OVERHEAT ? 0 : heatWorth(heat) - heatWorth(Math.max(0, heat - t.vent));
    return (
      bestSpace(s, seat, w) +
      gained(s, seat, t.scavenge) +
      vented +
      VALUES.token * (t.boost - weapons[w].boost) +
      VALUES.sorting * (t.convert + t.energize) -
      heated(s, seat, 'activate')
    );
  },
  exchange: (s, seat) =>
    gained(s, seat, s.turn.drawn === OVERHEAT ? EXCHANGE_PAY.overheat : EXCHANGE_PAY.energy) +
    groundWorth(s, s.pilots[seat].space) -
    exposure(s, seat, s.pilots[seat].space) -
    heated(s, seat, 'exchange'),
  move(s, seat, { to, jump }) {
    return spaceWorth(s, seat, to, s.turn.power + addedPowerAt(s, seat, to, jump), totals(s, seat, s.turn.weapon).fire);
  },
  fire(s, seat) {
    const { space } = s.pilots[seat];
    const power = s.turn.power + added(s, seat, 'power', ['fire']);
    return shotWorth(s, seat, space, power, totals(s, seat, s.turn.weapon).fire);
  },
  holdFire: () => 0,
  placeAssist(s, _seat, { row, column }) {
    const cell = cellAt(s, row, column);
    return contentOf(s.options).tokens[s.grid[cell]].level - s.remaining[cell] / 4;
  },
  convert: (s, seat, { from, to }) => lasting(s, seat, { gain: gemOf(to), lose: gemOf(from) }),
  skipConvert: () => 0,
  energize: (s, seat, { gem }) => lasting(s, seat, { gain: gemOf(gem) }),
  skipEnergize: () => 0,
  buy(s, seat, { slot, discard }) {
    const { cards } = contentOf(s.options);
    const face = cards[s.track[slot - 1]];
    const p = s.pilots[seat];
    const paid = creditWorth(s, p.credits) - creditWorth(s, p.credits - face.cost);
    if (!face.ongoing) return lasting(s, seat, { face }) - paid;
    const lost = discard === undefined ? null : cards[p.systems[discard]].ongoing;
    return turnsLeft(s) * (systemWorth(face.ongoing) - (lost ? systemWorth(lost) : 0)) - paid;
  },
  repair(s, seat, { weapon }) {
    const { credits } = s.pilots[seat];
    return lasting(s, seat, { flip: gemOf(weapon) }) - creditWorth(s, credits) + creditWorth(s, credits - REPAIR);
  },
  endUpgrade: () => 0,
  breakWeapon: (s, seat, { weapon }) => lasting(s, seat, { flip: gemOf(weapon) }),
};

/** How good an action looks at first sight, in credits; only differences between actions of one step matter. */
export function actionWorth(s: State, seat: Seat, a: Action): number {
  return (worths[a.type] as Worth<ActionType>)(s, seat, a);
}
