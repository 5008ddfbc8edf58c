import type { PilotColour } from '@starboard/scramble';

/** The signs of the pilots, in a box of 24 by 24. */
export const EMBLEMS: Readonly<Record<PilotColour, string>> = {
  orange: 'M15.5 2.5a6.5 6.5 0 1 1-4.6 11.1L2 22l4.3-9.4L1.5 15 9 7.4A6.5 6.5 0 0 1 15.5 2.5z',
  purple: 'M15.8 1.8A10.6 10.6 0 1 0 22.3 15.6 8.4 8.4 0 1 1 15.8 1.8z',
  teal: 'M1 5.5c5 0 8.5 1.5 11 5 2.5-3.5 6-5 11-5-1 4-3.3 6-6.2 6.6L19 15l-4-.6L12 20l-3-5.600L5 15l2.2-2.900C4.3 11.5 2 9.5 1 5.500z',
  white: 'M12 1.500a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z',
};
