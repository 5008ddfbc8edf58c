import type { Seat } from '@starboard/kernel';
import type { View } from '@starboard/orbital';
import type { Glance } from '../../contract/entry.ts';
import { SEATS } from './art/palette.ts';
import { miniature } from './miniature.ts';

function Emblem({ seat }: { readonly seat: Seat }) {
  const { emblem, light, ink } = SEATS[seat];
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" focusable="false">
      <path style={{ fill: `light-dark(${ink}, ${light})` }} fillRule="evenodd" d={emblem} />
    </svg>
  );
}

const orbital: Glance<View> = {
  draw: miniature,
  score: (view) => view.players.map(({ vp }, seat) => ({ points: `${vp}`, sign: <Emblem seat={seat} /> })),
};

/** Matches of Orbital at a glance. The home page handles all games alike, so the types of this one end here. */
export const glance = orbital as unknown as Glance;
