import type { Seat } from '@starboard/kernel';
import type { View } from '@starboard/orbital';
import type { SeatFace } from '../../contract/skin.ts';
import { SEATS } from './art/palette.ts';
import css from './looks.module.css';
import { Bust, Emblem } from './Signs.tsx';

type Look = Omit<SeatFace, 'name'>;

const ALL: readonly Look[] = SEATS.map(({ light, ink }, seat) => ({
  colour: `light-dark(${ink}, ${light})`,
  emblem: <Emblem seat={seat} className={css.emblem} />,
  portrait: <Bust seat={seat} className={css.portrait} />,
}));
/** How a seat looks, at the table and before. */
export const lookOf = (seat: Seat): Look => ALL[seat];

const TABLES = ALL.map((_, n) => ALL.slice(0, n + 1));

/** Each seat by its emblem (dart, star, bars, ring, pentagon) and by its astronaut. */
export function looks({ players }: View): readonly Look[] {
  return TABLES[players.length - 1];
}
