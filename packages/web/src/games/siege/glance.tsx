import { halfPoints, type View } from '@starboard/siege';
import type { Glance } from '../../contract/entry.ts';
import { Crest } from './Crest.tsx';
import { miniature } from './miniature.ts';

const siege: Glance<View> = {
  draw: miniature,
  score: (view) =>
    halfPoints(view).map((half, seat) => ({
      points: told(half),
      sign: <Crest species={view.players[seat].species} />,
    })),
};

/** Half points as they are said: 2½. */
function told(half: number): string {
  const whole = Math.floor(half / 2);
  return half % 2 ? `${whole || ''}½` : `${whole}`;
}

/** Matches of Stellar Siege at a glance. The home page handles all games alike, so the types of this one end here. */
export const glance = siege as unknown as Glance;
