import { cindermaw, dustwallow, gloomvale, mossgard, pelagia, quartzine } from './art/emblems.ts';
import { PALETTES } from './art/palettes.ts';

/** By seat. */
const EMBLEMS = [mossgard, pelagia, cindermaw, quartzine, dustwallow, gloomvale] as const;

/** The emblem of a planet, as large as the text around it. */
export function Emblem({ seat }: { readonly seat: number }) {
  return (
    <svg viewBox="0 0 512 512" width="1em" height="1em" aria-hidden="true" focusable="false">
      <circle cx="256" cy="256" r="246" fill={PALETTES[seat].seat} stroke="#1a1423" strokeWidth="20" />
      <path d={EMBLEMS[seat]} fill="#1a1423" transform="translate(82 82) scale(.68)" />
    </svg>
  );
}
