import { pointsOf, type View } from '@starboard/settlers';
import { Picture } from '../../art/Picture.tsx';
import type { Glance } from '../../contract/entry.ts';
import { sealSvg } from './art/seal.ts';
import { miniature } from './miniature.ts';

const sealOf = (seat: number) => <Picture name={`settlers seal ${seat}`} draw={() => sealSvg(seat)} urgent />;

const settlers: Glance<View> = {
  draw: miniature,
  score: (view) => pointsOf(view).map((points, seat) => ({ points: `${points}`, sign: sealOf(seat) })),
};

/** Matches of Stellar Settlers at a glance. The home page handles all games alike, so the types of this one end here. */
export const glance = settlers as unknown as Glance;
