import type { View } from '@starboard/settlers';
import type { SeatFace } from '../../contract/skin.ts';
import { WAX } from './art/palette.ts';
import css from './looks.module.css';
import { Seal } from './Token.tsx';

type Look = Omit<SeatFace, 'name'>;

const ALL: readonly Look[] = WAX.map(({ light }, seat) => ({
  colour: light,
  emblem: <Seal seat={seat} className={css.emblem} />,
  portrait: <Seal seat={seat} className={css.portrait} />,
}));
const TABLES = ALL.map((_, n) => ALL.slice(0, n + 1));

/** Each seat by its seal: wax of its own colour with an emblem pressed into it. */
export function looks({ players }: View): readonly Look[] {
  return TABLES[players.length - 1];
}
