import { pointsOf, type View } from '@starboard/settlers';
import type { Glance } from '../../contract/entry.ts';
import { miniature } from './miniature.ts';
import { Seal } from './Token.tsx';

const settlers: Glance<View> = {
  draw: miniature,
  score: (view) => pointsOf(view).map((points, seat) => ({ points: `${points}`, sign: <Seal seat={seat} /> })),
};

/** Matches of Stellar Settlers at a glance. The home page handles all games alike, so the types of this one end here. */
export const glance = settlers as unknown as Glance;
