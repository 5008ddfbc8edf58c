import { type AnyGame, advance, legal, type Match } from '@starboard/kernel';
import { game } from '@starboard/siege';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Client, openClient } from './help/client.ts';
import { turnOrEnd } from './help/playing.ts';
import { openSaved, randomPlay, saved, someMatch } from './help/saved.ts';

let client: Client;

beforeAll(async () => {
  client = await openClient();
});

afterEach(() => {
  expect(client.faults()).toEqual([]);
});

afterAll(() => client?.close());

const siege = game as unknown as AnyGame;
const outcome = ({ state }: Match) => siege.outcome(state as never);
const won = someMatch(siege, (m) => outcome(m)?.winners.join() === '0');
const ending = (page: Page) => page.locator('[data-part="ending"]');

/** One decision of the person before the end. */
function nearlyOver(): Match {
  for (let i = 0; i < 500; i++) {
    const match = [...randomPlay(siege, `nearly ${i}`)].at(-2);
    if (!match || siege.actors(match.state as never)[0] !== 0) continue;
    const all = legal(siege, match.state as never, 0);
    const ends = all.every((action) => {
      const next = advance(match, 0, action);
      return 'match' in next && outcome(next.match) !== undefined;
    });
    if (ends) return match;
  }
  throw new Error('no such match');
}

test('the score is counted on the board, thing by thing; a press shows the result, and it is read first', async () => {
  const page = await client.visit('', { animation: 'slow' });
  await openSaved(page, saved(nearlyOver()));
  await turnOrEnd(page);
  const button = page.locator('[data-choice]:not([aria-disabled])').first();
  const thing = page.locator('[data-thing][data-open="true"]:not([aria-pressed="true"])').first();
  for (let i = 0; i < 6 && (await page.locator('[data-mine="true"]').count()) > 0; i++) {
    await ((await button.count()) > 0 ? button : thing).click();
    await page.waitForTimeout(400);
  }
  await page.locator('[data-token]').nth(1).waitFor();
  expect(await ending(page).getAttribute('data-told')).toBe('false');
  expect(await ending(page).getByRole('heading').count()).toBe(0);
  await page.keyboard.press(' ');
  await page.locator('[data-part="ending"][data-told="true"]').waitFor();
  expect(await page.locator('[data-token]').count()).toBe(8);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  // Each token lies at its planet.
  const far = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('[data-token]')].filter((token) => {
        const at = document.querySelector(`[data-thing="${token.dataset.token}"]`)?.getBoundingClientRect();
        const box = token.getBoundingClientRect();
        return !at || Math.abs(at.left - box.left) > 2 || Math.abs(at.top - box.top) > 2;
      }).length,
  );
  expect(far).toBe(0);
  await page.context().close();
});

test('the way to the next match: another game, or the one that was begun', async () => {
  const page = await client.visit();
  await openSaved(page, saved(won));
  await turnOrEnd(page);
  const next = page.locator('[data-part="next-game"]');
  expect([await next.textContent(), await next.getAttribute('href')]).toEqual([
    'Another gameSettlers',
    '/new/settlers',
  ]);
  const begun = saved(nearlyOver());
  await openSaved(page, begun);
  await openSaved(page, saved(won));
  await turnOrEnd(page);
  await page.locator(`[data-part="next-game"][href="/table/siege/${begun.id}"]`).click();
  expect(await turnOrEnd(page)).toBe('turn');
  await page.context().close();
});

test('two pages by key, card and swipe; the ways on stay where they are', async () => {
  const page = await client.visit();
  await openSaved(page, saved(won));
  await turnOrEnd(page);
  const ways = page.getByRole('navigation', { name: 'What next' });
  const before = await ways.boundingBox();
  expect(await ways.getByRole('button').allTextContents()).toEqual([
    'Rematch',
    'Replay',
    'Share link',
    'Look at the board',
  ]);
  await page.keyboard.press('ArrowRight');
  const story = page.locator('[data-part="story"]');
  await story.waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Back to the result');
  const empty = await story.boundingBox();
  await story.locator('[data-turn]').first().waitFor();
  expect(await story.boundingBox()).toEqual(empty);
  expect(await ways.boundingBox()).toEqual(before);
  await page.keyboard.press('ArrowLeft');
  expect(await ending(page).getAttribute('data-page')).toBe('1');
  await page.getByRole('button', { name: 'How it went' }).click();
  expect(await ending(page).getAttribute('data-page')).toBe('2');
  await page.keyboard.press('Escape');
  expect(await ending(page).getAttribute('data-page')).toBe('1');
  await page.getByRole('button', { name: 'How it went' }).click();
  const [table, length] = [page.url(), await page.evaluate(() => history.length)];
  await page.goBack();
  await page.locator('[data-part="ending"][data-page="1"]').waitFor();
  await page.getByRole('button', { name: 'How it went' }).click();
  await story.locator('[data-turn] a').first().click();
  await page.waitForURL(/replay/);
  await page.goBack();
  await page.locator('[data-part="ending"][data-page="2"]').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.locator('[data-part="ending"][data-page="1"]').waitFor();
  expect(page.url()).toBe(table);
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  expect(await ending(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Back to the result' }).click();
  expect(await page.getByRole('heading', { name: 'Victory' }).count()).toBe(1);
  await page.context().close();
}, 90_000);

test('what it was: the reason, the places, how often the same opponent was beaten', async () => {
  const page = await client.visit();
  await openSaved(page, saved(won));
  await turnOrEnd(page);
  const { points } = outcome(won) ?? { points: [] };
  const names = await ending(page).getByRole('list', { name: 'Result' }).getByRole('listitem').allTextContents();
  expect(names).toEqual([`${siege.text.points(points[0], 'en')}You`, `${siege.text.points(points[1], 'en')}Vega`]);
  expect(await ending(page).textContent()).toMatch(/By .+: .+\.\d+ turns/);
  await page.getByText('1 of 1 won against Vega').waitFor();
  await page.context().close();
});

describe('what is heard', () => {
  test('every sound is audible, and none clips', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `
          import { deskOn, sing } from './src/sound/engine.ts';
          import { lengthOf } from './src/sound/score.ts';
          import { COMMON } from './src/sound/common.ts';
          import { SOUNDS } from './src/games/siege/sounds.ts';
          const RATE = 22050;
          globalThis.heard = async () => Promise.all([...SOUNDS, ...Object.values(COMMON)].map(async (sound) => {
            const audio = new OfflineAudioContext(1, Math.ceil(RATE * (lengthOf(sound) + 0.5)), RATE);
            sing(deskOn(audio), sound, 0);
            const data = (await audio.startRendering()).getChannelData(0);
            let peak = 0;
            let power = 0;
            for (const value of data) { peak = Math.max(peak, Math.abs(value)); power += value * value; }
            return { name: sound.name, peak, level: Math.sqrt(power / data.length) };
          }));`,
        resolveDir: `${import.meta.dirname}/..`,
        loader: 'ts',
      },
      bundle: true,
      format: 'iife',
      write: false,
    });
    const page = await client.visit();
    await page.evaluate(outputFiles[0].text);
    const heard = await page.evaluate(() =>
      (globalThis as unknown as { heard(): Promise<{ name: string; peak: number; level: number }[]> }).heard(),
    );
    expect(heard.length).toBeGreaterThan(25);
    expect(heard.filter(({ peak, level }) => peak < 0.04 || level < 0.002)).toEqual([]);
    expect(heard.filter(({ peak }) => peak > 0.98)).toEqual([]);
    await page.context().close();
  });
});
