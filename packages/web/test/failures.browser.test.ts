import { game } from '@starboard/siege';
import type { Download, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { packed } from '../src/story/share.ts';
import { type Client, openClient } from './help/client.ts';
import { pressSomething, seq, turnOrEnd } from './help/playing.ts';
import { openSaved, saved, someMatch } from './help/saved.ts';
import { store, storedRows } from './help/stored.ts';

let client: Client;
let page: Page;

beforeAll(async () => {
  client = await openClient();
});

afterEach(async () => {
  await page?.context().close();
  client.faults();
});

afterAll(() => client?.close());

const PLAY = 'Play now: Stellar Siege';
const mine = someMatch(game, (m) => m.steps.length > 20 && game.actors(m.state as never)[0] === 0);
const over = someMatch(game, (m) => game.actors(m.state as never).length === 0);

/** The heading of a state, and that it leads home. */
async function stated(title: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await page.getByRole('link', { name: 'To the start page' }).waitFor();
}

async function textOf(file: Download): Promise<string> {
  return Buffer.concat(await (await file.createReadStream()).toArray()).toString();
}

/** A stored match with something changed in its row. */
function row(id: string, opening: object): object {
  const { row: right } = saved(mine, undefined, id);
  return { ...right, opening: { ...right.opening, ...opening } };
}

describe('addresses that lead nowhere', () => {
  const LINK = '0123456789'.repeat(20_000);
  test.each([
    ['table/siege/nope', 'This match is not on this device'],
    ['replay/siege/nope', 'This match is not on this device'],
    ['replay/siege/%', 'This match is not on this device'],
    ['table/siege/%E0%A4%A', 'This match is not on this device'],
    ['table/nope/x', 'There is nothing here'],
    ['table/siege', 'There is nothing here'],
    [`table/siege/${'x'.repeat(3000)}`, 'This match is not on this device'],
    ['shared', 'This match cannot be shown'],
    ['shared#', 'This match cannot be shown'],
    ['shared#%', 'This match cannot be shown'],
    [`shared#${LINK}`, 'This match cannot be shown'],
  ])('%.40s says so and leads home', async (path, title) => {
    page = await client.visit(path);
    await stated(title);
    expect(client.faults()).toEqual([]);
    await page.getByRole('link', { name: 'To the start page' }).click();
    await page.getByRole('button', { name: PLAY }).waitFor();
  });

  test('a link cut in half says what to do', async () => {
    const link = await packed(saved(over).record);
    page = await client.visit(`shared#${link.slice(0, link.length / 2)}`);
    await stated('This match cannot be shown');
    await page.getByText('Ask for it once more').first().waitFor();
  });
});

describe('a match that cannot be opened', () => {
  test.each([
    ['damaged', row('bad', { key: 'zz' }), 'This match cannot be read'],
    ['without options', row('bad', { options: null }), 'This match cannot be read'],
    ['newer', row('bad', { version: 99 }), 'This match came from a newer Starboard'],
    ['older', row('bad', { version: 0 }), 'This match was played by older rules'],
  ])('%s: says why, is kept as a file, and deleted only when asked; others stay', async (kind, bad, title) => {
    page = await client.visit();
    await page.getByRole('button', { name: PLAY }).waitFor();
    await openSaved(page, saved(mine));
    await store(page, 'games', [bad]);
    for (const screen of ['replay', 'table']) {
      await page.goto(`${client.address}${screen}/siege/bad`);
      await stated(title);
      await page.getByText('What happened?').click();
    }
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Keep as file' }).click();
    if (kind === 'newer' || kind === 'older') {
      await page.getByText('every hidden card').waitFor();
      await page.getByRole('button', { name: 'Save the file' }).click();
    }
    expect(JSON.parse(await textOf(await download)).row).toEqual(bad);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await storedRows(page, 'games')).toHaveLength(2);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByRole('link', { name: /Stellar Siege, You – Vega/ }).waitFor();
    expect(await storedRows(page, 'games')).toHaveLength(1);
    expect(client.faults()).toEqual([]);
  });

  test('a file that was kept is opened again, and the match goes on', async () => {
    page = await client.visit();
    const match = saved(mine);
    const raw = { starboard: 'stored match', row: match.row, entries: match.log.entries };
    const buffer = Buffer.from(JSON.stringify(raw));
    await page.setInputFiles('input[type=file]', { name: 'kept.json', mimeType: 'application/json', buffer });
    await turnOrEnd(page);
    expect(await seq(page)).toBe(`${mine.steps.length}`);
  });

  test('a table that breaks in mid-match says so, and goes on where it stopped', async () => {
    page = await client.visit();
    // A thread that breaks at the second thing it is told to do.
    await page.route(/assets.worker-/, async (route) => {
      const answer = await route.fetch();
      const fault = `addEventListener('message',({data})=>{if(data.message?.type==='act')Promise.reject(new Error('a fault'))});`;
      await route.fulfill({ response: answer, body: fault + (await answer.text()) });
    });
    await openSaved(page, saved(mine));
    await turnOrEnd(page);
    await page.unroute(/assets.worker-/);
    await page.locator('[data-choice]:not([aria-disabled]), [data-thing][data-open="true"]').first().press('Enter');
    for (let i = 0; i < 6 && (await page.getByRole('heading', { name: 'The table has stopped' }).count()) === 0; i++) {
      await page.waitForTimeout(200);
      const next = page.locator('[data-choice]:not([aria-disabled]), [data-thing][data-open="true"]').first();
      if ((await next.count()) > 0) await next.press('Enter').catch(() => {});
    }
    await stated('The table has stopped');
    await page.getByText('What happened?').click();
    await page.getByText('a fault').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForSelector('[data-part="prompt"]');
  });
});

test('what is no match is listed as such, kept as a file, deleted, and hides nothing', async () => {
  page = await client.visit();
  await openSaved(page, saved(mine));
  const odd = [
    { id: 'odd', opening: { game: 7 } },
    { id: 'no-date', ...row('no-date', {}), updated: 'yesterday' },
    { id: 'many', ...row('many', { players: Array.from({ length: 40 }, () => ({ name: 'x' })) }) },
    { id: 'a/b', ...row('a/b', {}) },
  ];
  await store(page, 'games', odd);
  await store(page, 'unreadable', [{ id: 'ancient' }, 7, null]);
  await page.goto(client.address);
  // What is listed as unreadable does not open by its address either.
  await page.goto(`${client.address}table/siege/no-date`);
  await stated('This match cannot be read');
  await page.goto(client.address);
  await page.getByRole('link', { name: /Stellar Siege, You – Vega/ }).waitFor();
  const list = page.locator('section', { has: page.getByRole('heading', { name: 'What cannot be read' }) });
  await list.getByRole('listitem').first().waitFor();
  expect(await list.getByRole('listitem').count()).toBe(7);
  const download = page.waitForEvent('download');
  await list.getByRole('button', { name: /Keep as file: .*odd/ }).click();
  expect(JSON.parse(await textOf(await download)).row).toEqual(odd[0]);
  for (let left = 7; left > 0; left--) {
    expect(await list.getByRole('listitem').count()).toBe(left);
    await list
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.waitForFunction((n) => document.querySelectorAll('section li').length < n, left + 1);
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  await page.getByRole('link', { name: /Stellar Siege, You – Vega/ }).waitFor();
  expect(client.faults()).toEqual([]);
});

describe('where nothing can be stored', () => {
  /** A visitor whose browser denies its storage to pages and, as the same script is put before it, to the table's thread. */
  async function visitDenied(script: string): Promise<void> {
    page = await client.visit();
    await page.context().addInitScript(script);
    await page.route(/assets.worker-/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${script};${await answer.text()}` });
    });
    await page.goto(client.address);
  }
  const DENIED = `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } })`;

  const FORBIDDEN = 'This match lives in this page only';
  test.each([
    ['denied', FORBIDDEN, DENIED],
    ['failing', FORBIDDEN, `IDBFactory.prototype.open = () => { throw new DOMException('no', 'InvalidStateError'); }`],
    [
      'full',
      'This device has no room left',
      `for (const f of ['add', 'put']) IDBObjectStore.prototype[f] = () => { throw new DOMException('no', 'QuotaExceededError'); }`,
    ],
  ])('%s: one plays in memory, is told so, and comes back to the match', async (why, title, script) => {
    await visitDenied(script);
    await page.getByRole('button', { name: PLAY }).click();
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByRole('button', { name: 'Play on' }).click();
    expect(await turnOrEnd(page)).toBe('turn');
    await pressSomething(page);
    await turnOrEnd(page);
    const played = Number(await seq(page));
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: /Continue Stellar Siege/ }).click();
    await turnOrEnd(page);
    expect(Number(await seq(page))).toBeGreaterThanOrEqual(played);
    // What is so for the whole visit is said once; that nothing more is stored, at every table.
    if (why === 'full') await page.getByRole('button', { name: 'Play on' }).click();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.locator('[data-part="menu"]').click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the record' }).click();
    await page.getByRole('button', { name: 'Save the file' }).click();
    expect(JSON.parse(await textOf(await download)).game).toBe('siege');
    expect(client.faults()).toEqual([]);
  });

  test('a device that runs full in mid-match says so at once, with the file in gold', async () => {
    page = await client.visit();
    await page.route(/assets.worker-/, async (route) => {
      const answer = await route.fetch();
      const full = `IDBObjectStore.prototype.add=()=>{throw new DOMException('no','QuotaExceededError')};`;
      await route.fulfill({ response: answer, body: full + (await answer.text()) });
    });
    await openSaved(page, saved(mine));
    await turnOrEnd(page);
    while ((await page.locator('dialog[open]').count()) === 0) await pressSomething(page);
    await page.getByRole('heading', { name: 'This device has no room left' }).waitFor();
    await page.getByRole('button', { name: 'Keep as file' }).waitFor();
  });

  test('storage for settings that is denied stops nobody', async () => {
    await visitDenied(
      `Object.defineProperty(self, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })`,
    );
    client.faults();
    await page.reload();
    await page
      .getByRole('button', { name: /Stellar Siege/ })
      .first()
      .click();
    await page.waitForSelector('[data-part="prompt"]');
  });
});

describe('what does not come', () => {
  test('a shell that cannot be fetched says so, and comes when one tries again', async () => {
    page = await client.visit('icon.svg');
    await page.route(/assets.index-.*js/, (route) => route.abort());
    await page.goto(client.address);
    await page.getByText('Starboard could not be loaded').waitFor();
    await page.unroute(/assets.index-.*js/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: PLAY }).waitFor();
  });

  test('Play now says that the game could not be fetched, and tries again', async () => {
    page = await client.visit('icon.svg');
    await page.route(/assets.rules-siege/, (route) => route.abort());
    await page.goto(client.address);
    await page.getByRole('button', { name: PLAY }).click();
    await page.getByRole('heading', { name: 'Stellar Siege could not be fetched' }).waitFor();
    await page.getByRole('button', { name: 'Copy a report' }).waitFor();
    await page.unroute(/assets.rules-siege/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForSelector('[data-part="prompt"]');
  });

  test('a thread that cannot be fetched is told, and fetched when one tries again', async () => {
    page = await client.visit();
    await page.route(/assets.worker-/, (route) => route.abort());
    await page.getByRole('button', { name: PLAY }).click();
    await stated('Clouds between us');
    await page.unroute(/assets.worker-/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForSelector('[data-part="prompt"]');
  });

  test('a browser that allows no worker is told apart', async () => {
    page = await client.visit('icon.svg');
    await page.context().addInitScript(() => {
      Object.assign(window, {
        Worker: class {
          constructor() {
            throw new DOMException('no', 'SecurityError');
          }
        },
      });
    });
    await page.goto(client.address);
    await page.getByRole('button', { name: PLAY }).click();
    await stated('The table has stopped');
    await page.getByText('What happened?').click();
    await page.getByText('does not let the page start a worker').waitFor();
  });
});

test('pressed twice, Play now begins one match', async () => {
  page = await client.visit();
  await page.getByRole('button', { name: PLAY }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.waitForSelector('[data-part="prompt"]');
  expect(await storedRows(page, 'games')).toHaveLength(1);
  await page.goto(`${client.address}new/siege`);
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await page.waitForSelector('[data-part="prompt"]');
  expect(await storedRows(page, 'games')).toHaveLength(2);
});

test.each([
  '{',
  'null',
  '7',
  '[]',
  '"x"',
  '{"lang":7,"theme":{},"places":3,"bots":"x","name":[]}',
  'x'.repeat(200_000),
])('junk in what is remembered (%.20s) breaks no screen', async (junk) => {
  page = await client.visit('icon.svg');
  await page.evaluate((text) => {
    for (const name of ['settings', 'setup.siege', 'guide.siege']) localStorage.setItem(`starboard.${name}`, text);
  }, junk);
  // A picture that is opened by itself has no sign of its own, and the browser asks for one in vain.
  client.faults();
  for (const [path, until] of [
    ['', 'article button'],
    ['new/siege', 'form'],
    ['settings', 'fieldset'],
    ['learn/siege/guide', '[data-part="coach"]'],
  ]) {
    await page.goto(client.address + path);
    await page.locator(until).first().waitFor();
  }
  expect(await page.getAttribute('html', 'data-theme')).toMatch(/^(dark|light|contrast)$/);
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  expect(client.faults()).toEqual([]);
});

describe('a running match keeps its secrets', () => {
  test('it is not shared, and saved only after a word of warning', async () => {
    page = await client.visit();
    await openSaved(page, saved(mine));
    await turnOrEnd(page);
    await page.locator('[data-part="menu"]').click();
    await page.getByRole('button', { name: 'Save the record' }).waitFor();
    expect(await page.getByRole('button', { name: 'Share link' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Save the record' }).click();
    await page.getByText('every hidden card').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  test('its replay is seen by nobody but the one who plays', async () => {
    page = await client.visit();
    const match = saved(mine);
    await openSaved(page, match);
    await page.goto(`${client.address}replay/siege/${match.id}?at=${mine.steps.length}`);
    await page.getByRole('slider').waitFor();
    await page.getByText('only your own view is shown').waitFor();
    expect(await page.getByRole('combobox', { name: 'Seen by' }).count()).toBe(0);
    expect(await page.content()).not.toContain(match.record.key);
  });

  test('a report holds it only when the person says so', async () => {
    page = await client.visit('', {}, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: PLAY }).waitFor();
    await openSaved(page, saved(mine));
    await store(page, 'games', [row('bad', { version: 99 })]);
    await page.goto(`${client.address}table/siege/bad`);
    const read = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Copy a report' }).click();
    await page.getByRole('button', { name: 'Without it' }).click();
    await page.getByText('Nothing was sent').waitFor();
    const { key } = saved(mine).record;
    expect(await read()).toMatch(
      /^Starboard \d+\.\d+\.\d+\n[\s\S]*Address: \/table\/siege\/bad\nBrowser: .*Chrom[\s\S]*newer/,
    );
    expect(await read()).not.toContain(key);
    await page.getByRole('button', { name: 'Copy a report' }).click();
    await page.getByRole('button', { name: 'With the match' }).click();
    await page.getByText('Nothing was sent').waitFor();
    expect(await read()).toContain(key);
  });
});

test('Escape closes the menu', async () => {
  page = await client.visit();
  await openSaved(page, saved(mine));
  await turnOrEnd(page);
  await page.locator('[data-part="menu"]').click();
  await page.locator('[popover]:popover-open').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('[popover]:popover-open').count()).toBe(0);
});

test.each([
  ['picture.png', Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 255]), 'This file is no match record'],
  ['list.json', Buffer.from('[1,2]'), 'This file is no match record'],
  ['deep.json', Buffer.from('['.repeat(100_000)), 'This file is no match record'],
  ['huge.json', Buffer.alloc(5 * 2 ** 20, 32), 'far larger than a match'],
  ['half.json', Buffer.from('{"format":2,"game":"siege"}'), 'This match record is damaged'],
  ['newer.json', Buffer.from('{"format":99,"game":"siege"}'), 'written by a newer Starboard'],
])('%s is refused in the words of a player', async (name, buffer, said) => {
  page = await client.visit();
  await page.setInputFiles('input[type=file]', { name, mimeType: 'application/json', buffer });
  const alert = page.getByRole('alert');
  await alert.waitFor();
  const text = (await alert.textContent()) ?? '';
  expect(text).toContain(said);
  expect(text).not.toMatch(/JSON|token|position/);
});
