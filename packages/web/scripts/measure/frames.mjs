import { fresh, OPEN, play } from './visit.mjs';

const FLIGHTS = 8;
/** Longer than a flight with its stagger. */
const WATCHED = 700;
/** What the compositor moves without the page. */
const COMPOSITED = ['transform', 'translate', 'rotate', 'scale', 'opacity', 'filter'];

/** The frames of flying cards: their intervals, long tasks meanwhile, and what was animated on the page itself. */
export function frames(home, deal) {
  return fresh(
    async (page) => {
      await play(page, home);
      await page.waitForTimeout(2500);
      const intervals = [];
      const slow = new Set();
      let longTasks = 0;
      let flights = 0;
      for (let press = 0; press < 40 && flights < FLIGHTS; press++) {
        await page.waitForSelector(OPEN);
        const seen = await page.evaluate(watch, [OPEN, WATCHED]);
        if (seen.moved === 0) continue;
        flights++;
        intervals.push(...seen.intervals);
        longTasks += seen.longTasks;
        for (const property of seen.properties) if (!COMPOSITED.includes(property)) slow.add(property);
      }
      return { flights, intervals, longTasks, slow: [...slow] };
    },
    { deal, settings: { skip: false, sound: false } },
  );
}

/** Presses what can be pressed, and watches every frame from the first that moves a piece. */
async function watch([open, ms]) {
  const longs = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push(entry);
  });
  const tasks = [];
  longs.observe({ type: 'longtask' });
  const flying = () =>
    document.getAnimations().filter(({ effect }) => effect?.target?.closest?.('[data-piece], [data-part="board"]'));
  document.querySelector(open)?.click();
  const intervals = [];
  const properties = new Set();
  let moved = 0;
  let began = 0;
  const start = performance.now();
  let last = start;
  while (performance.now() - start < ms) {
    const now = await new Promise(requestAnimationFrame);
    const animations = flying().filter(({ effect }) => effect.target.matches('[data-piece]'));
    if (animations.length > 0) {
      if (moved > 0) intervals.push(now - last);
      else began = now;
      moved++;
      for (const { effect } of animations)
        for (const frame of effect.getKeyframes())
          for (const key of Object.keys(frame))
            if (!['offset', 'computedOffset', 'easing', 'composite'].includes(key)) properties.add(key);
    }
    last = now;
  }
  longs.disconnect();
  const during = tasks.filter((task) => moved > 0 && task.startTime >= began);
  return { moved, intervals, properties: [...properties], longTasks: during.length };
}
