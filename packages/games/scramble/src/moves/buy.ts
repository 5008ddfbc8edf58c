import type { Seat, Violation } from '@starboard/kernel';
import { BUY, BUY_AND_DISCARD, type MoveOf, SLOT } from '../actions.ts';
import { SYSTEM_SLOTS } from '../content/boards.ts';
import { contentOf, type Face } from '../content.ts';
import { addGem, changeWeapon } from '../pilot.ts';
import { discard } from '../track.ts';
import { GAP, GEMS, type Gem, type State } from '../types.ts';

/** Buy an Upgrade card from the Progress Track. */
export const buy: MoveOf<'buy'> = {
  type: 'buy',
  fields: { slot: SLOT, discard: { is: 'optional', of: { is: 'choice', of: [0, 1, 2] } } },
  *candidates(s, seat) {
    const { cards } = contentOf(s.options);
    for (let i = 0; i < s.track.length; i++) {
      if (s.track[i] < 0) continue;
      if (needsRoom(s, seat, cards[s.track[i]])) yield* BUY_AND_DISCARD[i];
      else yield BUY[i];
    }
  },
  check(s, seat, { slot, discard: index }) {
    const card = s.track[slot - 1];
    if (card < 0) return { rule: card === GAP ? 'SCRAMBLE-RULING-49' : 'SCRAMBLE-RULING-50', with: { slot } };
    const face = contentOf(s.options).cards[card];
    const { credits } = s.pilots[seat];
    if (face.cost > credits) return { rule: 'SCRAMBLE-UPG-1', with: { cost: face.cost, credits } };
    return roomProblem(s, seat, face, index);
  },
  notNow: () => ({ rule: 'SCRAMBLE-TURN-3' }),
  apply(s, seat, { slot, discard: index }, emit) {
    const { cards } = contentOf(s.options);
    const card = s.track[slot - 1];
    const { id, cost, weapon } = cards[card];
    const p = s.pilots[seat];
    const gone = index === undefined ? undefined : p.systems[index];
    p.credits -= cost;
    s.track = s.track.with(slot - 1, GAP);
    if (gone !== undefined) {
      p.systems = p.systems.filter((system) => system !== gone);
      discard(s, [gone]);
    }
    if (weapon < 0) p.systems = [...p.systems, card];
    else changeWeapon(p, weapon, { cards: [...p.weapons[weapon].cards, card] });
    const bought = {
      type: 'buy',
      seat,
      card: id,
      slot,
      cost,
      gems: takeGems(s, seat, cards[card]),
    } as const;
    emit(gone === undefined ? bought : { ...bought, discarded: cards[gone].id });
  },
};

/** The gems of a Weapon card that the supply can give go into the bag. */
function takeGems(s: State, seat: Seat, { gems }: Face): Gem[] {
  return gems.filter((gem) => addGem(s, seat, gem)).map((gem) => GEMS[gem]);
}

/** Whether a System has to go before this card can be placed (SCRAMBLE-UPG-4). */
export function needsRoom(s: State, seat: Seat, { weapon }: Face): boolean {
  return weapon < 0 && s.pilots[seat].systems.length >= SYSTEM_SLOTS;
}

function roomProblem(s: State, seat: Seat, face: Face, index: number | undefined): Violation | undefined {
  if (needsRoom(s, seat, face)) return index === undefined ? { rule: 'SCRAMBLE-UPG-4' } : undefined;
  return index === undefined ? undefined : { rule: 'SCRAMBLE-RULING-55' };
}
