import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { THRESHOLD } from '../src/ui/drag.ts';
import { undrawn, violations } from './help/drawing.ts';
import { connect } from './help/shared.ts';

const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const configFile = fileURLToPath(new URL('../gallery/vite.config.ts', import.meta.url));

let browser: Browser;
let server: PreviewServer;
let address: string;
let faults: string[] = [];

beforeAll(async () => {
  await build({ configFile, logLevel: 'warn' });
  server = await preview({ configFile, preview: { port: 0, host: '127.0.0.1' } });
  address = server.resolvedUrls?.local[0] ?? '';
  browser = await connect();
});

afterEach(() => {
  expect(faults).toEqual([]);
  faults = [];
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function open(name: string, options: BrowserContextOptions = DESKTOP, theme = 'dark'): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript(
    (json) => localStorage.setItem('starboard.settings', json),
    JSON.stringify({ theme, lang: 'en' }),
  );
  await undrawn(context);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  await page.goto(`${address}#/${name}`);
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  return page;
}

const PAGES = [
  'Card',
  'Fan',
  'Pile',
  'Die',
  'Meter',
  'Token',
  'Planet',
  'Flights',
  'Drag',
  'PanZoom',
  'Tip',
  'Shell',
  'Home',
];

describe.each([
  ['dark on a desktop', 'dark', DESKTOP],
  ['light on a phone', 'light', PHONE],
  ['high contrast on a desktop', 'contrast', DESKTOP],
] as const)('the gallery, %s', (_, theme, options) => {
  test('opens every page by its link, without errors, too wide lines or what axe finds serious', async () => {
    const page = await open('Card', options, theme);
    const wrong: string[] = [];
    for (const name of PAGES) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) wrong.push(`${name}: ${wide} px too wide`);
      wrong.push(...(await violations(page, 'serious')).map((what) => `${name}: ${what}`));
    }
    expect(wrong).toEqual([]);
    await page.context().close();
  });
});

describe('dice', () => {
  const settled = (page: Page) => page.waitForFunction(() => tumbling().length === 0);
  const roll = (page: Page) => page.getByRole('button', { name: 'Roll all' }).click();

  async function tray(options: BrowserContextOptions = DESKTOP): Promise<Page> {
    const page = await open('Die', options);
    await page.evaluate(() => {
      Object.assign(window, {
        tumbling: () =>
          document.getAnimations().filter((animation) => {
            const { effect } = animation;
            const ours = !(animation instanceof CSSTransition || animation instanceof CSSAnimation);
            return ours && effect instanceof KeyframeEffect && effect.target?.closest('ul li');
          }),
      });
    });
    return page;
  }

  /** What each die says, and the side that stands upright before the reader, worked out from what the browser drew. */
  const read = (page: Page) =>
    page
      .locator('main ul')
      .first()
      .evaluate((list) =>
        [...list.children].map((die) => {
          const sides = [...die.querySelectorAll<HTMLElement>('[data-up]')];
          const cube = sides[0].parentElement as HTMLElement;
          const turn = new DOMMatrix(getComputedStyle(cube).transform);
          const shown = sides.findIndex((side) => {
            const { m11, m22, m33 } = turn.multiply(new DOMMatrix(getComputedStyle(side).transform));
            return m11 > 0.99 && m22 > 0.99 && m33 > 0.99;
          });
          return {
            said: die.textContent?.trim().replace('again', ''),
            up: sides.findIndex((side) => side.dataset.up === 'true'),
            shown,
          };
        }),
      );
  const NAMES = ['water', 'energy', 'army', 'people', 'ship', 'star'];

  test('land on the face they say', async () => {
    const page = await tray();
    for (let i = 0; i < 3; i++) {
      await roll(page);
      await settled(page);
      for (const { said, up, shown } of await read(page)) {
        expect(shown).toBe(up);
        expect(said).toBe(NAMES[up]);
      }
    }
    const heard = page.locator('main [aria-live]').first();
    expect(await heard.textContent()).toBe((await read(page)).map(({ said }) => said).join(', '));
    await page.context().close();
  });

  test('roll all at once, between 500 and 800 ms, by transforms and opacity alone', async () => {
    const page = await tray();
    const found = await page.evaluate(() => {
      [...document.querySelectorAll('button')].find((button) => button.textContent === 'Roll all')?.click();
      return new Promise<{ cubes: number; durations: number[]; delays: number[]; moved: string[] }>((done) =>
        requestAnimationFrame(() => {
          const effects = tumbling().map(({ effect }) => effect as KeyframeEffect);
          done({
            cubes: new Set(effects.map((effect) => effect.target?.closest('li'))).size,
            durations: effects.map((effect) => Number(effect.getTiming().duration)),
            delays: effects.map((effect) => Number(effect.getTiming().delay)),
            moved: [
              ...new Set(effects.flatMap((effect) => effect.getKeyframes().flatMap((frame) => Object.keys(frame)))),
            ],
          });
        }),
      );
    });
    expect(found.cubes).toBe(7);
    expect(Math.min(...found.durations)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...found.durations)).toBeLessThanOrEqual(800);
    expect(new Set(found.delays)).toEqual(new Set([0]));
    expect(
      found.moved.filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)).sort(),
    ).toEqual(['opacity', 'transform']);
    await page.context().close();
  });

  test('a tap ends the throw', async () => {
    const page = await tray();
    const left = await page.evaluate(async () => {
      [...document.querySelectorAll('button')].find((button) => button.textContent === 'Roll all')?.click();
      await new Promise(requestAnimationFrame);
      const before = tumbling().length;
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      return { before, after: tumbling().length };
    });
    expect(left.before).toBeGreaterThan(0);
    expect(left.after).toBe(0);
    await page.context().close();
  });

  test('only fade where motion is not wanted', async () => {
    const page = await tray({ ...DESKTOP, reducedMotion: 'reduce' });
    const moved = await page.evaluate(async () => {
      [...document.querySelectorAll('button')].find((button) => button.textContent === 'Roll all')?.click();
      await new Promise(requestAnimationFrame);
      const effects = tumbling().map(({ effect }) => effect as KeyframeEffect);
      return effects.map((effect) => [
        Number(effect.getTiming().duration),
        effect.getKeyframes().some((frame) => 'transform' in frame),
      ]);
    });
    expect(moved.length).toBe(7);
    for (const [duration, turns] of moved) {
      expect(duration).toBeLessThanOrEqual(200);
      expect(turns).toBe(false);
    }
    await settled(page);
    for (const { up, shown } of await read(page)) expect(shown).toBe(up);
    await page.context().close();
  });

  test('are marked one by one, even where they show the same', async () => {
    const page = await tray();
    const equal = page.locator('main ul').first().getByRole('button', { name: 'energy' });
    expect(await equal.count()).toBe(3);
    await equal.first().click();
    expect(await equal.evaluateAll((all) => all.map((e) => e.getAttribute('aria-pressed')))).toEqual([
      'true',
      'true',
      'false',
    ]);
    await page.context().close();
  });
});

declare function tumbling(): Animation[];

describe('a drag', () => {
  const said = (page: Page) => page.locator('[data-part="dropped"]');
  const thing = (page: Page, name: string) => page.locator(`[data-thing="${name}"]`);
  const middle = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('It is not on the page.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  async function carry(page: Page, from: string, to: string) {
    const [a, b] = [await middle(thing(page, from)), await middle(thing(page, to))];
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    await page.mouse.move(a.x + 20, a.y - 10, { steps: 2 });
    await page.mouse.move(b.x, b.y, { steps: 4 });
  }

  test('lights up what takes the piece, and drops it there', async () => {
    const page = await open('Drag');
    await carry(page, 'die:0', 'dock');
    expect(await thing(page, 'dock').getAttribute('data-open')).toBe('true');
    expect(await thing(page, 'wall').getAttribute('data-open')).toBe('false');
    expect(await thing(page, 'dock').getAttribute('data-over')).toBe('');
    await page.mouse.up();
    await expect.poll(() => said(page).textContent()).toBe('die:0 was dropped on dock.');
    expect(await page.locator('[data-over], [data-dragging], [popover]').count()).toBe(0);
    await page.context().close();
  });

  test('returns a piece that is dropped elsewhere', async () => {
    const page = await open('Drag');
    await carry(page, 'card:1', 'wall');
    await page.mouse.up();
    await expect.poll(() => said(page).textContent()).toBe('card:1 went back to its place.');
    await expect.poll(() => page.locator('[data-dragging], [popover]').count()).toBe(0);
    expect(await thing(page, 'card:1').getAttribute('aria-pressed')).toBe('false');
    await page.context().close();
  });

  test('ends with Escape', async () => {
    const page = await open('Drag');
    await carry(page, 'token:0', 'dock');
    await page.keyboard.press('Escape');
    await expect.poll(() => said(page).textContent()).toBe('token:0 went back to its place.');
    await page.mouse.up();
    await expect.poll(() => page.locator('[data-dragging], [popover]').count()).toBe(0);
    await page.context().close();
  });

  test('is never the only way, and a press stays a press', async () => {
    const page = await open('Drag');
    const at = await middle(thing(page, 'die:1'));
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + THRESHOLD - 3, at.y);
    await page.mouse.up();
    expect(await thing(page, 'die:1').getAttribute('aria-pressed')).toBe('true');
    await thing(page, 'dock').focus();
    await page.keyboard.press('Enter');
    expect(await said(page).textContent()).toBe('die:1 was put on dock.');
    await page.context().close();
  });

  test('works by touch', async () => {
    const page = await open('Drag', PHONE);
    const [a, b] = [await middle(thing(page, 'die:0')), await middle(thing(page, 'dock'))];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [a]);
    for (let i = 1; i <= 6; i++)
      await touch('touchMove', [{ x: a.x + ((b.x - a.x) * i) / 6, y: a.y + ((b.y - a.y) * i) / 6 }]);
    await touch('touchEnd', []);
    await expect.poll(() => said(page).textContent()).toBe('die:0 was dropped on dock.');
    await page.context().close();
  });
});

describe('a tip', () => {
  const tip = (page: Page) => page.getByRole('tooltip');
  /** Whether the tip that is open lies over the thing that it explains. */
  const covers = async (page: Page, thing: Locator) => {
    const [a, b] = [await tip(page).boundingBox(), await thing.boundingBox()];
    if (!a || !b) throw new Error('No tip is open.');
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  };

  test('opens by hover, on every side, and never covers its thing', async () => {
    const page = await open('Tip');
    for (const name of ['top', 'bottom', 'left', 'right', 'left edge', 'right edge', 'Why the end is near']) {
      const button = page.getByRole('button', { name, exact: true });
      await button.hover();
      await tip(page).waitFor();
      await page.waitForTimeout(200);
      expect(await covers(page, button)).toBe(false);
      const box = await tip(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440);
      await page.mouse.move(700, 60);
      await tip(page).waitFor({ state: 'hidden' });
    }
    await page.context().close();
  });

  test('stands beside things that are turned and scaled', async () => {
    const page = await open('Tip');
    for (const name of [/^Long-Range/, /^Glass Tide/]) {
      const card = page.getByRole('button', { name });
      await card.hover();
      await tip(page).waitFor();
      await page.waitForTimeout(250);
      expect(await covers(page, card)).toBe(false);
      await page.mouse.move(5, 60);
      await tip(page).waitFor({ state: 'hidden' });
    }
    await page.context().close();
  });

  test('is placed by code where the browser knows no anchors', async () => {
    const page = await open('Tip');
    await page.evaluate(() => {
      CSS.supports = () => false;
    });
    for (const name of ['top', 'left', 'left edge', 'right edge']) {
      const button = page.getByRole('button', { name, exact: true });
      await button.hover();
      await page.locator('[role="tooltip"][data-placed][style*="left"]').waitFor();
      expect(await covers(page, button)).toBe(false);
      const box = await tip(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440);
      await page.mouse.move(700, 60);
      await tip(page).waitFor({ state: 'hidden' });
    }
    await page.context().close();
  });

  test('opens by focus, describes its thing, and closes by Escape', async () => {
    const page = await open('Tip');
    const button = page.getByRole('button', { name: 'top', exact: true });
    await page.locator('select').last().focus();
    await page.keyboard.press('Tab');
    await tip(page).waitFor();
    expect(await button.getAttribute('aria-describedby')).toBe(await tip(page).getAttribute('id'));
    await page.keyboard.press('Escape');
    expect(await tip(page).count()).toBe(0);
    expect(await button.evaluate((e) => e === document.activeElement)).toBe(true);
    await page.context().close();
  });

  test('opens by a tap and closes by a tap elsewhere; where a tap acts, by a long press', async () => {
    const page = await open('Tip', PHONE);
    await page.getByRole('button', { name: 'Why the end is near' }).tap();
    await tip(page).waitFor();
    await page.getByRole('heading', { level: 1 }).tap();
    await tip(page).waitFor({ state: 'hidden' });
    const act = page.getByRole('button', { name: 'End turn' });
    await act.tap();
    await page.waitForTimeout(400);
    expect(await tip(page).count()).toBe(0);
    const box = await act.boundingBox();
    const session = await page.context().newCDPSession(page);
    const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await tip(page).waitFor();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await tip(page).count()).toBe(1);
    await page.context().close();
  });
});

describe('pan and zoom', () => {
  const scale = (page: Page) =>
    page
      .getByRole('group', { name: 'Yard' })
      .evaluate((e) => new DOMMatrix(getComputedStyle(e.firstElementChild as Element).transform).a);
  const place = async (page: Page, n: number) =>
    (await page.getByRole('button', { name: `Planet ${n}`, exact: true }).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };

  test('wheel, keys and buttons zoom; 0 fits again', async () => {
    const page = await open('PanZoom');
    const fit = await scale(page);
    await page.getByRole('group', { name: 'Yard' }).hover();
    await page.mouse.wheel(0, -400);
    await expect.poll(() => scale(page)).toBeGreaterThan(fit * 1.5);
    await page.getByRole('group', { name: 'Yard' }).focus();
    await page.keyboard.press('0');
    await expect.poll(() => scale(page)).toBeCloseTo(fit, 3);
    await page.keyboard.press('+');
    await expect.poll(() => scale(page)).toBeCloseTo(fit * 1.5, 3);
    const before = await place(page, 10);
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await place(page, 10)).y).toBeLessThan(before.y - 60);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect.poll(() => scale(page)).toBeCloseTo(fit, 3);
    await page.context().close();
  });

  test('a drag pans and presses nothing, a press presses', async () => {
    const page = await open('PanZoom');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.waitForTimeout(300);
    const box = await page.getByRole('group', { name: 'Yard' }).boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    const before = await place(page, 12);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 90, y, { steps: 5 });
    await page.waitForTimeout(150);
    await page.mouse.up();
    expect((await place(page, 12)).x).toBeCloseTo(before.x - 90, -1);
    expect(await page.locator('[data-part="pressed"]').textContent()).toBe('Nothing pressed');
    await page.getByRole('button', { name: 'Planet 12', exact: true }).click();
    expect(await page.locator('[data-part="pressed"]').textContent()).toBe('Pressed 12');
    await page.context().close();
  });

  test('what gets the focus by keys comes into sight', async () => {
    const page = await open('PanZoom');
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('group', { name: 'Yard' }).focus();
    for (let i = 0; i < 8; i++) await page.keyboard.press('Tab');
    const frame = await page.getByRole('group', { name: 'Yard' }).boundingBox();
    await expect
      .poll(async () => (await place(page, 8)).x + (await place(page, 8)).width)
      .toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Planet 8');
    await page.context().close();
  });

  test('two fingers pinch', async () => {
    const page = await open('PanZoom', PHONE);
    const fit = await scale(page);
    const box = await page.getByRole('group', { name: 'Yard' }).boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    const session = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [
      { x: x - apart, y, id: 1 },
      { x: x + apart, y, id: 2 },
    ];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (const apart of [40, 60, 90])
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await scale(page)).toBeGreaterThan(fit * 2);
    await page.context().close();
  });
});

test('a hand of fourteen never wraps, and leaves 44 px of every card to a finger', async () => {
  const page = await open('Fan', PHONE);
  const rects = await page
    .locator('ol[aria-label="A hand of 14"] > li')
    .evaluateAll((all) => all.map((e) => ({ left: (e as HTMLElement).offsetLeft, top: (e as HTMLElement).offsetTop })));
  expect(rects.length).toBe(14);
  expect(new Set(rects.map(({ top }) => top)).size).toBe(1);
  for (let i = 1; i < rects.length; i++) expect(rects[i].left - rects[i - 1].left).toBeGreaterThanOrEqual(43.5);
  await page.context().close();
});

test('pieces fly from zone to zone, and a card that is drawn gets where it belongs', async () => {
  const page = await open('Flights');
  await page.getByRole('button', { name: 'Draw pile, 12 cards' }).click();
  expect(await page.locator('[data-flying]').count()).toBe(1);
  await page.locator('[data-flying]').waitFor({ state: 'detached' });
  expect(await page.locator('main ol > li').count()).toBe(5);
  await page
    .getByRole('button', { name: /^Ember Gate/ })
    .first()
    .click();
  await page.locator('[data-flying]').waitFor({ state: 'detached' });
  expect(await page.getByRole('img', { name: 'Discard pile, 1 cards' }).count()).toBe(1);
  await page.context().close();
});
