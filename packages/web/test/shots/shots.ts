import { join } from 'node:path';
import { load } from '@starboard/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { type Client, openClient } from '../help/client.ts';
import { shot } from '../help/shot.ts';
import { chosen, device, SIZES, THEMES } from './chosen.ts';
import { COMMON, type Screens, screensOf } from './screens.ts';

const OUT = join(import.meta.dirname, '..', '..', '..', '..', 'shots');

const games = GAMES.filter(({ skin }) => skin);
const wanted = chosen(
  'game',
  games.map(({ id }) => id),
);
const sizes = chosen('size', SIZES);
const themes = chosen('theme', THEMES);

let client: Client;

beforeAll(async () => {
  client = await openClient();
});

afterAll(() => client?.close());

async function pictures(screens: Screens, folder: string, size: string, theme: (typeof THEMES)[number]): Promise<void> {
  for (const [name, open] of Object.entries(screens)) {
    const page = await client.visit('', { theme }, device(size));
    await open(page, client.address);
    await shot(page, join(OUT, folder, `${name}-${size}-${theme}`));
    await page.context().close();
  }
  expect(client.faults()).toEqual([]);
}

describe.each(sizes)('%s', (size) => {
  test.each(themes)('%s: home, settings', (theme) => pictures(COMMON, '', size, theme));

  describe.each(games.filter(({ id }) => wanted.includes(id)))('$name', (entry) => {
    test.each(themes)('%s', async (theme) => {
      const game = await load(entry.id);
      if (!game) throw new Error(`there are no rules of ${entry.id}`);
      await pictures(screensOf(game, entry), entry.id, size, theme);
    });
  });
});
