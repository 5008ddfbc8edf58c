/** The longest interval that still counts as one frame at 60 a second. */
const FRAME = 20;
/** What the compositor moves without the page. */
const COMPOSITED = ['transform', 'translate', 'rotate', 'scale', 'opacity', 'filter'];
/** What every keyframe has besides. */
const TIMING = ['offset', 'computedOffset', 'easing', 'composite'];
/** So many frames of plain boxes at least: a handful would say nothing. */
const FEWEST = 60;

/** What was seen to move: of several presses, or of none yet. */
export function nothing() {
  return { presses: 0, most: 0, intervals: [], longTasks: 0, slow: new Set() };
}

/**
 * Presses something and adds the frames of what moves after it, until nothing does. Answers when everything lay still, and
 * when `shown` was painted, if it ever was; in milliseconds after the press.
 *
 * @param {{ longest?: number, shown?: string, always?: boolean }} options `always`: the page itself draws, so every frame
 *   counts and not only those in which an animation runs
 */
export async function watched(page, seen, press, { longest = 2500, shown, always = false } = {}) {
  const watching = page.evaluate(watch, [longest, shown, always]);
  await press();
  const { most, intervals, longTasks, properties, lay, painted } = await watching;
  if (intervals.length > 0) {
    seen.presses++;
    seen.most = Math.max(seen.most, most);
    seen.intervals.push(...intervals);
    seen.longTasks += longTasks;
    for (const property of properties) if (![...COMPOSITED, ...TIMING].includes(property)) seen.slow.add(property);
  }
  return { lay, painted };
}

/** Before a page is opened: notes when a position comes from the thread of its table. */
export function noteArrivals(page) {
  return page.addInitScript(() => {
    const Plain = Worker;
    window.Worker = class extends Plain {
      constructor(...which) {
        super(...which);
        this.addEventListener('message', ({ data }) => {
          if (['position', 'step'].includes(data?.message?.type)) window.arrived ??= performance.now();
        });
      }
    };
  });
}

/** Presses something; how long after the position that follows from it `shown` is painted, in milliseconds, if it ever is. */
export async function answered(page, press, { shown, longest }) {
  const watching = page.evaluate(
    async ([what, most]) => {
      window.arrived = undefined;
      const start = performance.now();
      while (
        !window.arrived ||
        !document.querySelector(what)?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      ) {
        await new Promise(requestAnimationFrame);
        if (performance.now() - start > most) return undefined;
      }
      // A task that is sent from a frame runs once that frame is painted.
      await new Promise((done) => {
        const paint = new MessageChannel();
        paint.port1.onmessage = done;
        paint.port2.postMessage('');
      });
      return performance.now() - window.arrived;
    },
    [shown, longest],
  );
  await press();
  return watching;
}

/** The share of frames that came in time, and the same share for equally many plain boxes in the same browser. */
export async function beside(page, { most, intervals }) {
  return { share: inTime(intervals), boxes: inTime(await plainBoxes(page, Math.max(1, most), intervals.length)) };
}

function inTime(intervals) {
  return intervals.filter((ms) => ms <= FRAME).length / Math.max(1, intervals.length);
}

/** In the page, before something is pressed: watches every frame while anything of the table moves and comes to an end. */
async function watch([longest, shown, always]) {
  const tasks = [];
  const longs = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  longs.observe({ type: 'longtask' });
  // What is drawn and kept out of sight is not shown yet.
  const seen = (what) =>
    document.querySelector(what)?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const moving = () =>
    document.getAnimations().filter(({ effect, playState }) => {
      const within = effect?.target?.closest?.('[data-part="playing"], [data-part="stage"]') ?? effect?.target?.popover;
      return playState === 'running' && within && effect.getComputedTiming().iterations !== Infinity;
    });
  const intervals = [];
  const all = new Set();
  let [most, began, lay, still, painted] = [0, 0, 0, 0, undefined];
  const start = performance.now();
  let last = start;
  // A task that is sent from a frame runs once that frame is painted.
  const paint = new MessageChannel();
  paint.port1.onmessage = () => {
    if (painted !== undefined) return;
    painted = performance.now() - start;
    // What stands there before everything lies is not waited for.
    if (began === 0 || still === 0) lay = painted;
  };
  const over = () => still >= (began > 0 ? 12 : 40) && (!shown || began === 0 || painted !== undefined);
  while (performance.now() - start < longest && (always || !over())) {
    const now = await new Promise(requestAnimationFrame);
    const animations = moving();
    if (shown && painted === undefined && seen(shown)) paint.port2.postMessage('');
    if (always || animations.length > 0) {
      if (began > 0 && still === 0) intervals.push(now - last);
      began ||= now;
      still = 0;
      most = Math.max(most, animations.length);
      for (const animation of animations) all.add(animation);
    } else {
      if (began > 0 && still === 0 && painted === undefined) lay = now - start;
      still++;
    }
    last = now;
  }
  longs.disconnect();
  // Looked at afterwards, so that looking costs no frames.
  const properties = [...all].flatMap(({ effect }) => effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
  // What the press itself set off comes before anything moves and is measured as its answer.
  const during = tasks.filter(({ startTime }) => began > 0 && startTime >= began && startTime <= last);
  return {
    most,
    intervals,
    properties: [...new Set(properties)],
    longTasks: during.length,
    lay,
    painted,
  };
}

/** The intervals of as many frames while as many boxes move, on a page that has nothing else. */
async function plainBoxes(page, count, frames) {
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
    [count, Math.max(FEWEST, frames)],
  );
}
