import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DESKTOP } from './help/client.ts';
import { leaves, next, type OnlineHouse, onlineHouse, pressing, sound, tableOf } from './help/online.ts';
import { pressSomething } from './help/playing.ts';

let house: OnlineHouse;

beforeAll(async () => {
  house = await onlineHouse();
});

beforeEach(() => void house.faults());

afterAll(() => house?.close());

test('what was agreed is said before one sits down, and holds at the table', async () => {
  const [ada, grace] = await house.seated('siege', async (page) => {
    await page.getByRole('button', { name: /Seat 2: A friend/ }).waitFor();
    await page.getByText('Comes by the link that you send.').waitFor();
    await page.getByLabel('Time to think').selectOption('quick');
    await page.getByText('What else is agreed').click();
    await page.getByRole('checkbox', { name: 'Hints are allowed' }).uncheck();
    await page.getByText('A ban binds this page only').waitFor();
    await sound(page);
  });
  for (const page of [ada, grace]) {
    await page.getByRole('button', { name: /^(Hint|Conseil)$/ }).click();
    await page
      .locator('[data-part="notice"]')
      .filter({ hasText: /without hints|sans conseils/ })
      .waitFor();
    expect(await page.locator('[data-part="hints"]').count()).toBe(0);
    await page
      .getByText(/^[45]:\d\d$/)
      .first()
      .waitFor();
  }
  // Who sat down plays: one of the two is asked, and an answer of hers is taken.
  const page = await next([ada, grace]);
  if (!page) throw new Error('nobody is asked');
  await pressing(page, pressSomething);
  expect(house.faults()).toEqual([]);
  for (const one of [ada, grace]) await one.context().close();
});

test('a rematch seats everybody one on; a match whose rules are gone is shown as it was seen', async () => {
  const [ada, grace] = await house.seated('siege');
  for (let i = 0; i < 3; i++) {
    const page = await next([ada, grace]);
    if (page) await pressing(page, pressSomething);
  }
  const first = tableOf(ada);
  await leaves(house.port, ada, 0);
  for (const page of [ada, grace]) await page.locator('[data-part="ending"]').waitFor();
  await ada.getByRole('button', { name: 'Rematch' }).first().click();
  await ada.waitForURL((url) => !url.pathname.includes(first));
  await grace.locator('[data-part="next"]').getByRole('link').click();
  for (const page of [ada, grace]) await page.waitForSelector('[data-mine]');
  expect(tableOf(ada)).toBe(tableOf(grace));
  const info = await (await fetch(`http://127.0.0.1:${house.port}/api/tables/${tableOf(ada)}`)).json();
  expect(info.seats.map(({ name }: { name: string }) => name)).toEqual(['Grace', 'Ada']);

  const kept = async () => (await fetch(`http://127.0.0.1:${house.port}/api/tables/${first}/snapshots`)).status;
  await expect.poll(kept).toBe(200);
  await house.stop();
  olderRules(first);
  await house.start();
  const reader = await house.visit(`online/${first}`, {}, DESKTOP);
  await reader.getByRole('heading', { name: 'Grace wins' }).waitFor();
  await reader.getByRole('link', { name: 'Replay' }).click();
  await reader.locator('[data-part="scrubber"]').waitFor();
  await reader.keyboard.press('End');
  expect(await reader.locator('[data-part="share"], [data-part="play-on"]').count()).toBe(0);
  await sound(reader);
  expect(house.faults()).toEqual([]);
  for (const page of [ada, grace, reader]) await page.context().close();
}, 300_000);

/** As if this match had been played by rules of an older version, which led elsewhere. */
function olderRules(id: string): void {
  const db = new Database(join(house.data, 'starboard.db'));
  const row = db.prepare('SELECT key, body FROM tables WHERE id = ?').get(id) as { key: number; body: string };
  const older = (text: string) => JSON.stringify({ ...JSON.parse(text), version: 0 });
  const record = db.prepare('SELECT body FROM records WHERE match = ?').get(row.key) as { body: string };
  db.prepare('UPDATE tables SET body = ? WHERE key = ?').run(older(row.body), row.key);
  db.prepare('UPDATE records SET body = ? WHERE match = ?').run(older(record.body), row.key);
  db.prepare("UPDATE seals SET hash = 'another' WHERE match = ?").run(row.key);
  db.close();
}
