// Chances with Resource Upgrades take a while: a thread of their own works them out, so that no die ever waits for them.
import { boostsOf } from '@starboard/settlers';
import type { BoostsQuestion } from './useBoosts.ts';

addEventListener('message', ({ data: { id, view, card } }: MessageEvent<BoostsQuestion>) => {
  postMessage({ id, boosts: boostsOf(view, card) });
});
