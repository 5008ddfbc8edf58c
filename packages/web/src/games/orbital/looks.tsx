import type { View } from '@starboard/orbital';
import type { SeatFace } from '../../contract/skin.ts';
import { SEATS } from './art/palette.ts';
import css from './looks.module.css';
import { Emblem } from './Signs.tsx';

type Look = Omit<SeatFace, 'name'>;

const ALL: readonly Look[] = SEATS.map(({ light, ink }, seat) => ({
  colour: `light-dark(${ink}, ${light})`,
  emblem: <Emblem seat={seat} className={css.emblem} />,
  portrait: <Emblem seat={seat} className={css.portrait} />,
}));
const TABLES = ALL.map((_, n) => ALL.slice(0, n + 1));

/** Each seat by its emblem: dart, star, bars, ring, pentagon. */
export function looks({ players }: View): readonly Look[] {
  return TABLES[players.length - 1];
}
