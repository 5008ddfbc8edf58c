import { beside, nothing, watched } from './motion.mjs';
import { advance, fresh, OPEN, play, pressOne } from './visit.mjs';

/** Presses whose motion is watched, and the most that are tried for them. */
const WATCHED = 8;
const TRIES = 60;
const ENDING = '[data-part="ending"]';

/** Nobody is taught the signs of a table while it is measured. */
const GAME_IDS = ['siege', 'settlers', 'invasion', 'scramble', 'orbital'];

/** What moves at each table. `from`: decisions of the person before it is watched. */
export const SCENES = [
  { game: 'Stellar Siege', what: 'cards fly', from: 0 },
  { game: 'We Come In Peace', what: 'dice roll and saucers strike', from: 3 },
  { game: 'Stellar Scramble', what: 'gems, shots and the fleet move', from: 20 },
  { game: 'Star Scrappers: Orbital', what: 'modules fly and are built', from: 20 },
];

/** What moves after presses in a match against bots. */
export function scene(home, { game, from }) {
  return fresh(
    async (page) => {
      await play(page, home, game);
      await advance(page, from);
      await page.waitForTimeout(1500);
      const seen = nothing();
      for (let i = 0; i < TRIES && seen.presses < WATCHED; i++) {
        await page.waitForSelector(`${OPEN}, ${ENDING}`);
        // A short match may be over before enough was seen.
        if (await page.$(ENDING)) break;
        await watched(page, seen, () => pressOne(page, i));
      }
      return { ...seen, ...(await beside(page, seen)) };
    },
    { deal: 1, settings: { skip: false, sound: false, bots: 'fast', known: GAME_IDS } },
  );
}
