import { PLANETS, type View } from '@starboard/invasion';
import { Picture } from '../../art/Picture.tsx';
import type { SeatFace } from '../../contract/skin.ts';
import { PALETTES } from './art/palettes.ts';
import { commanderSvg } from './art/people.ts';
import { Emblem } from './Emblem.tsx';
import css from './looks.module.css';

type Look = Omit<SeatFace, 'name'>;

export const LOOKS: readonly Look[] = PLANETS.map((_, seat) => ({
  colour: PALETTES[seat].seat,
  emblem: <Emblem seat={seat} />,
  portrait: <Picture name={`commander ${seat}`} draw={() => commanderSvg(seat)} className={css.portrait} />,
}));

const BY_COUNT = Array.from({ length: PLANETS.length + 1 }, (_, count) => LOOKS.slice(0, count));

/** Each seat has a planet, and with it a colour, an emblem and a commander. */
export function looks({ planets }: View): readonly Look[] {
  return BY_COUNT[planets.length];
}
