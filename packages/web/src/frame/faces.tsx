import { Emblem, SEAT_LOOKS } from '../art/emblems.tsx';
import type { SeatFace } from '../games/contract.ts';
import type { Sitter } from '../table/seats.ts';

/** A name, a colour and an emblem for each seat, so that colour is never the only sign. */
export function facesOf(sitters: readonly Pick<Sitter, 'name'>[]): SeatFace[] {
  return sitters.map(({ name }, seat) => ({ name, colour: SEAT_LOOKS[seat].colour, emblem: <Emblem seat={seat} /> }));
}
