import { beside, nothing, watched } from './motion.mjs';
import { openPosition } from './stored.mjs';
import { fresh } from './visit.mjs';

/** Longer than a shot with its debris and trophies. */
const LONGEST = 2500;

/** What moves when a shot of Scramble hits many. */
export function shot(home) {
  return fresh(
    async (page) => {
      await openPosition(page, home, 'blast');
      const seen = nothing();
      await watched(page, seen, () => page.click('[data-choice="fire"]'), { longest: LONGEST });
      return { ...seen, ...(await beside(page, seen)) };
    },
    { settings: { skip: false, sound: false, bots: 'slow', known: ['scramble'] } },
  );
}
