import type { Player } from '@starboard/table';
import { Emblem, SEAT_LOOKS } from '../art/emblems.tsx';
import type { SeatFace } from '../contract/skin.ts';

/** A name, a colour and an emblem for each seat, so that colour is never the only sign. */
export function facesOf(players: readonly Pick<Player, 'name'>[]): SeatFace[] {
  return players.map(({ name }, seat) => ({ name, colour: SEAT_LOOKS[seat].colour, emblem: <Emblem seat={seat} /> }));
}
