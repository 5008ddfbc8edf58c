import { pointsOf, type View } from '@starboard/invasion';
import type { Glance } from '../../contract/entry.ts';
import { Emblem } from './Emblem.tsx';
import { miniature } from './miniature.ts';

const invasion: Glance<View> = {
  draw: miniature,
  score: (view) =>
    view.planets.map((planet, seat) => ({ points: `${pointsOf(planet)}`, sign: <Emblem seat={seat} /> })),
};

/** Matches of We Come In Peace at a glance. The home page handles all games alike, so the types of this one end here. */
export const glance = invasion as unknown as Glance;
