import { type Action, type AnyGame, advance, legal, type Match } from '@starboard/kernel';
import { conqueror, PLANETS, game as siege, type View } from '@starboard/siege';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Settings } from '../src/settings/settings.ts';
import { type Client, openClient } from './help/client.ts';
import { holdStage, pressSomething, turnOrEnd } from './help/playing.ts';
import { openSaved, type Saved, saved, someMatch } from './help/saved.ts';

let client: Client;
const game: AnyGame = siege;

beforeAll(async () => {
  client = await openClient();
});
afterEach(() => expect(client.faults()).toEqual([]));
afterAll(() => client?.close());

const step = ({ state }: Match) => (state as { stack: { step: string }[] }).stack.at(-1)?.step;
const decides = (match: Match) => game.actors(match.state)[0];
/** The bot at seat 1 is to deploy, and not by chance. */
const theirs = () => someMatch(game, (m) => decides(m) === 1 && step(m) === 'deploy' && m.steps.length > 6);

async function seated(match: Match, settings: Partial<Settings>, look: object = {}): Promise<[Page, Saved]> {
  const page = await client.visit('', settings, look);
  const row = saved(match);
  await openSaved(page, row);
  return [page, row];
}

test('a card is shown large in the middle, then lies in its place, and the line names it', async () => {
  const page = await client.visit('', { animation: 'slow', bots: 'fast' });
  await holdStage(page);
  await openSaved(page, saved(theirs()));
  // What it draws or discards may stand beside it, or be on its way to the place it has there.
  const cards = page.locator('[data-part="stage"] [data-piece]');
  await cards.first().waitFor();
  const [height, middle, key] = await cards.evaluateAll((all) => {
    const boxes = all.map((e) => e.parentElement?.getBoundingClientRect() ?? new DOMRect());
    const [left, right] = [Math.min(...boxes.map((b) => b.left)), Math.max(...boxes.map((b) => b.right))];
    const [card] = all as HTMLElement[];
    return [card.offsetHeight, (left + right) / 2, card.dataset.piece] as const;
  });
  expect(height).toBeGreaterThan(400);
  expect(Math.abs(middle - 720)).toBeLessThan(20);
  expect(await page.locator('[data-part="prompt"] [data-part="told"]').textContent()).toMatch(/^Vega: /);
  const board = page.locator(`[data-part="board"] [data-zone^="force:1"] [data-piece="${key}"]`);
  const before = await board.count();
  await page.locator('[data-part="skip"]').click();
  await page.waitForFunction(([where, count]) => document.querySelectorAll(`${where}`).length > Number(count), [
    `[data-part="board"] [data-zone^="force:1"] [data-piece="${key}"]`,
    before,
  ] as const);
  await page.context().close();
});

test('who taps to skip decides nothing by the next tap', async () => {
  const page = await client.visit('', { animation: 'slow', bots: 'fast' });
  await openSaved(page, saved(theirs()));
  await page.locator('[data-part="stage"]').waitFor();
  // Something is tapped in every frame, until nothing is shown and the reader is asked.
  const under = await page.evaluate(async () => {
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const at = document.elementFromPoint(innerWidth / 2, innerHeight - 40) as HTMLElement;
      if (document.querySelector('[data-mine="true"]') && !document.querySelector('[data-part="stage"]'))
        return at.dataset.part;
      if (document.querySelector('[data-part="stage"]')) at.click();
    }
  });
  expect(under).toBe('settling');
  await page.locator('[data-part="settling"]').waitFor({ state: 'detached' });
  await page.context().close();
});

test('nobody waits where nothing shall move, or bots shall answer at once', async () => {
  for (const settings of [
    { animation: 'off', bots: 'fast' },
    { animation: 'normal', bots: 'instant' },
  ] as const) {
    const page = await client.visit('', settings);
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (document.querySelector('[data-part="stage"]')) document.documentElement.dataset.staged = 'yes';
      });
      seen.observe(document, { subtree: true, childList: true });
    });
    await openSaved(page, saved(theirs()));
    await turnOrEnd(page);
    expect(await page.getAttribute('html', 'data-staged')).toBeNull();
    // Where nothing moves, the line still tells what happened.
    if (settings.animation === 'off') {
      // The bot may have been quicker than the page: then its next turn is told.
      const told = page.locator('[data-part="told"]');
      for (let i = 0; i < 20 && (await told.count()) === 0; i++) {
        await pressSomething(page);
        await turnOrEnd(page);
      }
      expect(await told.count()).toBe(1);
    }
    await page.context().close();
  }
});

test('with reduced motion the card stands on stage and nothing is moved', async () => {
  const look = { reducedMotion: 'reduce' } as const;
  const page = await client.visit('', { animation: 'slow', bots: 'fast' }, look);
  await holdStage(page);
  await openSaved(page, saved(theirs()));
  await page.locator('[data-part="stage"] [data-piece]').first().waitFor();
  const moved = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
      // What takes a millisecond is set, not moved.
      .filter((effect) => Number(effect.getComputedTiming().duration) > 1)
      .filter((effect) => effect.getKeyframes().some(({ transform = 'none' }) => transform !== 'none'))
      .map(({ target }) => target?.className),
  );
  expect(moved).toEqual([]);
  await page.context().close();
});

test('a page that nobody looked at tells what was not seen', async () => {
  const [page] = await seated(theirs(), { animation: 'slow', bots: 'instant' });
  // Nobody looks while the bot plays its whole turn.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await turnOrEnd(page);
  const missed = await page.evaluate(() => {
    const [[, seen]] = JSON.parse(localStorage.getItem('starboard.seen') ?? '[["",0]]') as [string, number][];
    return Number(document.querySelector('[data-mine]')?.getAttribute('data-seq')) - seen;
  });
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const sheet = page.locator('[data-part="away"]');
  if (missed >= 2) {
    await sheet.waitFor();
    expect(await sheet.textContent()).toContain('Vega');
    await page.keyboard.press('Enter');
  }
  expect(await turnOrEnd(page)).toBe('turn');
  expect(await sheet.count()).toBe(0);
  await page.context().close();
});

/** A position in which a deployment of seat 0 wins a planet from nobody or from the other. */
function conquest(): { readonly match: Match; readonly action: Action; readonly face: string } {
  let action: Action | undefined;
  let face = '';
  const match = someMatch(game, (m) => {
    if (decides(m) !== 0 || step(m) !== 'deploy') return false;
    const before = game.view(m.state, 0) as View;
    for (const a of legal(game, m.state, 0)) {
      // A Decoy can be thrown away as well: one press says too little.
      const plain = a.type === 'deploy' && !JSON.stringify(a).includes('decoy');
      const next = plain ? advance(m, 0, a) : undefined;
      if (!next || 'violation' in next) continue;
      const after = game.view(next.match.state, 0) as View;
      const won = PLANETS.find(
        (p) => conqueror(before, p) !== 0 && conqueror(after, p) === 0 && before.players[1].forces[p - 1].length > 0,
      );
      if (!won) continue;
      action = a;
      face = after.planets[won - 1];
      return true;
    }
    return false;
  });
  if (!action) throw new Error('nothing is ever won');
  return { match, action, face };
}

test('a planet that changes hands is told by a banner in the colour of who takes it', async () => {
  const { match, action, face } = conquest();
  const [page] = await seated(match, { bots: 'slow' });
  await turnOrEnd(page);
  const { skin } = await import('../src/games/siege/skin.tsx');
  const [{ any }] = skin.slots(action, game.view(match.state, 0));
  await page.locator(`[data-thing="${any[0]}"]`).focus();
  await page.keyboard.press('Enter');
  const banner = page.locator('[data-part="great"]');
  await banner.waitFor();
  expect((await banner.textContent())?.toLowerCase()).toMatch(new RegExp(`^you take ${face}\\d : \\d$`));
  const { species } = (game.view(match.state, 0) as View).players[0];
  expect(await banner.getAttribute('style')).toContain(species === 'antillian' ? '0.83 0.145 76' : '0.84 0.085 298');
  await page.context().close();
});

test('seats wear the colours of their people, whichever seat they sit at', async () => {
  for (const first of ['antillian', 'morkolyte'] as const) {
    const other = first === 'antillian' ? 'morkolyte' : 'antillian';
    const match = someMatch(game, (m) => decides(m) === 0, { species: [first, other] });
    const [page] = await seated(match, {});
    await turnOrEnd(page);
    const fills = await page
      .getByRole('list', { name: 'Seats' })
      .locator('svg path:first-child')
      .evaluateAll((all) => all.map((e) => e.getAttribute('fill')));
    const colours = { antillian: 'oklch(0.83 0.145 76)', morkolyte: 'oklch(0.84 0.085 298)' };
    expect(fills).toEqual([colours[first], colours[other]]);
    await page.context().close();
  }
});
