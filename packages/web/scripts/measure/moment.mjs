import { createServer } from 'vite';
import { home as web } from '../build.mjs';
import { fresh } from './visit.mjs';

/** Longer than a shot with its debris and trophies. */
const WATCHED = 1600;

/**
 * The frames of a shot of Scramble that hits many, and of as many plain boxes that move in the same page right after it:
 * how busy the machine is changes both alike.
 */
export async function moment(home) {
  const { fullBlast } = await load('scripts/measure/blast.ts');
  const { openSaved } = await load('test/help/saved.ts');
  return fresh(
    async (page) => {
      await page.goto(home);
      await openSaved(page, fullBlast());
      const button = '[data-choice="fire"]';
      await page.waitForSelector(button);
      await page.waitForTimeout(2500);
      const shot = await page.evaluate(watch, [button, WATCHED]);
      const plain = await page.evaluate(boxes, [shot.moving, WATCHED]);
      return { shot, plain };
    },
    { settings: { skip: false, sound: false, bots: 'slow', known: ['scramble'] } },
  );
}

/** What tests share is written in TypeScript. */
async function load(file) {
  const vite = await createServer({
    root: web,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true },
  });
  const loaded = await vite.ssrLoadModule(`/${file}`);
  await vite.close();
  return loaded;
}

/** Presses a button and watches every frame after it. */
async function watch([button, ms]) {
  const tasks = [];
  const longs = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  longs.observe({ type: 'longtask' });
  document.querySelector(button).click();
  const flying = () => document.getAnimations().filter((a) => !(a instanceof CSSAnimation));
  // The press itself is answered before anything moves.
  for (let i = 0; i < 60 && flying().length < 10; i++) await new Promise(requestAnimationFrame);
  const began = performance.now();
  const moving = flying().length;
  const intervals = [];
  let last = began;
  while (performance.now() - began < ms) {
    const now = await new Promise(requestAnimationFrame);
    intervals.push(now - last);
    last = now;
  }
  longs.disconnect();
  return { moving, intervals: intervals.slice(1), longTasks: tasks.filter((t) => t.startTime >= began).length };
}

/** So many plain boxes move for a while. */
async function boxes([count, ms]) {
  const all = Array.from({ length: count }, (_, i) => {
    const box = document.createElement('span');
    Object.assign(box.style, {
      position: 'fixed',
      zIndex: '99',
      left: `${(i * 61) % 1200}px`,
      top: `${(i * 37) % 700}px`,
      width: '12px',
      height: '12px',
      background: '#fff',
    });
    document.body.append(box);
    box.animate([{ transform: 'none' }, { transform: 'translate(120px, 90px) scale(0.6)' }], ms);
    return box;
  });
  const intervals = [];
  const began = performance.now();
  let last = began;
  while (performance.now() - began < ms) {
    const now = await new Promise(requestAnimationFrame);
    intervals.push(now - last);
    last = now;
  }
  for (const box of all) box.remove();
  return { intervals: intervals.slice(1) };
}
