import { game } from '@starboard/siege';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Client, openClient } from './help/client.ts';
import { pressSomething, turnOrEnd } from './help/playing.ts';
import { openSaved, saved, someMatch } from './help/saved.ts';

let client: Client;

beforeAll(async () => {
  client = await openClient();
});

afterEach(() => {
  expect(client.faults()).toEqual([]);
});

afterAll(() => client?.close());

test('planets are turned by a press, peoples and who begins chosen, remembered, and cleared again', async () => {
  const page = await client.visit('new/siege');
  const planet = (name: string) => page.getByRole('button', { name });
  await planet('Planet 3: Emalto or Iontian').click();
  await planet('Planet 3: Emalto').click();
  await planet('Planet 3: Iontian').waitFor();
  await page.getByRole('radio', { name: 'Morkolytes' }).check();
  await page.getByRole('radio', { name: 'Rigel' }).check();
  await page.reload();
  await planet('Planet 3: Iontian').waitFor();
  expect(await page.getByRole('radio', { name: 'Morkolytes' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await turnOrEnd(page);
  const [row] = await rows(page);
  expect(row.opening.options).toEqual({ species: ['morkolyte', 'antillian'], first: 1, sides: 'aabaaaaa' });
  await page.goto(`${client.address}new/siege`);
  await page.getByRole('button', { name: 'Reset' }).click();
  await planet('Planet 3: Emalto or Iontian').waitFor();
  expect(await page.getByRole('button', { name: 'Reset' }).count()).toBe(0);
  await page.context().close();
});

test.each([
  [820, 1180],
  [844, 390],
])('the way on stays in sight at %i by %i, and lies on nothing', async (width, height) => {
  const page = await client.visit('new/siege', {}, { viewport: { width, height } });
  await page.getByRole('radio', { name: 'Morkolytes' }).check();
  const boxOf = async (name: string) => {
    const box = await page.getByRole('button', { name }).boundingBox();
    if (!box) throw new Error(`no ${name}`);
    return box;
  };
  const [start, reset] = [await boxOf('Start the match'), await boxOf('Reset')];
  expect(start.y + start.height).toBeLessThanOrEqual(height);
  expect(reset.y + reset.height).toBeLessThanOrEqual(height);
  // The foot is one row where there is little height, and nothing shines through it.
  if (height < 480) {
    expect(reset.x + reset.width).toBeLessThanOrEqual(start.x);
    expect(reset.y).toBeGreaterThanOrEqual(start.y);
  }
  await page.context().close();
});

test('dragging a portrait to another chair changes places, and so does the paper', async () => {
  const page = await client.visit('new/siege', { name: 'Ada' });
  await page.getByRole('button', { name: 'Seat 1: Ada' }).dragTo(page.getByRole('button', { name: 'Seat 2' }));
  await page.getByRole('button', { name: 'Seat 2: Ada' }).click();
  await page.getByRole('button', { name: 'Change places with seat 1' }).click();
  await page.getByRole('button', { name: 'Seat 1: Ada' }).waitFor();
  await page.context().close();
});

test('a match that is left waits on the home page as it stands, and shows nobody what they may not see', async () => {
  const page = await client.visit('', { name: 'Ada' });
  await page.getByRole('button', { name: 'Play now: Stellar Siege' }).click();
  if ((await turnOrEnd(page)) === 'turn') await pressSomething(page);
  await page.goto(client.address);
  await page.getByRole('heading', { name: 'Your move, Ada' }).waitFor();
  await page.getByRole('link', { name: /^Continue Stellar Siege/ }).waitFor();
  const [row] = await rows(page);
  expect(row.seen.viewer).toBe(0);
  expect(row.seen.view.players[1].hand).toBe(null);
  await page.context().close();
});

test('a match of two people at one device is listed as a spectator sees it', async () => {
  const page = await client.visit();
  const running = someMatch(game, (m) => game.actors(m.state as never)[0] === 0 && m.steps.length > 20);
  const people = ['Ada', 'Grace'].map((name) => ({ kind: 'person', name }) as const);
  await openSaved(page, saved(running, people));
  await page.waitForSelector('[data-part="ready"]');
  await page.goto(client.address);
  await page.getByText('Ada’s turn').waitFor();
  const [row] = await rows(page);
  expect(row.seen.viewer).toBe(null);
  expect(row.seen.view.players.map((p) => p.hand)).toEqual([null, null]);
  await page.context().close();
});

type Row = {
  opening: { options: unknown };
  seen: { viewer: number | null; view: { players: { hand: unknown }[] } };
};

async function rows(page: Awaited<ReturnType<Client['visit']>>): Promise<Row[]> {
  return page.evaluate(
    () =>
      new Promise<never[]>((resolve, reject) => {
        const request = indexedDB.open('starboard');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result as never[]);
          };
        };
      }),
  );
}

test.each(['scramble', 'orbital'])('by day the room of %s is light and its words are dark', async (id) => {
  const page = await client.visit(`new/${id}`, { theme: 'light' });
  const light = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        canvas.fillStyle = getComputedStyle(element).color;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 3;
      });
  for (const words of ['header h1', 'form label', 'form select', 'fieldset p'])
    expect(await light(words), words).toBeLessThan(110);
  expect(await page.locator('form').evaluate((form) => getComputedStyle(form).colorScheme)).toBe('light');
  await page.context().close();
});
