import type { View } from '@starboard/scramble';
import type { Glance } from '../../contract/entry.ts';
import { PILOT_HUES } from './art/hues.ts';
import { miniature } from './miniature.ts';
import { Emblem } from './Signs.tsx';

const scramble: Glance<View> = {
  draw: miniature,
  score: ({ pilots }) =>
    pilots.map(({ victory, colour }) => ({
      points: `${victory.length}`,
      sign: <Emblem colour={colour} fill={PILOT_HUES[colour]} />,
    })),
};

/** Matches of Stellar Scramble at a glance. The home page handles all games alike, so the types of this one end here. */
export const glance = scramble as unknown as Glance;
