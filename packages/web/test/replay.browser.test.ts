import { formatRecord } from '@starboard/kernel';
import { game } from '@starboard/siege';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { forOthers, packed, unpacked } from '../src/story/share.ts';
import { type Client, openClient } from './help/client.ts';
import { lost } from './help/lost.ts';
import { turnOrEnd } from './help/playing.ts';
import { openSaved, saved, someMatch } from './help/saved.ts';

let client: Client;
let page: Page;

beforeAll(async () => {
  client = await openClient();
  page = await client.visit('', {}, { permissions: ['clipboard-read', 'clipboard-write'] });
});

afterEach(() => {
  expect(client.faults()).toEqual([]);
});

afterAll(() => client?.close());

const over = someMatch(game, (m) => game.actors(m.state as never).length === 0);
const { record } = saved(over);
const said = () => page.locator('output').textContent();

test('a finished match is replayed with the scrubber, step by step, and through every pair of eyes', async () => {
  await openSaved(page, saved(over));
  await turnOrEnd(page);
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('slider').waitFor();
  expect(await said()).toBe('The start');
  // The sky runs behind the bars and the log.
  const [sky, screen] = await page.evaluate(() =>
    ['[data-part="ground"] main [aria-hidden="true"]', '[data-part="ground"]'].map((part) =>
      JSON.stringify(document.querySelector(part)?.getBoundingClientRect()),
    ),
  );
  expect(sky).toBe(screen);
  await page.getByRole('button', { name: 'One on' }).click();
  expect(await said()).toBe(`Decision 1 of ${over.steps.length}`);
  await page.getByRole('slider').fill('20');
  expect(await said()).toBe(`Decision 20 of ${over.steps.length}`);
  await page.getByRole('button', { name: 'One back' }).click();
  expect(await said()).toBe(`Decision 19 of ${over.steps.length}`);
  await page.getByRole('button', { name: 'To the end' }).click();
  expect(await page.getByRole('list', { name: 'Log' }).textContent()).toContain('The match is over');
  const eyes = page.getByRole('combobox', { name: 'Seen by' });
  expect(await eyes.locator('option').allTextContents()).toEqual(['everybody', 'You', 'Vega']);
  await eyes.selectOption('Vega');
  expect(await page.getByRole('list', { name: 'Log' }).textContent()).toContain('You');
});

test('the end tells points, chances and turning points, each a way into the replay', async () => {
  // The thread is closed again once all is found: whoever looks later may see none.
  const threads: string[] = [];
  page.on('worker', (worker) => threads.push(worker.url()));
  await openSaved(page, saved(over));
  await turnOrEnd(page);
  await page.getByRole('button', { name: 'How it went' }).click();
  const story = page.locator('[data-part="story"]');
  const turn = story.locator('[data-turn]').first();
  await turn.waitFor();
  expect(threads.some((url) => url.includes('brain'))).toBe(true);
  await story.getByRole('img', { name: /Chances of winning\. You: \d+% at first/ }).waitFor();
  expect(await story.getByRole('img', { name: /Points held\. You: .* at the end/ }).count()).toBe(1);
  expect(await turn.textContent()).toMatch(/chances up from \d+% to \d+%/);
  await story.getByText('As a table').click();
  expect(await story.getByRole('row').count()).toBeGreaterThan(10);
  const at = await turn.getAttribute('data-turn');
  await turn.getByRole('link').click();
  await page.getByRole('slider').waitFor();
  expect(await said()).toBe(`Decision ${at} of ${over.steps.length}`);
  // What was found is kept for the match.
  await page.getByRole('button', { name: 'Course' }).click();
  const graph = page.getByRole('img', { name: /Chances of winning\. You: \d+% at first/ });
  expect(await graph.count()).toBe(1);
  await page.locator('[data-turn]').last().getByRole('button').click();
  expect(await said()).not.toBe(`Decision ${at} of ${over.steps.length}`);
}, 90_000);

/** Opens the finished match as its replay, at a decision. */
async function watch(at: number): Promise<void> {
  const match = saved(over);
  await openSaved(page, match);
  await page.goto(`${client.address}replay/siege/${match.id}?at=${at}`);
  await page.getByRole('slider').waitFor();
}

test('keys step, turn over turns, jump, run and stop; the address follows', async () => {
  await watch(20);
  const at = async () => Number(await page.getByRole('slider').inputValue());
  await page.keyboard.press('ArrowRight');
  expect(await at()).toBe(21);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await at()).toBe(19);
  await page.waitForURL(/at=19$/);
  await page.keyboard.press('Shift+ArrowRight');
  const turn = await at();
  const seats = over.steps.map(({ seat }) => seat);
  expect(turn).toBeGreaterThan(19);
  expect(new Set(seats.slice(20, turn)).size).toBeLessThan(2);
  expect(seats[turn]).not.toBe(seats[turn - 1]);
  await page.keyboard.press('Home');
  expect(await said()).toBe('The start');
  await page.keyboard.press('End');
  expect(await at()).toBe(over.steps.length);
  // At the end it begins again.
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('4×');
  await page.locator('h1').click();
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.waitForFunction(() => document.querySelector('input')?.value === '2');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
});

test('the graph is the scrubber: a press or a drag on it leads there', async () => {
  await watch(0);
  const box = await page.getByRole('slider').boundingBox();
  if (!box) throw new Error('there is no graph');
  const y = box.y + box.height / 2;
  await page.mouse.click(box.x + box.width / 3, y);
  const third = Number(await page.getByRole('slider').inputValue());
  expect(Math.abs(third - over.steps.length / 3)).toBeLessThan(4);
  await page.mouse.move(box.x + box.width / 3, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 40, y, { steps: 4 });
  await page.mouse.up();
  expect(await said()).toBe(`Decision ${over.steps.length} of ${over.steps.length}`);
});

test('a moment is shared by a link that opens there, and is played on at a chosen seat against bots', async () => {
  await watch(30);
  await page.getByRole('button', { name: 'Share this moment' }).click();
  await page.getByText('It carries the whole match and opens at this decision').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('slider').waitFor();
  expect(await said()).toBe(`Decision 30 of ${over.steps.length}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Nothing is dealt anew').waitFor();
  await dialog.getByRole('radio', { name: 'Vega' }).check();
  await dialog.getByRole('radio', { name: 'easy' }).check();
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await page.waitForURL(/\/table\/siege\//);
  expect(await turnOrEnd(page)).toBe('turn');
  expect(Number(await page.getAttribute('[data-mine]', 'data-seq'))).toBeGreaterThanOrEqual(30);
});

test('a match that is over is played on from its last decision', async () => {
  await watch(over.steps.length);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByText(`Decision ${over.steps.length - 1} of ${over.steps.length}: from here`).waitFor();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL(/\/table\/siege\//);
  await turnOrEnd(page);
});

test.each(['390x844', '844x390', '820x1180', '1920x1080'])(
  'nothing is cut or covered at %s, in French',
  async (size) => {
    const [width, height] = size.split('x').map(Number);
    const small = await client.visit(
      `shared?at=40#${await packed(record)}`,
      { lang: 'fr' },
      { viewport: { width, height } },
    );
    await small.getByRole('slider').waitFor();
    expect(await lost(small)).toEqual([]);
    await small.context().close();
  },
);

test('a running match is replayed only through the eyes of its one player', async () => {
  const running = someMatch(game, (m) => game.actors(m.state as never)[0] === 0 && m.steps.length > 8);
  await openSaved(page, saved(running, undefined, 'running'));
  await turnOrEnd(page);
  await page.locator('[data-part="menu"]').click();
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('slider').waitFor();
  await page.getByText('The match is still going on, so only your own view is shown.').waitFor();
  expect(await page.getByRole('combobox', { name: 'Seen by' }).count()).toBe(0);
  // What is hidden from the player is neither tried out nor given away.
  expect(await page.locator('[data-part="play-on"], [data-part="share"]').count()).toBe(0);
  await page.getByRole('link', { name: 'Continue' }).click();
  await turnOrEnd(page);
});

test('the record is saved as a file, and the file opens again', async () => {
  await openSaved(page, saved(over));
  await turnOrEnd(page);
  await page.keyboard.press('Escape');
  await page.locator('[data-part="menu"]').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  const buffer = Buffer.concat(await (await file.createReadStream()).toArray());
  expect(buffer.toString()).toBe(formatRecord(forOthers(record, 'en')));
  await page.goto(client.address);
  await page.setInputFiles('input[type=file]', {
    name: 'match.json',
    mimeType: 'application/json',
    buffer,
  });
  await page.getByRole('slider').waitFor();
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await page.waitForURL(/\/replay\//);
});

test('a share link carries the whole match', async () => {
  await openSaved(page, saved(over));
  await turnOrEnd(page);
  await page.getByRole('button', { name: 'Share link' }).click();
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [address, fragment] = link.split('#');
  expect(address).toBe(`${client.address}shared`);
  expect(await unpacked(fragment)).toEqual({ value: forOthers(record, 'en') });
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('slider').waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  expect(await said()).toBe(`Decision ${over.steps.length} of ${over.steps.length}`);
});

test('a broken link and a broken file get a clear message, in both languages', async () => {
  await page.goto(`${client.address}shared#nonsense`);
  await page.getByText('The link is damaged or incomplete').first().waitFor();
  const cheated = { ...record, actions: ['0 finish', ...record.actions] };
  await page.goto('about:blank');
  await page.goto(`${client.address}shared#${await packed(cheated)}`);
  await page.getByText('What happened?').click();
  await page.getByText(/breaks SIEGE-/).waitFor();
  await page.goto(client.address);
  await page.setInputFiles('input[type=file]', {
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a":1}'),
  });
  expect(await page.getByRole('alert').textContent()).toContain('This file is no match record');
  const french = await client.visit('shared#nonsense', { lang: 'fr' });
  await french.getByText('Le lien est abîmé ou incomplet').first().waitFor();
  await french.context().close();
});

test('a match is deleted only after a second word', async () => {
  await openSaved(page, saved(over, undefined, 'doomed'));
  await page.goto(`${client.address}replays`);
  const list = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /Replay Stellar Siege/ }) });
  await list.first().waitFor();
  const before = await list.count();
  await list.first().getByRole('button').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await list.count()).toBe(before);
  await list.first().getByRole('button').click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.waitForFunction((n) => document.querySelectorAll('a[aria-label^="Replay"]').length === n, before - 1);
});
