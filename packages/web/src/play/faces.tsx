import type { Player } from '@starboard/table';
import { Emblem, SEAT_LOOKS } from '../art/emblems.tsx';
import type { GameSkin, SeatFace } from '../contract/skin.ts';

type Looks = ReturnType<NonNullable<GameSkin['looks']>>;

/** A name, a colour and an emblem for each seat, so that colour is never the only sign; as the game paints them. */
export function facesOf(players: readonly Pick<Player, 'name'>[], looks?: Looks): SeatFace[] {
  return players.map(({ name }, seat) => ({
    name,
    ...(looks?.[seat] ?? { colour: SEAT_LOOKS[seat].colour, emblem: <Emblem seat={seat} /> }),
  }));
}
