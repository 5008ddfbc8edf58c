import { game, mayActivate, type State } from '@starboard/siege';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Client, openClient, PHONE } from './help/client.ts';
import { seq } from './help/playing.ts';
import { openSaved, saved, someMatch } from './help/saved.ts';

let client: Client;
let page: Page;

beforeAll(async () => {
  client = await openClient();
});

afterEach(async () => {
  await page?.context().close();
  expect(client.faults()).toEqual([]);
});

afterAll(() => client?.close());

/** A position in which seat 0 decides. */
const asked = (test: (s: State) => boolean) =>
  someMatch(game, ({ state, steps }) => {
    const s = state as unknown as State;
    return steps.length > 10 && s.active === 0 && game.actors(s as never)[0] === 0 && test(s);
  });
const stepOf = (s: State) => s.stack.at(-1)?.step;
const ON_ITS_SIDE = { ...PHONE, viewport: { width: 844, height: 390 } };

test('where the Raider lands is asked, and Escape or Back takes the Raider back', async () => {
  page = await client.visit();
  await openSaved(page, saved(asked((s) => stepOf(s) === 'choosePlanet')));
  const before = Number(await seq(page));
  await page.keyboard.press('Escape');
  await page.waitForFunction((n) => document.querySelector(`[data-seq="${n}"]`), before - 1);
  expect(await page.locator('[data-part="back"]').count()).toBe(0);
  const raider = page.locator('[data-thing^="hand:"]', { hasText: 'Raider' }).first();
  await raider.press('Enter');
  await page.locator('[data-part="back"]').click();
  await page.waitForFunction((n) => document.querySelector(`[data-seq="${n}"]`), before - 1);
});

test('whoever may declare an effect reads it, in the tile or on a phone in the strip, whatever is in focus', async () => {
  const match = asked((s) => stepOf(s) === 'declare');
  const frame = (match.state as unknown as State).stack.at(-1);
  const at = frame?.step === 'declare' ? frame.planet : 1;
  page = await client.visit();
  await openSaved(page, saved(match));
  const line = /soldier/;
  await page.locator(`[data-thing="planet:${at}"]`).hover();
  expect(await page.locator(`[data-thing="planet:${at}"] > span`).last().textContent()).toMatch(line);
  expect(await page.getByRole('button', { name: /^Declare / }).count()).toBe(1);
  await page.context().close();
  page = await client.visit('', {}, PHONE);
  await openSaved(page, saved(match));
  const strip = page.locator('[data-part="capsule"]');
  expect(await strip.textContent()).toMatch(new RegExp(`^${at} .*soldier`));
  await page.locator('[data-thing="hand:0"]').focus();
  expect(await strip.textContent()).toMatch(new RegExp(`^${at} .*soldier`));
});

test('where Emalto lets one aim is asked by number, on the planets and on buttons', async () => {
  page = await client.visit();
  await openSaved(page, saved(asked((s) => stepOf(s) === 'aim' && s.players[0].hand.length === 4)));
  await page.getByText('Emalto: aim at planet 3, 4 or 5.').first().waitFor();
  const buttons = page.locator('[data-choice^="aim"]');
  expect(await buttons.allTextContents()).toEqual(['Aim at 31', 'Keep 42', 'Aim at 53']);
  const before = Number(await seq(page));
  await buttons.first().click();
  await page.waitForFunction((n) => document.querySelector(`[data-seq="${n}"]`), before + 1);
});

test('a phone on its side shows the numbers of the planets, and of every card what it is and where it leads', async () => {
  page = await client.visit('', {}, ON_ITS_SIDE);
  await openSaved(page, saved(asked((s) => stepOf(s) === 'deploy' && s.players[0].hand.length === 6)));
  const number = page.locator('[data-globe] > span', { hasText: /^4$/ });
  expect(await number.evaluate((e) => Number.parseFloat(getComputedStyle(e).fontSize))).toBeGreaterThan(18);
  const heads = await page.locator('[data-thing^="hand:"]').evaluateAll((cards) =>
    cards.map((card) => {
      const { left, top, width } = card.getBoundingClientRect();
      return [10, 38].every((y) => card.contains(document.elementFromPoint(left + width / 2, top + y)));
    }),
  );
  expect(heads).toEqual(Array(6).fill(true));
});

test.each([
  ['upright', PHONE],
  ['on its side', ON_ITS_SIDE],
])('a replay that is seen by everybody shows the other hand, on a phone %s too', async (_, device) => {
  page = await client.visit('', {}, device);
  const over = saved(someMatch(game, (m) => game.actors(m.state as never).length === 0));
  await openSaved(page, over);
  await page.goto(`${client.address}replay/siege/${over.id}?at=30`);
  const hand = page.locator('[data-side="far"] [data-shown="true"]');
  await hand.waitFor();
  const seen = await hand.locator('li').evaluateAll((cards) =>
    cards.map((card) => {
      const { left, top, height } = card.getBoundingClientRect();
      return left >= 0 && top >= 0 && height > 30 && getComputedStyle(card.parentElement as Element).opacity === '1';
    }),
  );
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(false);
  expect(await hand.evaluate((e) => getComputedStyle(e).opacity)).toBe('1');
  // Points, aim and piles of the same side are in sight beside it.
  const hidden = await page.locator('[data-side="far"] button:visible').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return left >= 0 && button.contains(there) ? [] : [button.textContent];
    }),
  );
  expect(hidden).toEqual([]);
});

test('a match that is given up ends with the points as they stood', async () => {
  page = await client.visit();
  await openSaved(page, saved(asked((s) => stepOf(s) === 'deploy')));
  await page.locator('[data-part="menu"]').click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.locator('dialog').getByRole('button', { name: 'Concede' }).click();
  await page.getByText('Points as they stood').waitFor();
  expect(await page.locator('[class*="beam"]:visible').count()).toBe(0);
  const score = page.getByRole('list', { name: 'Result' }).getByRole('listitem');
  expect((await score.allTextContents()).every((text) => /\d|½/.test(text))).toBe(true);
});

test('hints leave the board as it is and what they speak of in sight, their title in the letters as they were drawn', async () => {
  page = await client.visit();
  await openSaved(page, saved(asked((s) => stepOf(s) === 'deploy')));
  const board = page.locator('[data-part="board"]');
  const before = await board.boundingBox();
  await page.keyboard.press('h');
  await page.locator('[data-part="play-hint"]').first().waitFor();
  expect(await board.boundingBox()).toEqual(before);
  const hints = await page.locator('[data-part="hints"]').boundingBox();
  const choices = page.locator('[data-part="hints"] li > button:first-child');
  for (let i = 0; i < (await choices.count()); i++) {
    await choices.nth(i).focus();
    const marked = await page.locator('[data-hinted]').first().boundingBox();
    if (!marked || !hints) throw new Error('nothing is marked');
    const across = Math.min(marked.x + marked.width, hints.x + hints.width) - Math.max(marked.x, hints.x);
    const down = Math.min(marked.y + marked.height, hints.y + hints.height) - Math.max(marked.y, hints.y);
    const hidden = (Math.max(0, across) * Math.max(0, down)) / (marked.width * marked.height);
    // A sliver may be covered: the thing still shows what it is.
    expect(hidden).toBeLessThanOrEqual(0.2);
  }
  const title = page.locator('[data-part="hints"] h2');
  expect(await title.evaluate((e) => getComputedStyle(e).getPropertyValue('font-synthesis-weight'))).toBe('none');
});

test('the ground of the table is chosen in the settings, and the usual one is not remembered', async () => {
  page = await client.visit('settings');
  const grounds = () => page.evaluate(() => document.documentElement.dataset.grounds);
  await page.locator('label', { hasText: 'Quiet sky' }).click();
  expect(await grounds()).toBe('siege:quiet');
  await page.reload();
  expect(await page.getByRole('radio', { name: 'Quiet sky' }).isChecked()).toBe(true);
  await page.locator('label', { hasText: 'Two lands' }).click();
  expect(await grounds()).toBe('');
});

test.each([9, 10, 11])('of a hand of %i no card hides the words of another', async (count) => {
  page = await client.visit();
  await openSaved(page, saved(asked((s) => stepOf(s) === 'deploy' && s.players[0].hand.length === count)));
  const cards = page.locator('[data-thing^="hand:"]');
  await expect.poll(() => cards.count()).toBe(count);
  // Drawn cards may still be on their way.
  await expect.poll(() => page.evaluate(hiddenWords)).toEqual([]);
});

/** In the page: the words of cards in hand that end under another card, or outside of the window. */
function hiddenWords(): string[] {
  const hidden: string[] = [];
  for (const card of document.querySelectorAll('[data-thing^="hand:"]')) {
    const words = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      if (node.parentElement?.closest('.unseen') || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { right, top, bottom } of range.getClientRects()) {
        const hit = document.elementFromPoint(right - 3, (top + bottom) / 2);
        if (!hit || !(card.contains(hit) || hit.contains(card))) hidden.push(`${node.textContent}`);
      }
    }
  }
  return hidden;
}

test('on a phone a card of a large hand says in a line or two what it does, and its hand keeps its height', async () => {
  page = await client.visit('', { lang: 'fr' }, PHONE);
  const heights = new Set<number>();
  for (const count of [3, 4, 9]) {
    await openSaved(page, saved(asked((s) => stepOf(s) === 'deploy' && s.players[0].hand.length === count)));
    const cards = page.locator('[data-thing^="hand:"]');
    await expect.poll(() => cards.count()).toBe(count);
    const strip = await page.locator('[data-strip]').boundingBox();
    heights.add(Math.round(strip?.height ?? 0));
    if (count < 4) continue;
    for (const card of await cards.all()) {
      const box = await card.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      const lines = await card.locator('[class*="role"]').evaluate((e) => {
        const range = document.createRange();
        range.selectNodeContents(e);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines).toBeLessThanOrEqual(2);
      // Nor does what it leads to lie over that.
      const [words, tag] = await Promise.all(
        ['role', 'tags'].map((part) => card.locator(`[class*="${part}"]`).first().boundingBox()),
      );
      expect(tag && words && tag.x + tag.width).toBeLessThanOrEqual((words?.x ?? 0) + 6);
    }
  }
  expect([...heights]).toHaveLength(1);
});

test('a tap weighs first: on a phone it shows what a card or a planet brings, and its button or a second tap plays it', async () => {
  page = await client.visit('', {}, PHONE);
  const plain = ['cordontion', 'zahwilta', 'emalto', 'plomeena'];
  const offered = (s: State) => {
    const view = game.view(s as never, 0);
    return stepOf(s) === 'wrapUp' && mayActivate(view) && plain.includes(view.planets[(s.turn.planet || 1) - 1]);
  };
  await openSaved(page, saved(asked((s) => offered(s) && !s.turn.oracle)));
  const before = Number(await seq(page));
  const planet = page.locator('[data-thing^="planet:"][data-open="true"]').first();
  await planet.tap();
  await page.locator('[data-choice^="activate"][data-main="true"]').waitFor();
  expect(Number(await seq(page))).toBe(before);
  expect(await page.locator('[data-part="capsule"]').textContent()).not.toBe('');
  await page.locator('[data-part="back"]').tap();
  await expect.poll(() => planet.getAttribute('aria-pressed')).not.toBe('true');
  expect(Number(await seq(page))).toBe(before);
  await planet.tap();
  await page.locator('[data-choice^="activate"][data-main="true"]').tap();
  await page.waitForFunction((n) => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) > n, before);
});

test('what is meant stands in the middle of its row, with Back and without', async () => {
  page = await client.visit('', { confirm: true });
  // A Decoy could be thrown away too, and two buttons would stand there.
  const plain = (s: State) => !game.view(s as never, 0).players[0].hand?.some((card) => card.includes('decoy'));
  await openSaved(page, saved(asked((s) => stepOf(s) === 'deploy' && plain(s))));
  const middle = async () => {
    const box = await page.locator('[data-part="actions"] > [data-choice]').first().boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2);
  };
  expect(await page.locator('[data-part="back"]').count()).toBe(0);
  const without = await middle();
  await page.locator('[data-thing="hand:0"]').press('Enter');
  await page.locator('[data-part="back"]').waitFor();
  expect(Math.abs((await middle()) - without)).toBeLessThanOrEqual(1);
});

test('at the end the frontier lies at once where the row of planets comes to rest', async () => {
  page = await client.visit('', { animation: 'normal' });
  const last = (s: State) => stepOf(s) === 'wrapUp' && s.endTriggered && s.first === 1;
  await openSaved(page, saved(asked(last)));
  const lines = page.evaluate(
    () =>
      new Promise<(string | null)[]>((done) => {
        const seen = new Set<string | null>();
        const look = () => {
          const scene = document.querySelector('[data-scene="ending"]');
          // Its first frame is laid out before anything is measured.
          if (scene?.querySelector('[data-part="ending"]'))
            seen.add([...scene.querySelectorAll('path[data-line]')].at(-1)?.getAttribute('d') ?? null);
          if (scene?.querySelector('[data-told="true"]')) done([...seen]);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.locator('[data-choice^="finish"]').click();
  const paths = await lines;
  // Between the new scene and its first layout the old line may be read once.
  expect(paths.length).toBeLessThanOrEqual(2);
  const lies = await page.evaluate(() => {
    const path = [...document.querySelectorAll('path[data-line]')].at(-1)?.getAttribute('d');
    const tile = document.querySelector('[data-anchor="planet:1"]')?.getBoundingClientRect();
    const y = Number(/^M-20 ([\d.-]+)/.exec(path ?? '')?.[1]);
    return tile && y > tile.top - 12 && y < tile.bottom + 12;
  });
  expect(lies).toBe(true);
});
