import { beside, nothing, watched } from './motion.mjs';
import { openPosition } from './stored.mjs';
import { fresh } from './visit.mjs';

/** Throws that are watched at each table. */
const ROLLS = 6;
const MAIN = '[data-main="true"]:not([aria-disabled="true"])';

/** Seven dice of Settlers, turn after turn; a turn ends as soon as the chances stand at the cards. */
export function settlersRolls(home) {
  return fresh(
    async (page) => {
      await page.addInitScript(() => {
        const places = ['person', 'easy'].map((who) => ({ who, name: '' }));
        localStorage.setItem('starboard.setup.settlers', JSON.stringify({ places, options: {} }));
      });
      await page.goto(`${home}new/settlers`);
      await page.locator('button[type="submit"]').click();
      const seen = { ...nothing(), odds: [] };
      while (seen.presses < ROLLS) {
        await offered(page, '[data-choice="roll"][data-main="true"]');
        await page.waitForTimeout(1200);
        await thrown(page, seen, '[data-well="target"] [data-thing^="pack:"]');
        await page.waitForTimeout(600);
        await offered(page, '[data-choice="endTurn"]:not([aria-disabled="true"])');
        await page.click('[data-choice="endTurn"]');
      }
      return { ...seen, ...(await beside(page, seen)) };
    },
    { settings: { skip: false, sound: false, bots: 'instant', known: ['settlers'] } },
  );
}

/** Nine Invasion dice and five Defense dice of We Come In Peace, match after match. */
export function invasionRolls(home) {
  return fresh(
    async (page) => {
      const seen = { ...nothing(), odds: [] };
      for (let match = 0; match < ROLLS; match++) {
        await openPosition(page, home, 'lastThrow', match);
        await page.click('[data-choice="rebuildDone"]');
        // It is asked twice, as something is given up.
        const press = () => page.click('[data-choice="rebuildDone"][data-forfeits="sure"]');
        await thrown(page, seen, '[data-anchor="screen"] button small', press);
      }
      return { ...seen, ...(await beside(page, seen)) };
    },
    { settings: { skip: false, sound: false, bots: 'instant', known: ['invasion'] } },
  );
}

/** Watches a throw, and how long after its dice move the chances are on the page (`shown`). */
async function thrown(page, seen, shown, press = () => page.click(MAIN)) {
  const { began, appeared } = await watched(page, seen, press, { shown, longest: 1500 });
  if (appeared !== undefined) seen.odds.push({ press: appeared, roll: Math.max(0, appeared - began) });
}

/** Waits until something is offered; what others show meanwhile is skipped. */
async function offered(page, what) {
  for (let wait = 0; wait < 600; wait++) {
    if (await page.locator(what).first().isVisible()) return;
    // On the own turn the key would roll.
    if ((await page.getAttribute('[data-mine]', 'data-mine')) === 'false') await page.keyboard.press('Space');
    await page.waitForTimeout(100);
  }
  throw new Error(`nobody is asked for ${what}`);
}
