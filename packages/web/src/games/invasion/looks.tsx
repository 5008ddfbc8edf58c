import { PLANETS, type View } from '@starboard/invasion';
import { Picture } from '../../art/Picture.tsx';
import type { SeatFace } from '../../contract/skin.ts';
import { PALETTES } from './art/palettes.ts';
import { commanderSvg } from './art/people.ts';
import { cindermaw, dustwallow, gloomvale, mossgard, pelagia, quartzine } from './icons.ts';
import css from './looks.module.css';

/** By seat. */
const EMBLEMS = [mossgard, pelagia, cindermaw, quartzine, dustwallow, gloomvale] as const;

type Look = Omit<SeatFace, 'name'>;

/** The emblem of a planet, as large as the text around it. */
export function Emblem({ seat }: { readonly seat: number }) {
  return (
    <svg viewBox="0 0 512 512" width="1em" height="1em" aria-hidden="true" focusable="false">
      <circle cx="256" cy="256" r="246" fill={PALETTES[seat].seat} stroke="#1a1423" strokeWidth="20" />
      <path d={EMBLEMS[seat]} fill="#1a1423" transform="translate(82 82) scale(.68)" />
    </svg>
  );
}

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
