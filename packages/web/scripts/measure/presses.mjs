import { fresh, OPEN } from './visit.mjs';

const PRESSES = 12;

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
      await page.evaluate(() => {
        window.answered = new Map();
        new PerformanceObserver((list) => {
          for (const { interactionId, duration } of list.getEntries())
            if (interactionId)
              window.answered.set(interactionId, Math.max(window.answered.get(interactionId) ?? 0, duration));
        }).observe({ type: 'event', durationThreshold: 16 });
      });
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
      await page.waitForTimeout(500);
      const measured = await page.evaluate(() => [...window.answered.values()]);
      // A press answered within a frame is not reported at all.
      return [...measured, ...new Array(Math.max(0, done - measured.length)).fill(16)];
    },
    { deal, settings: { bots: 'slow', sound: false, skip: false } },
  );
}
