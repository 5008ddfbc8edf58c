import type { Match } from '@starboard/kernel';
import { game, sorties, type View } from '@starboard/scramble';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Client, openClient, PHONE } from './help/client.ts';
import { turnOrEnd, visiblePoint } from './help/playing.ts';
import { type Deal, openSaved, randomPlay, saved } from './help/saved.ts';
import { againstBots } from './tables/positions.ts';
import { presser } from './tables/pressing.ts';

let client: Client;
let page: Page;

beforeAll(async () => {
  client = await openClient();
  page = await client.visit();
});

afterEach(() => {
  expect(client.faults()).toEqual([]);
});

afterAll(() => client?.close());

const viewOf = (match: Match) => game.view(match.state as never, 0);
const mine = (match: Match) => game.actors(match.state as never)[0] === 0;
const step = (match: Match) => viewOf(match).stack.at(-1)?.step;

/** The first position of random matches that is wanted. */
function some(deal: Deal, wanted: (view: View, match: Match) => boolean): Match {
  for (let i = 0; i < 400; i++) {
    for (const match of randomPlay(game as never, `scramble ${i}`, deal))
      if (wanted(viewOf(match), match)) return match;
  }
  throw new Error('no such position');
}

const seatsOf = (match: Match) => viewOf(match).pilots.length;

async function sit(at: Page, match: Match): Promise<void> {
  await openSaved(at, saved(match, againstBots(seatsOf(match))));
}

const FOUR: Deal = { seats: 4, options: { first: 0 } };
const EXPERIENCED: Deal = { seats: 2, options: { first: 0, experienced: true } };

/** Late, a weapon is activated and something can be hit. */
const flying = (view: View, match: Match) =>
  mine(match) && step(match) === 'move' && view.round > 5 && view.grid.filter(Boolean).length > 6;

test('four pilots have room on a desktop: nothing scrolls, and every rival is seen', async () => {
  await sit(page, some(FOUR, flying));
  expect(await turnOrEnd(page)).toBe('turn');
  const seen = await page.evaluate(() => ({
    scrolls: document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth,
    rivals: [...document.querySelectorAll('[data-zone^="rival:"]')].map((e) => {
      const { top, bottom, right } = e.getBoundingClientRect();
      const meters = e.querySelector<HTMLElement>(':scope > span:nth-of-type(3)');
      return top >= 0 && bottom <= innerHeight && right <= innerWidth && meters?.scrollWidth === meters?.clientWidth;
    }),
  }));
  expect(seen).toEqual({ scrolls: false, rivals: [true, true, true] });
});

describe('a turn is foreseen', () => {
  test('the weapon of the gem lights what it reaches, and a space shows what its shot does', async () => {
    const match = some({ seats: 2, options: { first: 0 } }, (view, m) => {
      const own = view.turn.drawn;
      if (!mine(m) || step(m) !== 'placeGem' || own === null || own === 'overheat') return false;
      return view.round < 4 && view.pilots[0].space > 0 && view.pilots[0].space <= view.columns;
    });
    await sit(page, match);
    await turnOrEnd(page);
    expect(await page.locator('[data-reach="true"]').count()).toBeGreaterThan(1);
    const space = page.locator(`[data-thing="space:${viewOf(match).pilots[0].space}"]`);
    await space.hover({ position: await visiblePoint(space), force: true });
    await page.locator('[data-hit]').first().waitFor();
  });

  test('what a gun reaches stays lit from the look at it until the table has answered the press', async () => {
    const overheat = (view: View, m: Match) => mine(m) && step(m) === 'placeGem' && view.turn.drawn === 'overheat';
    await sit(page, some(FOUR, overheat));
    await turnOrEnd(page);
    const gun = page.locator('[data-thing^="weapon:"][data-open="true"]').first();
    await gun.hover();
    await page.locator('[data-reach="true"]').first().waitFor();
    const before = await page.getAttribute('[data-mine]', 'data-seq');
    const lit = page.evaluate(async (seq) => {
      const seen = new Set<boolean>();
      while (document.querySelector('[data-mine]')?.getAttribute('data-seq') === seq) {
        seen.add(document.querySelector('[data-reach="true"]') !== null);
        await new Promise(requestAnimationFrame);
      }
      return [...seen];
    }, before);
    await gun.click();
    expect(await lit).toEqual([true]);
  });

  test('a press is painted before the table is asked, whose answer takes longer', async () => {
    const overheat = (view: View, m: Match) => mine(m) && step(m) === 'placeGem' && view.turn.drawn === 'overheat';
    await sit(page, some(FOUR, overheat));
    await turnOrEnd(page);
    const asked = page.evaluate(
      () =>
        new Promise((done) => {
          let frames = 0;
          const { postMessage } = Worker.prototype;
          Worker.prototype.postMessage = function (this: Worker, message: unknown) {
            Worker.prototype.postMessage = postMessage;
            done(frames);
            postMessage.call(this, message);
          };
          addEventListener('click', () => requestAnimationFrame(() => setTimeout(() => frames++)), {
            capture: true,
            once: true,
          });
        }),
    );
    await page.locator('[data-thing^="weapon:"][data-open="true"]').first().click();
    expect(await asked).toBe(1);
  });

  /** A flight after which something can be shot at. */
  const aimed = (view: View, m: Match) =>
    mine(m) && step(m) === 'move' && sorties(view, 0).some(({ fires, steps }) => fires && steps > 0);
  const spaceOf = (match: Match) => sorties(viewOf(match), 0).find(({ fires, steps }) => fires && steps > 0)?.to;

  test('a space shows its shot, and one more press flies and fires', async () => {
    const match = some({ seats: 2, options: { first: 0 } }, aimed);
    await sit(page, match);
    await turnOrEnd(page);
    const space = page.locator(`[data-thing="space:${spaceOf(match)}"]`);
    await space.click({ position: await visiblePoint(space), force: true });
    await page.locator('[data-hit]').first().waitFor();
    expect(await page.locator('[data-choice]').first().textContent()).toMatch(/^Fly and fire: /);
    expect(await page.locator('[data-choice]').nth(1).textContent()).toMatch(/^Fly, hold fire/);
    expect(await page.getAttribute('[data-mine]', 'data-seq')).toBe(`${match.steps.length}`);
    await page.keyboard.press('1');
    await page.waitForFunction(
      (was) => Number(document.querySelector('[data-mine]')?.getAttribute('data-seq')) >= was + 2,
      match.steps.length,
    );
  });

  test('a tap on a card shows what it makes of its weapon, and a second one buys it', async () => {
    const phone = await client.visit('', {}, PHONE);
    const dear = (view: View, m: Match) =>
      mine(m) && step(m) === 'upgrade' && view.track.some((id) => id?.startsWith('r') || id?.startsWith('b'));
    const match = some({ seats: 2, options: { first: 0 } }, dear);
    await sit(phone, match);
    await turnOrEnd(phone);
    const card = phone.locator('[data-thing^="card:"][data-open="true"]').first();
    await card.tap();
    await phone.locator('[data-main="true"]').waitFor();
    expect(await phone.getAttribute('[data-mine]', 'data-seq')).toBe(`${match.steps.length}`);
    await phone.locator('[data-main="true"]').tap();
    await phone.waitForFunction(
      (was) => document.querySelector('[data-mine]')?.getAttribute('data-seq') !== was,
      `${match.steps.length}`,
    );
    await phone.context().close();
  });

  test('the gem is dragged onto its weapon', async () => {
    const match = some({ seats: 2, options: { first: 0 } }, (view, m) => {
      const { drawn } = view.turn;
      return mine(m) && step(m) === 'placeGem' && drawn !== null && drawn !== 'overheat';
    });
    await sit(page, match);
    await turnOrEnd(page);
    const gem = await page.locator('[data-zone="hand"] [data-drag]').boundingBox();
    const weapon = await page.locator(`[data-thing="weapon:${viewOf(match).turn.drawn}"]`).boundingBox();
    if (!gem || !weapon) throw new Error('not on the page');
    await page.mouse.move(gem.x + gem.width / 2, gem.y + gem.height / 2);
    await page.mouse.down();
    await page.mouse.move(gem.x + 40, gem.y + 40, { steps: 3 });
    await page.mouse.move(weapon.x + weapon.width / 2, weapon.y + weapon.height / 2, { steps: 4 });
    await page.mouse.up();
    await page.waitForFunction(
      (was) => document.querySelector('[data-mine]')?.getAttribute('data-seq') !== was,
      `${match.steps.length}`,
    );
  });

  test('when Aliens Fire! comes this round, spaces are told apart by whether it hits them', async () => {
    const match = some(FOUR, (view, m) => mine(m) && step(m) === 'move' && (view.events[6] ?? '').includes('fire'));
    await sit(page, match);
    await turnOrEnd(page);
    expect(await page.locator('[data-danger="true"]').count()).toBeGreaterThan(0);
    expect(await page.locator('[data-gate][data-danger="false"]').count()).toBeGreaterThan(0);
  });
});

/** The spaces that a Wormhole lies on, or that lies beyond the window. */
function coveredByGates(): string[] {
  const box = (e: Element) => e.getBoundingClientRect();
  const spaces = [...document.querySelectorAll<HTMLElement>('[data-thing^="space:"]')];
  const gates = spaces.filter((e) => e.closest('[data-gate]')).map(box);
  return spaces
    .filter((e) => {
      const { left, right, top, bottom } = box(e);
      if (left < 0 || right > innerWidth) return true;
      if (e.closest('[data-gate]')) return false;
      return gates.some((g) => g.left < right && g.right > left && g.top + 1 < bottom && g.bottom > top);
    })
    .map((e) => e.dataset.thing ?? '');
}

test('on a phone with eight columns everything that can be pressed is 44 pixels large, and nothing scrolls sideways', async () => {
  const phone = await client.visit('', {}, PHONE);
  const steps = ['placeStarfighter', 'drawOrCooldown', 'placeGem', 'move', 'fire', 'upgrade', 'convert'];
  for (const wanted of steps) {
    const match = some(FOUR, (view, m) => mine(m) && step(m) === wanted && (view.round > 2 || view.round === 0));
    await sit(phone, match);
    await turnOrEnd(phone);
    const small = await phone.evaluate(() => {
      const things = [...document.querySelectorAll<HTMLElement>('[data-open="true"], [data-choice]')];
      return things
        .filter((e) => e.checkVisibility({ visibilityProperty: true }))
        .map((e) => [e.dataset.thing ?? e.dataset.choice, e.getBoundingClientRect()] as const)
        .filter(([, { width, height }]) => Math.min(width, height) < 43.5)
        .map(([name, { width, height }]) => `${name} ${width}x${height}`);
    });
    expect(small, wanted).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await phone.evaluate(coveredByGates), wanted).toEqual([]);
    if (wanted !== 'move') continue;
    // The chance of an Overheat gem and the Assist tokens left are in sight in the cockpit.
    expect(await phone.locator('[data-anchor="assists"]').isVisible()).toBe(true);
    expect(await phone.getByText('Overheat on your next draw.', { exact: true }).isVisible()).toBe(true);
  }
  await phone.context().close();
});

test.each([
  ['Experienced Pilots', EXPERIENCED, (view: View, m: Match) => mine(m) && view.round > 20],
  ['a Meltdown', FOUR, (_: View, m: Match) => mine(m) && step(m) === 'breakWeapon'],
] as const)('from a late position with %s pilots play on by clicks', async (_name, deal, wanted) => {
  await sit(page, some(deal, wanted));
  const press = presser('scramble');
  for (let i = 0; i < 12 && (await turnOrEnd(page)) === 'turn'; i++) await press(page);
});

test('a match that the last wave decides says so', async () => {
  const match = some({ seats: 2 }, (view) => view.stack.length === 0 && view.aliensMoved === 6);
  await sit(page, match);
  expect(await turnOrEnd(page)).toBe('end');
  expect(await page.locator('[data-part="ending"]').textContent()).toMatch(
    /The last wave|decided it|Ten Invaders|shared/,
  );
});
