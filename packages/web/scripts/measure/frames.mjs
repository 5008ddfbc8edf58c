import { advance, fresh, OPEN, play, pressOne } from './visit.mjs';

/** Presses whose motion is watched, and the most that are tried for them. */
const WATCHED = 8;
const TRIES = 60;
const ENDING = '[data-part="ending"]';
/** The longest motion of one press, in milliseconds; it ends before when nothing moves any more. */
const LONGEST = 2500;
/** The longest interval that still counts as one frame at 60 a second. */
const FRAME = 20;
/** What the compositor moves without the page. */
const COMPOSITED = ['transform', 'translate', 'rotate', 'scale', 'opacity', 'filter'];

/** Nobody is taught the signs of a table while it is measured. */
const GAME_IDS = ['siege', 'settlers', 'invasion', 'scramble', 'orbital'];

/** What moves at each table. `from`: decisions of the person before it is watched; `press`: what is pressed for it. */
export const SCENES = [
  { game: 'Stellar Siege', what: 'cards fly', from: 0 },
  { game: 'We Come In Peace', what: 'dice roll and saucers strike', from: 8 },
  { game: 'Stellar Scramble', what: 'gems, shots and the fleet move', from: 20 },
  { game: 'Star Scrappers: Orbital', what: 'modules fly and are built', from: 20 },
];

/**
 * The frames of what moves after presses: the share that came in time, the same share for equally many plain boxes on
 * an empty page of the same browser, long tasks meanwhile, and what was animated on the page itself.
 */
export function frames(home, { game, from }) {
  return fresh(
    async (page) => {
      await play(page, home, game);
      await advance(page, from);
      await page.waitForTimeout(1500);
      const seen = { presses: 0, most: 0, intervals: [], longTasks: 0, slow: new Set() };
      for (let i = 0; i < TRIES && seen.presses < WATCHED; i++) {
        await page.waitForSelector(`${OPEN}, ${ENDING}`);
        // A short match may be over before enough was seen.
        if (await page.$(ENDING)) break;
        await watched(page, seen, i);
      }
      const boxes = await plainBoxes(page, seen);
      return { ...seen, slow: [...seen.slow], share: inTime(seen.intervals), boxes: inTime(boxes) };
    },
    { deal: 1, settings: { skip: false, sound: false, bots: 'fast', known: GAME_IDS } },
  );
}

async function watched(page, seen, n) {
  const watching = page.evaluate(watch, LONGEST);
  await pressOne(page, n);
  const { most, intervals, longTasks, properties } = await watching;
  if (most === 0) return;
  seen.presses++;
  seen.most = Math.max(seen.most, most);
  seen.intervals.push(...intervals);
  seen.longTasks += longTasks;
  for (const property of properties) if (!COMPOSITED.includes(property)) seen.slow.add(property);
}

/** The share of frames that came in time. */
export function inTime(intervals) {
  return intervals.filter((ms) => ms <= FRAME).length / Math.max(1, intervals.length);
}

/** In the page, before something is pressed: watches every frame while anything of the table moves and comes to an end. */
async function watch(longest) {
  const tasks = [];
  const longs = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  longs.observe({ type: 'longtask' });
  const moving = () =>
    document.getAnimations().filter(({ effect, playState }) => {
      const within = effect?.target?.closest?.('[data-part="playing"], [data-part="stage"]') ?? effect?.target?.popover;
      return playState === 'running' && within && effect.getComputedTiming().iterations !== Infinity;
    });
  const intervals = [];
  const properties = new Set();
  let [most, began, still] = [0, 0, 0];
  const start = performance.now();
  let last = start;
  while (performance.now() - start < longest && still < (began > 0 ? 12 : 40)) {
    const now = await new Promise(requestAnimationFrame);
    const animations = moving();
    if (animations.length > 0) {
      if (began > 0 && still === 0) intervals.push(now - last);
      began ||= now;
      still = 0;
      most = Math.max(most, animations.length);
      for (const { effect } of animations)
        for (const frame of effect.getKeyframes())
          for (const key of Object.keys(frame))
            if (!['offset', 'computedOffset', 'easing', 'composite'].includes(key)) properties.add(key);
    } else still++;
    last = now;
  }
  longs.disconnect();
  // What the press itself set off comes before anything moves and is measured as its answer.
  const during = tasks.filter(({ startTime }) => began > 0 && startTime >= began && startTime <= last);
  return { most, intervals, properties: [...properties], longTasks: during.length };
}

/** The intervals of as many frames while as many boxes move, on a page that has nothing else. */
async function plainBoxes(page, { most, intervals }) {
  await page.goto('about:blank');
  return page.evaluate(
    async ([count, wanted]) => {
      document.body.textContent = '';
      const boxes = Array.from({ length: count }, (_, i) => {
        const box = document.createElement('div');
        box.style.cssText = `position:fixed;width:90px;height:120px;left:${(i * 97) % 1200}px;top:20px;background:hsl(${i * 40} 60% 50%)`;
        document.body.append(box);
        return box;
      });
      const seen = [];
      while (seen.length < wanted) {
        const way = [{ transform: 'none' }, { transform: 'translate(60px, 500px) rotate(20deg)' }];
        const [first] = boxes.map((box) => box.animate(way, { duration: 700, easing: 'ease-out' }));
        let last = await new Promise(requestAnimationFrame);
        while (first?.playState === 'running') {
          const now = await new Promise(requestAnimationFrame);
          seen.push(now - last);
          last = now;
        }
      }
      return seen;
    },
    [Math.max(1, most), intervals.length],
  );
}
