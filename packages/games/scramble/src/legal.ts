import { type Seat, top } from '@starboard/kernel';
import type { Action } from './actions.ts';
import * as ACTIONS from './actions.ts';
import { REPAIR } from './content/boards.ts';
import { contentOf } from './content.ts';
import { columnOf, rowOf } from './grid.ts';
import { withinLimit } from './heat.ts';
import { needsRoom } from './moves/buy.ts';
import { freeToEnter } from './moves/placeStarfighter.ts';
import { bagSize, energyOnBoard } from './pilot.ts';
import { obstacle } from './ring.ts';
import { ENERGIES, OVERHEAT, type State } from './types.ts';

const DRAW_OR_COOLDOWN: readonly Action[] = [ACTIONS.DRAW, ACTIONS.COOLDOWN];
const ONLY_COOLDOWN: readonly Action[] = [ACTIONS.COOLDOWN];
const FIRE_OR_HOLD: readonly Action[] = [ACTIONS.FIRE, ACTIONS.HOLD_FIRE];

/** The legal actions built directly, without naming what is not allowed. A law holds it equal to what passes `check`. */
export function legal(s: State, seat: Seat): readonly Action[] {
  const frame = top(s);
  const list: Action[] = [];
  switch (frame.step) {
    case 'placeStarfighter':
      for (let space = 0; space <= s.columns + 1; space++) {
        if (freeToEnter(s, seat, space)) list.push(ACTIONS.PLACE_STARFIGHTER[space]);
      }
      break;
    case 'drawOrCooldown':
      return bagSize(s.pilots[seat]) > 0 ? DRAW_OR_COOLDOWN : ONLY_COOLDOWN;
    case 'purge':
      return ACTIONS.PURGE;
    case 'placeGem':
      placements(s, seat, list);
      break;
    case 'move':
      for (let to = 0; to <= s.columns + 1; to++) {
        if (!obstacle(s, seat, to, false)) list.push(ACTIONS.MOVE[to]);
        if (!obstacle(s, seat, to, true)) list.push(ACTIONS.JUMP[to]);
      }
      break;
    case 'fire':
      return FIRE_OR_HOLD;
    case 'placeAssist':
      for (const cell of frame.cells) list.push(ACTIONS.placeAssistOn(rowOf(s, cell), columnOf(s, cell)));
      break;
    case 'convert':
      conversions(s, seat, list);
      break;
    case 'energize':
      for (let gem = 0; gem <= OVERHEAT; gem++) if (s.supply[gem] > 0) list.push(ACTIONS.ENERGIZE[gem]);
      list.push(ACTIONS.SKIP_ENERGIZE);
      break;
    case 'upgrade':
      upgrades(s, seat, list);
      break;
    case 'breakWeapon':
      for (let w = 0; w < ENERGIES.length; w++) {
        if (!s.pilots[seat].weapons[w].outOfOrder) list.push(ACTIONS.BREAK_WEAPON[w]);
      }
      break;
  }
  return list;
}

function placements(s: State, seat: Seat, list: Action[]): void {
  const { drawn } = s.turn;
  const { weapons } = s.pilots[seat];
  if (withinLimit(s, seat, 'activate')) {
    for (let w = 0; w < ENERGIES.length; w++) {
      if ((drawn === OVERHEAT || drawn === w) && !weapons[w].outOfOrder) list.push(ACTIONS.ACTIVATE[w]);
    }
  }
  if (withinLimit(s, seat, 'exchange')) list.push(ACTIONS.EXCHANGE);
}

function conversions(s: State, seat: Seat, list: Action[]): void {
  for (let from = 0; from < ENERGIES.length; from++) {
    if (energyOnBoard(s.pilots[seat], from) === 0) continue;
    for (let to = 0; to < ENERGIES.length; to++) {
      if (to !== from && s.supply[to] > 0) list.push(ACTIONS.CONVERT[from][to]);
    }
  }
  list.push(ACTIONS.SKIP_CONVERT);
}

function upgrades(s: State, seat: Seat, list: Action[]): void {
  const { cards } = contentOf(s.options);
  const { credits, weapons } = s.pilots[seat];
  for (let i = 0; i < s.track.length; i++) {
    const card = s.track[i];
    if (card < 0 || cards[card].cost > credits) continue;
    if (needsRoom(s, seat, cards[card])) list.push(...ACTIONS.BUY_AND_DISCARD[i]);
    else list.push(ACTIONS.BUY[i]);
  }
  if (credits >= REPAIR) {
    for (let w = 0; w < ENERGIES.length; w++) if (weapons[w].outOfOrder) list.push(ACTIONS.REPAIR_WEAPON[w]);
  }
  list.push(ACTIONS.END_UPGRADE);
}
