import { openPosition } from './stored.mjs';
import { fresh, OPEN } from './visit.mjs';

const PRESSES = 12;
const POSITIONS = 5;

/** How long each press on the table took until the next paint, in ms, while a bot of the highest level thinks. */
export function presses(home, deal) {
  return fresh(
    async (page) => {
      await page.addInitScript(() => {
        const places = [
          { who: 'person', name: '' },
          { who: 'expert', name: '' },
        ];
        localStorage.setItem('starboard.setup.siege', JSON.stringify({ places, options: {} }));
      });
      await page.goto(`${home}new/siege`);
      await page.locator('button[type="submit"]').click();
      await page.waitForSelector('[data-mine]');
      await listen(page);
      let done = 0;
      for (let turn = 0; turn < 60 && done < PRESSES; turn++) {
        if ((await page.getAttribute('[data-mine]', 'data-mine')) === 'true') {
          await page.evaluate((open) => document.querySelector(open)?.click(), OPEN);
          await page.waitForTimeout(150);
          continue;
        }
        const planets = page.locator('[data-thing^="planet:"]');
        for (let i = 0; i < 4 && done < PRESSES; i++) {
          if ((await page.getAttribute('[data-mine]', 'data-mine')) === 'true') break;
          const box = await planets.nth((done * 3) % 8).boundingBox();
          if (!box) break;
          await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 30 });
          done++;
          await page.waitForTimeout(200);
        }
      }
      return answered(page, done);
    },
    { deal, settings: { bots: 'slow', sound: false, skip: false } },
  );
}

/** What can be pressed in a position of many choices, thing by thing, each taken back; ms until what it changes is painted. */
export function choosing(home, name) {
  return fresh(
    async (page) => {
      await openPosition(page, home, name);
      await listen(page);
      const open = await page
        .locator('[data-thing][data-open="true"]')
        .evaluateAll((all) => all.filter((e) => e.checkVisibility()).map((e) => e.getAttribute('data-thing')));
      for (const thing of open.slice(0, PRESSES)) {
        await page.locator(`[data-thing="${thing}"]`).first().click();
        await page.waitForTimeout(500);
        await page.keyboard.press('Escape');
        await page.waitForTimeout(500);
      }
      return answered(page, 2 * Math.min(open.length, PRESSES));
    },
    { settings: { sound: false, known: ['orbital'] } },
  );
}

/** The first thing that is open in each of several positions of a kind; ms until what it changes is painted. */
export function firstPress(home, name, things) {
  return fresh(
    async (page) => {
      const waits = [];
      for (let n = 0; n < POSITIONS; n++) {
        await openPosition(page, home, name, n);
        await listen(page);
        await page.locator(things).first().click();
        waits.push(...(await answered(page, 1)));
      }
      return waits;
    },
    { settings: { sound: false, known: ['scramble'] } },
  );
}

function listen(page) {
  return page.evaluate(() => {
    window.answered = new Map();
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId)
          window.answered.set(interactionId, Math.max(window.answered.get(interactionId) ?? 0, duration));
    }).observe({ type: 'event', durationThreshold: 16 });
  });
}

/** A press answered within a frame is not reported at all. */
async function answered(page, done) {
  await page.waitForTimeout(500);
  const measured = await page.evaluate(() => [...window.answered.values()]);
  return [...measured, ...new Array(Math.max(0, done - measured.length)).fill(16)];
}
