import type { PilotColour, View } from '@starboard/scramble';
import type { Glance } from '../../contract/entry.ts';
import { EMBLEMS } from './art/emblems.ts';
import { PILOT_HUES } from './art/hues.ts';
import { miniature } from './miniature.ts';

function Emblem({ colour }: { readonly colour: PilotColour }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" focusable="false">
      <path fillRule="evenodd" fill={PILOT_HUES[colour]} d={EMBLEMS[colour]} />
    </svg>
  );
}

const scramble: Glance<View> = {
  draw: miniature,
  score: ({ pilots }) =>
    pilots.map(({ victory, colour }) => ({
      points: `${victory.length}`,
      sign: <Emblem colour={colour} />,
    })),
};

/** Matches of Stellar Scramble at a glance. The home page handles all games alike, so the types of this one end here. */
export const glance = scramble as unknown as Glance;
