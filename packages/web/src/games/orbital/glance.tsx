import type { View } from '@starboard/orbital';
import type { Glance } from '../../contract/entry.ts';
import { miniature } from './miniature.ts';
import { Emblem } from './Signs.tsx';

const orbital: Glance<View> = {
  draw: miniature,
  score: (view) => view.players.map(({ vp }, seat) => ({ points: `${vp}`, sign: <Emblem seat={seat} /> })),
};

/** Matches of Orbital at a glance. The home page handles all games alike, so the types of this one end here. */
export const glance = orbital as unknown as Glance;
