import { answered, beside, noteArrivals, nothing, watched } from './motion.mjs';
import { openPosition } from './stored.mjs';
import { fresh } from './visit.mjs';

/** Throws that are watched at each table. */
const ROLLS = 6;
/** So long a throw is watched, in milliseconds. */
const LONGEST = 1500;
const MAIN = '[data-main="true"]:not([aria-disabled="true"])';
/** Where chances stand: at the packs that fit, and at stopping. */
const PACKS = '[data-well="target"] [data-thing^="pack:"]';
const STOPPING = '[data-anchor="screen"] button small';

/** Seven dice of Settlers, turn after turn; a turn ends as soon as the chances stand at the cards. */
export function settlersRolls(home, animation = 'normal') {
  return rolls(animation, 'settlers', async (page, seen) => {
    await page.addInitScript(() => {
      const places = ['person', 'easy'].map((who) => ({ who, name: '' }));
      localStorage.setItem('starboard.setup.settlers', JSON.stringify({ places, options: {} }));
    });
    await page.goto(`${home}new/settlers`);
    await page.locator('button[type="submit"]').click();
    while (seen.odds.length < ROLLS) {
      await offered(page, '[data-choice="roll"][data-main="true"]');
      await page.waitForTimeout(1200);
      await thrown(page, seen, PACKS, () => page.click(MAIN));
      await offered(page, '[data-choice="endTurn"]:not([aria-disabled="true"])');
      await page.click('[data-choice="endTurn"]');
    }
  });
}

/** Nine Invasion dice and five Defense dice of We Come In Peace, match after match. */
export function invasionRolls(home, animation = 'normal') {
  return rolls(animation, 'invasion', async (page, seen) => {
    while (seen.odds.length < ROLLS) {
      await openPosition(page, home, 'lastThrow', seen.odds.length);
      await page.click('[data-choice="rebuildDone"]');
      // It is asked twice, as something is given up.
      await thrown(page, seen, STOPPING, () => page.click('[data-choice="rebuildDone"][data-forfeits="sure"]'));
    }
  });
}

/** Frames of all throws, where they are animated, and how long the chances of each took. */
function rolls(animation, game, play) {
  return fresh(
    async (page) => {
      await noteArrivals(page);
      const seen = { ...nothing(), odds: [], moving: animation !== 'off' };
      await play(page, seen);
      return seen.moving ? { ...seen, ...(await beside(page, seen)) } : seen;
    },
    { settings: { skip: false, sound: false, bots: 'instant', animation, known: [game] } },
  );
}

/**
 * Watches a throw. Chances tell what the dice show, so their time begins when all of these lie; where nothing moves, with
 * the position that comes from the thread of the table.
 */
async function thrown(page, seen, shown, press) {
  const how = { shown, longest: LONGEST };
  const waited = seen.moving ? await lain(page, seen, press, how) : await answered(page, press, how);
  await page.waitForTimeout(600);
  // Not every roll has a pack that fits; what came too late counts in full.
  if (waited !== undefined || (await page.locator(shown).count()) > 0) seen.odds.push(waited ?? LONGEST);
}

async function lain(page, seen, press, how) {
  const { lay, painted } = await watched(page, seen, press, how);
  return painted === undefined ? undefined : painted - lay;
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
