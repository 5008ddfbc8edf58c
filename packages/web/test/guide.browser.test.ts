import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Guide } from '../src/contract/guide.ts';
import { orbital } from '../src/games/orbital/guide/index.ts';
import { siege as guide } from '../src/games/siege/guide/index.ts';
import { type Client, openClient, PHONE } from './help/client.ts';
import { violations } from './help/drawing.ts';

let client: Client;

beforeAll(async () => {
  client = await openClient();
});

afterEach(() => {
  expect(client.faults()).toEqual([]);
});

afterAll(() => client?.close());

const coach = (page: Page) => page.locator('[data-part="coach"]');
const bubble = (page: Page) => page.locator('[data-part="bubble"]');
const wayOn = (page: Page) => page.locator('[data-part="way-on"]');
const thing = (page: Page, name: string) => page.locator('[data-thing^="hand:"]').filter({ hasText: name }).first();

/** The place of what is lit, once its ring stands still. */
async function lit(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const ring = page.locator('[data-part="lit"]').first();
  for (let last = ''; ; ) {
    const box = await ring.boundingBox();
    if (box && JSON.stringify(box) === last) return box;
    last = JSON.stringify(box);
  }
}

/** Where the lesson stands, as its elements tell it: changes with every press that goes on. */
const stand = (page: Page) =>
  page.evaluate(() => {
    const { beat, done } = document.querySelector<HTMLElement>('[data-part="coach"]')?.dataset ?? {};
    const pressed = [...document.querySelectorAll('[data-thing][aria-pressed="true"]')].length;
    const offered = [...document.querySelectorAll('[data-choice]')].map((e) => e.getAttribute('data-choice')).join();
    // What opens another page of the table changes only what is lit.
    const lit = document.querySelector('[data-part="bubble"] [role="status"] .unseen')?.textContent;
    const title = document.querySelector('[data-part="coach"] h2')?.textContent;
    return `${title} ${beat} ${done} ${pressed} ${offered} ${lit}`;
  });

/** Presses on until every lesson is done; `press` presses what is lit. Returns each lesson's beats that were seen. */
async function playAll(
  page: Page,
  press: (page: Page) => Promise<void>,
  go: (way: Locator) => Promise<void>,
  { lessons }: Pick<Guide, 'lessons'> = guide,
  upTo = lessons.length,
) {
  const seen = new Set<string>();
  const played = lessons.slice(0, upTo);
  for (const lesson of played) {
    const number = lessons.indexOf(lesson) + 1;
    await page.getByRole('region', { name: `Lesson ${number} of ${lessons.length}` }).waitFor();
    for (;;) {
      // Every beat lights something; what was seen at the end of a lesson need not.
      await page.waitForFunction(() =>
        document.querySelector('[data-part="lit"], [data-part="coach"][data-done="true"] [data-part="way-on"]'),
      );
      const before = await stand(page);
      const done = (await coach(page).getAttribute('data-done')) === 'true';
      seen.add(`${lesson.id} ${done ? 'seen' : await coach(page).getAttribute('data-beat')}`);
      await covered(page);
      // What was seen is left by the button, which may come a moment later.
      if (done) await wayOn(page).waitFor();
      if (await wayOn(page).count()) await go(wayOn(page));
      else await press(page);
      if (done) break;
      await expect.poll(() => stand(page)).not.toBe(before);
    }
  }
  if (upTo === lessons.length) await page.getByRole('heading', { name: 'You know it all now.' }).waitFor();
  const all = played.flatMap(({ id, beats }) => [...beats.map((_, i) => `${id} ${i}`), `${id} seen`]);
  expect([...seen]).toEqual(all);
}

/** The bubble never lies over what it speaks of, nor over what that leads to. */
async function covered(page: Page): Promise<void> {
  await bubble(page).waitFor();
  await page.waitForFunction(() => {
    const box = document.querySelector('[data-part="bubble"]')?.getBoundingClientRect();
    return [...document.querySelectorAll('[data-part="lit"], [data-part="leads"]')].every((ring) => {
      const r = ring.getBoundingClientRect();
      return !box || box.right <= r.left || box.left >= r.right || box.bottom <= r.top || box.top >= r.bottom;
    });
  });
}

async function tapLit(page: Page): Promise<void> {
  const { x, y, width, height } = await lit(page);
  await page.touchscreen.tap(x + width * 0.4, y + height / 2);
}

describe('every beat of every lesson is played to its end', () => {
  test('by mouse', async () => {
    const page = await client.visit('learn/siege/guide');
    await playAll(
      page,
      async () => {
        const { x, y, width, height } = await lit(page);
        await page.mouse.click(x + width * 0.4, y + height / 2);
      },
      (way) => way.click(),
    );
    await page.context().close();
  });

  test('by touch on a phone', async () => {
    const page = await client.visit('learn/siege/guide', {}, PHONE);
    await playAll(
      page,
      () => tapLit(page),
      (way) => way.tap(),
    );
    await page.context().close();
  });

  test('by touch on a phone where the market is a page of its own', async () => {
    const page = await client.visit('learn/orbital/guide', {}, PHONE);
    await playAll(
      page,
      () => tapLit(page),
      (way) => way.tap(),
      orbital,
      // In the sixth several exits are lit in one ring, whose middle is none of them.
      5,
    );
    await page.context().close();
  });

  test('by keys alone: the focus is where the light is', async () => {
    const page = await client.visit('learn/siege');
    await page.getByRole('link', { name: 'Learn by playing' }).focus();
    await page.keyboard.press('Enter');
    const enter = async () => {
      await page.waitForFunction(() =>
        document.activeElement?.matches('[data-thing], [data-choice], [data-part="way-on"]'),
      );
      await page.keyboard.press('Enter');
    };
    await playAll(page, enter, enter);
    await page.context().close();
  });

  test('by “Show me”, in French', async () => {
    const page = await client.visit('learn/siege/guide', { lang: 'fr' });
    for (const { beats } of guide.lessons) {
      for (let beat = 0; beat <= beats.length; beat++) {
        const done = beat === beats.length;
        await page.locator(`[data-part="coach"][data-beat="${beat}"][data-done="${done}"]`).waitFor();
        if (done || !beats[beat].expect) await wayOn(page).click();
        else await page.getByRole('button', { name: 'Montrez-moi' }).click();
      }
    }
    await page.getByRole('heading', { name: 'Vous savez tout.' }).waitFor();
    await page.context().close();
  });
});

test('a wrong press is explained in place of the sentence and changes nothing; Escape leaves nothing broken', async () => {
  const page = await client.visit('learn/siege/guide');
  await page.getByRole('button', { name: 'Skip this lesson' }).click();
  await bubble(page).getByText('Throw the Empty Shell away').waitFor();
  const box = await thing(page, 'Marshal').boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await bubble(page).getByText('Throw the Empty Shell first').waitFor();
  expect(await page.locator('[data-seq]').getAttribute('data-seq')).toBe('0');
  // By keys too.
  await thing(page, 'Tide Herald').focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('[data-seq]').getAttribute('data-seq')).toBe('0');
  await thing(page, 'Decoy').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-choice^="discardDecoy"]').waitFor();
  // A tip that has come up meanwhile is closed first.
  const escaped = async () => {
    await page.keyboard.press('Escape');
    return thing(page, 'Decoy').getAttribute('aria-pressed');
  };
  await expect.poll(escaped, { interval: 500 }).toBe('false');
  await expect.poll(() => bubble(page).getByRole('status').textContent()).toContain('Empty Shell, Decoy');
  await page.context().close();
});

test('a newcomer picks which game is taught, with the pointer and with arrows', async () => {
  const page = await client.visit();
  const teach = page.getByRole('link', { name: 'Teach me' });
  expect(await teach.getAttribute('href')).toBe('/learn/siege/guide');
  // Of the cards of a hand the left edge is free.
  const card = page.locator('label', { has: page.getByRole('radio', { name: 'We Come In Peace' }) });
  await card.click({ position: { x: 24, y: 80 } });
  expect(await teach.textContent()).toBe('Teach me We Come In Peace');
  await page.keyboard.press('ArrowLeft');
  await teach.click();
  await page.waitForURL('**/learn/settlers/guide');
  await coach(page).waitFor();
  await page.context().close();
});

test('a lesson that is left goes on at the same beat, also after the page is loaded anew', async () => {
  const page = await client.visit('learn/siege/guide', {}, PHONE);
  await wayOn(page).tap();
  await page.getByRole('button', { name: 'Skip this lesson' }).tap();
  for (const beat of ['0', '0', '1']) {
    await page.locator(`[data-part="coach"][data-beat="${beat}"]`).waitFor();
    if (beat === '1') break;
    const { x, y, width, height } = await lit(page);
    await page.touchscreen.tap(x + width * 0.4, y + height / 2);
    if (beat === '0')
      await page.locator('[data-choice^="discardDecoy"]').or(page.locator('[data-beat="1"]')).first().waitFor();
  }
  await bubble(page).getByText('Deploy the Undertow Marshal').waitFor();
  await page.getByRole('button', { name: 'Later' }).tap();
  await page.waitForURL(client.address);
  await page.goto(`${client.address}learn/siege/guide`);
  await bubble(page).getByText('Deploy the Undertow Marshal').waitFor();
  expect(await page.locator('[data-thing^="hand:"]').count()).toBe(3);
  await page.context().close();
});

test('who leaves a finished lesson comes back to the next', async () => {
  const page = await client.visit('learn/siege/guide', {}, PHONE);
  await page.getByRole('region', { name: 'Lesson 1 of' }).waitFor();
  while ((await coach(page).getAttribute('data-done')) !== 'true') {
    const before = await stand(page);
    if (await wayOn(page).count()) await wayOn(page).tap();
    else await tapLit(page);
    await expect.poll(() => stand(page)).not.toBe(before);
  }
  await page.reload();
  await page.getByRole('region', { name: 'Lesson 2 of' }).waitFor();
  await page.context().close();
});

test('the board of a lesson stands where it stands in a match, in every lesson', async () => {
  const page = await client.visit('learn/siege/guide');
  const places = new Set<string>();
  for (let i = 0; i < guide.lessons.length; i++) {
    await page.getByRole('region', { name: `Lesson ${i + 1} of` }).waitFor();
    const box = await page.locator('[data-part="board"]').boundingBox();
    places.add(JSON.stringify(box));
    await page.getByRole('button', { name: 'Skip this lesson' }).click();
  }
  await page.getByRole('button', { name: 'Play a match' }).click();
  await page.locator('[data-part="board"]').waitFor();
  places.add(JSON.stringify(await page.locator('[data-part="board"]').boundingBox()));
  expect([...places]).toHaveLength(1);
  await page.context().close();
});

describe('the rulebook', () => {
  test.each([
    ['en', 'Empty Shell'],
    ['fr', 'Coquille vide'],
    ['en', 'coquille'],
  ] as const)('finds a rule by the name of a card (%s, %s), with its picture', async (lang, name) => {
    const page = await client.visit('learn/siege', { lang });
    await page.locator('h2').first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(name);
    const found = page.locator('[data-part="found"]');
    await found.locator('img').first().waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#SIEGE-OFFICER-1$/);
    await page.locator('#SIEGE-OFFICER-1').waitFor();
    expect(await found.count()).toBe(0);
    await page.context().close();
  });

  test('shows the turn first, each picture leads to its chapter', async () => {
    const page = await client.visit('learn/siege');
    for (const to of ['aim', 'deploying', 'soldiers', 'planets', 'end']) {
      await page.locator(`#glance a[href="#${to}"]`).click();
      await page.waitForFunction((id) => {
        const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
        return top >= 0 && top < innerHeight;
      }, to);
    }
    await page.context().close();
  });

  test('keeps its ids quiet until asked for, and remembers the wish', async () => {
    const page = await client.visit('learn/siege');
    const id = page.locator('#SIEGE-TURN-4 a');
    const shown = () => id.evaluate((e) => getComputedStyle(e).visibility);
    expect(await shown()).toBe('hidden');
    await page.getByRole('switch', { name: 'Rule numbers' }).click();
    expect(await shown()).toBe('visible');
    await page.reload();
    await id.waitFor();
    expect(await shown()).toBe('visible');
    await page.goto(`${client.address}learn/siege#SIEGE-DV-2`);
    expect(await page.locator('#SIEGE-DV-2 a').evaluate((e) => getComputedStyle(e).visibility)).toBe('visible');
    await page.context().close();
  });

  test('has a picture for every chapter', async () => {
    const page = await client.visit('learn/siege');
    await page.locator('#rulings').waitFor({ state: 'attached' });
    for (const id of [
      'goal',
      'setup',
      'turn',
      'aim',
      'deploying',
      'soldiers',
      'officers',
      'planets',
      'end',
      'rulings',
    ]) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      await page.locator(`#${id} img`).first().waitFor();
    }
    await page.context().close();
  });

  test('on paper is white, has no rail, and shows its ids', async () => {
    const page = await client.visit('learn/siege', { theme: 'contrast' });
    await page.locator('#rulings').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    const found = await page.evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
      return {
        rail: style('[data-part="rail"]').display,
        ground: style('html').backgroundColor,
        id: style('#SIEGE-TURN-4 a').visibility,
        columns: getComputedStyle(document.querySelector('#goal')?.parentElement ?? document.body).columnCount,
      };
    });
    expect(found).toMatchObject({ rail: 'none', id: 'visible', columns: '2' });
    // White, in whichever notation a browser says it.
    expect(found.ground).toMatch(/^(oklch\(1 0 0\)|lab\(100 0 0\)|rgb\(255, 255, 255\))$/);
    await page.context().close();
  });

  test('on a phone has the search on top and the chapters as a sheet', async () => {
    const page = await client.visit('learn/siege', {}, PHONE);
    await page.getByRole('button', { name: 'Chapters' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Officers' }).tap();
    await page.waitForURL(/#officers$/);
    await page.getByRole('searchbox').tap();
    await page.keyboard.type('raider');
    await page.locator('[data-part="found"] a').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });
});
