import { fresh } from './visit.mjs';

const ROLLS = 6;
/** A throw is over after this. */
const WATCHED = 850;

/**
 * The frames of seven dice that tumble at a table of Settlers, and of as many plain boxes that move on the same page right
 * after; long tasks meanwhile; and how long after the press of each roll, and after its dice are there, the chances of all
 * cards are on the page.
 */
export function dice(home) {
  return fresh(
    async (page) => {
      await page.addInitScript(() => {
        const places = ['person', 'easy'].map((who) => ({ who, name: '' }));
        localStorage.setItem('starboard.setup.settlers', JSON.stringify({ places, options: {} }));
      });
      await page.goto(`${home}new/settlers`);
      await page.locator('button[type="submit"]').click();
      const seen = { intervals: [], boxes: [], longTasks: 0, odds: [] };
      for (let roll = 0; roll < ROLLS; roll++) {
        await myTurn(page);
        await page.waitForTimeout(1200);
        const { intervals, longTasks, odds, rolled, moved } = await page.evaluate(watchRoll, WATCHED);
        seen.intervals.push(...intervals);
        seen.longTasks += longTasks;
        if (odds !== undefined) seen.odds.push({ press: odds, roll: Math.max(0, odds - (rolled ?? 0)) });
        await page.waitForTimeout(300);
        seen.boxes.push(...(await page.evaluate(watchBoxes, [moved, WATCHED])));
        await page.evaluate(() => document.querySelector('[data-choice="endTurn"]').click());
      }
      return seen;
    },
    { settings: { skip: false, sound: false, bots: 'instant', known: ['settlers'] } },
  );
}

/** Waits for the first roll of a turn; what the bot shows meanwhile is skipped. */
async function myTurn(page) {
  const roll = page.locator('[data-choice="roll"][data-main="true"]');
  for (let wait = 0; wait < 600; wait++) {
    if (await roll.isVisible()) return;
    await page.keyboard.press('Space');
    await page.waitForTimeout(100);
  }
  throw new Error('nobody asks for a roll');
}

/** Presses the button and watches every frame in which a die moves. */
async function watchRoll(ms) {
  const tasks = [];
  const longs = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  longs.observe({ type: 'longtask' });
  const moving = () =>
    document.getAnimations().filter(({ effect }) => effect?.target?.closest?.('[data-piece^="die:"]')).length;
  const told = () => document.querySelector('[data-well="target"] [data-thing^="pack:"]');
  const start = performance.now();
  document.querySelector('[data-main="true"]').click();
  const intervals = [];
  let [moved, last, odds, rolled, began] = [0, start, undefined, undefined, undefined];
  while (performance.now() - start < ms) {
    const now = await new Promise(requestAnimationFrame);
    const animations = moving();
    if (animations > 0) rolled ??= performance.now() - start;
    if (odds === undefined && told()) odds = performance.now() - start;
    if (animations > 0) {
      if (began !== undefined) intervals.push(now - last);
      began ??= now;
      moved = Math.max(moved, animations);
    }
    last = now;
  }
  longs.disconnect();
  return {
    intervals,
    odds,
    rolled,
    moved,
    longTasks: tasks.filter((task) => task.startTime >= (began ?? start)).length,
  };
}

/** As many plain boxes on the same page, moved as long by transforms alone. */
async function watchBoxes([count, ms]) {
  const boxes = Array.from({ length: count }, (_, i) => {
    const box = document.createElement('div');
    box.style.cssText = `position:fixed;left:${(i % 7) * 90 + 300}px;top:600px;width:60px;height:60px;background:#fff`;
    document.body.append(box);
    const keys = [{ transform: 'translate(-60px, -40px)' }, { transform: 'none' }];
    box.animate(keys, { duration: 650 + i * 5, easing: 'ease-out' });
    return box;
  });
  const intervals = [];
  const start = performance.now();
  let last = await new Promise(requestAnimationFrame);
  while (performance.now() - start < Math.min(ms, 650)) {
    const now = await new Promise(requestAnimationFrame);
    intervals.push(now - last);
    last = now;
  }
  for (const box of boxes) box.remove();
  return intervals;
}
