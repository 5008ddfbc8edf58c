import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { turnOrEnd } from '../help/playing.ts';
import { late, playedOut } from './positions.ts';
import { dragger, pressByKeys, presser } from './pressing.ts';
import { ALL, LONG, type Sitting } from './sitting.ts';

/** Matches from the home page, or from late positions, to their ending: by clicks, by drag, by keys. */
export function wholeMatch(at: () => Sitting): void {
  test('play now is one press from the home page', async () => {
    const { client, entry, page } = at();
    await page.goto(client.address);
    await page.getByRole('button', { name: `Play now: ${entry.name}` }).click();
    expect(await turnOrEnd(page)).toBe('turn');
    expect(await page.title()).toContain('Your turn');
    expect(await page.getAttribute('#icon', 'href')).toBe('/icon-turn.svg');
  });

  test(
    'a whole match by clicks, from the home page to its ending and the rematch',
    async () => {
      const { bots, client, entry, page, trial } = at();
      const setup = {
        places: bots().map((_, seat) => ({ who: seat === 0 ? 'person' : 'easy', name: '' })),
        options: trial.game.options.first ? { first: 0 } : {},
      };
      await page.goto(client.address);
      await page.evaluate(([game, json]) => localStorage.setItem(`starboard.setup.${game}`, json), [
        entry.id,
        JSON.stringify(setup),
      ] as const);
      await page.getByRole('link', { name: `Set up ${entry.name}` }).click();
      await page.getByRole('button', { name: 'Start the match' }).click();
      const press = presser(entry.id);
      while ((await turnOrEnd(page)) === 'turn') await press(page);
      const ending = page.locator('[data-part="ending"]');
      expect(await titled(page)).toMatch(ENDED);
      const [before, names] = [page.url(), await seated(page)];
      await ending.getByRole('button', { name: 'Rematch' }).click();
      await page.waitForURL((url) => url.href !== before);
      await turnOrEnd(page);
      expect(await seated(page)).toEqual([...names.slice(1), names[0]]);
    },
    LONG,
  );

  test(
    `${ALL ? 'a whole match' : 'from a late position to the end'} by drag, wherever something can be dragged`,
    async () => {
      const { open, page, trial } = at();
      await open(ALL ? playedOut(trial.game, 'drag')[0] : late(trial.game));
      const drag = dragger('drag');
      while ((await turnOrEnd(page)) === 'turn') await drag(page);
      expect(await titled(page)).toMatch(ENDED);
    },
    LONG,
  );

  test(
    `${ALL ? 'a whole match' : 'from a late position to the end'} by keyboard alone`,
    async () => {
      const { open, page, trial } = at();
      await open(ALL ? playedOut(trial.game, 'keys')[0] : late(trial.game));
      for (let i = 0; (await turnOrEnd(page)) === 'turn'; i++) await pressByKeys(page, i % 2 === 0);
      expect(await titled(page)).toMatch(ENDED);
    },
    LONG,
  );
}

/** The titles of an ending. */
const ENDED = /^(Victory|Shared victory|Even|.+ wins?)$/;

/** What the ending is called. */
function titled(page: Page): Promise<string | null> {
  return page.locator('[data-part="ending"]').getByRole('heading', { level: 2 }).first().textContent();
}

/** Everybody's name, seat by seat. */
async function seated(page: Page): Promise<string[]> {
  const list = page.locator('ul[aria-label="Seats"] > li');
  return list.evaluateAll((all) => all.map((e) => e.children[1].textContent ?? ''));
}
