import { choices, format, type Match, silent } from '@starboard/kernel';
import { type Action, game as siege } from '@starboard/siege';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { keepers } from '../../../kernel/test/toys/keepers.ts';
import { type Client, openClient, PHONE } from '../help/client.ts';
import { changing, seq, turnOrEnd, visiblePoint } from '../help/playing.ts';
import { openSaved, saved, someMatch } from '../help/saved.ts';

let client: Client;
let page: Page;

beforeAll(async () => {
  client = await openClient('toys');
  page = await client.visit();
});

afterEach(() => {
  expect(client.faults()).toEqual([]);
});

afterAll(() => client?.close());

type State = Parameters<typeof siege.actors>[0];
const mine = (m: Match) => siege.actors(m.state as State)[0] === 0;
const step = (m: Match) => (m.state as State).stack.at(-1)?.step;
const legalOnes = (m: Match) =>
  choices(siege, m.state as State, 0).flatMap(({ action, violation }) => (violation ? [] : [action as Action]));
const ends = (a: Action) => (a.type === 'activate' ? a.switch : undefined);

async function sit(at: Page, match: Match, players?: Parameters<typeof saved>[1]): Promise<void> {
  await openSaved(at, saved(match, players));
  await turnOrEnd(at);
}

const thing = (at: Page, name: string) => at.locator(`[data-thing="${name}"]`);
const back = (at: Page) => at.locator('[data-part="back"]');
const asked = (at: Page) => at.locator('[data-part="prompt"]').textContent();

describe('an exchange opened by the Oracle', () => {
  const match = someMatch(
    siege,
    (m) =>
      mine(m) && (m.state as State).turn.oracle && legalOnes(m).filter(ends).length > 4 && legalOnes(m).length > 12,
  );
  const exchange = legalOnes(match).findLast(ends) as Action;
  const [low, high] = ends(exchange) ?? [];
  const steps = `${match.steps.length}`;

  test('is made stage by stage: the effect, then both planets; the question rewrites itself', async () => {
    await sit(page, match);
    expect(await back(page).count()).toBe(0);
    const before = await asked(page);
    await changing(page, () => thing(page, 'planet:1').click());
    expect(await asked(page)).toBe('Exchange planet … with …');
    await changing(page, () => thing(page, `planet:${high}`).click());
    expect(await asked(page)).toBe(`Exchange planet ${high === 8 ? '8+' : high} with …`);
    expect(await page.locator('[data-choice]').count()).toBeLessThan(4);
    await page.keyboard.press('Escape');
    expect(await asked(page)).toBe('Exchange planet … with …');
    await back(page).click();
    expect(await asked(page)).toBe(before);
    expect(await back(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await seq(page)).toBe(steps);
    for (const name of ['planet:1', `planet:${high}`, `planet:${low}`]) await thing(page, name).click();
    await page.waitForFunction((was) => document.querySelector('[data-mine]')?.getAttribute('data-seq') !== was, steps);
  });

  test('by touch the last tap marks and shows what will be; the main button or a second tap plays', async () => {
    const phone = await client.visit('', {}, PHONE);
    await sit(phone, match);
    const tap = async (name: string) => {
      const found = thing(phone, name);
      await changing(phone, async () => found.tap({ position: await visiblePoint(found) }));
    };
    for (const name of ['planet:1', `planet:${low}`, `planet:${high}`]) await tap(name);
    expect(await seq(phone)).toBe(steps);
    const main = phone.locator('[data-choice][data-main]');
    expect(await main.getAttribute('data-choice')).toBe(format(exchange));
    expect(await main.textContent()).toMatch(/^Exchange \d\+? and \d\+?/);
    await back(phone).tap();
    expect(await main.count()).toBe(0);
    await tap(`planet:${high}`);
    await tap(`planet:${high}`);
    await phone.waitForFunction(
      (was) => document.querySelector('[data-mine]')?.getAttribute('data-seq') !== was,
      steps,
    );
    await phone.context().close();
  });
});

test('the buttons of a number say what will be, and numbers that no card prints are not there', async () => {
  const match = someMatch(siege, (m) => mine(m) && step(m) === 'chooseNumber');
  await sit(page, match);
  const numbers = page.locator('[data-choice^="chooseNumber"]');
  expect(await numbers.count()).toBe(2);
  for (const text of await numbers.allTextContents())
    expect(text).toMatch(/(Draw|Discard|draws?|discards?) \d → aim \d/i);
  expect(await page.locator('[data-choice][data-main]').count()).toBe(0);
  expect(await page.locator('[data-choice="finish"]').getAttribute('aria-disabled')).toBe('true');
});

test('the second click of a double click presses no button that has just come there', async () => {
  const match = someMatch(siege, (m) => mine(m) && step(m) === 'chooseNumber');
  await sit(page, match);
  const number = page.locator('[data-choice^="chooseNumber"]').first();
  const box = await number.boundingBox();
  if (!box) throw new Error('no button');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await page.waitForFunction(() => !document.querySelector('[data-choice^="chooseNumber"]'));
  await turnOrEnd(page);
  const stands = await seq(page);
  const button = page.locator('[data-choice]:not([aria-disabled])').first();
  const at = await button.boundingBox();
  if (!at) throw new Error('no button');
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.waitForTimeout(300);
  expect(await seq(page)).toBe(stands);
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
  await page.waitForFunction((was) => document.querySelector('[data-mine]')?.getAttribute('data-seq') !== was, stands);
});

test('Escape closes a closer look and takes nothing back', async () => {
  const match = someMatch(siege, (m) => mine(m) && step(m) === 'chooseNumber');
  await sit(page, match);
  const stands = await seq(page);
  await thing(page, 'planet:8').focus();
  await page.keyboard.press('i');
  const look = page.locator('[role="dialog"]:popover-open');
  await look.waitFor();
  await page.keyboard.press('Escape');
  await look.waitFor({ state: 'detached' });
  await page.waitForTimeout(300);
  expect(await seq(page)).toBe(stands);
});

describe('actions put together from marks', () => {
  const match = someMatch(keepers as never, (m) => {
    const { dice } = m.state as unknown as { dice: readonly number[] };
    return m.game.actors(m.state)[0] === 0 && dice.length > 3 && new Set(dice).size < dice.length;
  });
  const { dice } = match.state as unknown as { dice: readonly number[] };
  const first = dice.findIndex((face) => dice.indexOf(face) !== dice.lastIndexOf(face));
  const second = dice.lastIndexOf(dice[first]);

  test('equal dice are marked one by one, with the consequence at every mark, and what is missing without', async () => {
    await sit(page, match);
    const missing = page.locator('[data-part="missing"]');
    await missing.waitFor();
    await thing(page, `die:${second}`).click();
    expect(await thing(page, `die:${first}`).getAttribute('aria-pressed')).toBe('false');
    const kept = page.locator('[data-main] [data-part="outcome"]');
    const one = await kept.textContent();
    expect(one).toMatch(/^Keeps( \d)+$/);
    await thing(page, `die:${first}`).click();
    expect((await kept.textContent())?.length).toBeLessThan(one?.length ?? 0);
    expect(await missing.count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await kept.textContent()).toBe(one);
    await page.keyboard.press('Escape');
    await missing.waitFor();
  });
});

describe('dragging', () => {
  test('a drop elsewhere returns the piece and says so at the place', async () => {
    await page.goto(client.address);
    await page.getByRole('button', { name: 'Play now: Bids' }).click();
    await turnOrEnd(page);
    const [from, to] = [await thing(page, 'number:2').boundingBox(), await thing(page, 'number:4').boundingBox()];
    if (!from || !to) throw new Error('no numbers');
    await page.mouse.move(from.x + 40, from.y + 40);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y, { steps: 4 });
    expect(await thing(page, 'table').getAttribute('data-open')).toBe('true');
    await page.mouse.move(to.x + 40, to.y + 40, { steps: 4 });
    await page.mouse.up();
    await page.getByText('It cannot be put there.').waitFor();
    // Nothing was laid: the number can still be.
    expect(await thing(page, 'number:2').getAttribute('data-open')).toBe('true');
    expect(await thing(page, 'table').getAttribute('data-open')).toBe('false');
  });

  test('a finger drags too', async () => {
    const phone = await client.visit('', {}, PHONE);
    await phone.getByRole('button', { name: 'Play now: Bids' }).tap();
    await turnOrEnd(phone);
    const [from, to] = [await thing(phone, 'number:2').boundingBox(), await thing(phone, 'table').boundingBox()];
    if (!from || !to) throw new Error('no numbers');
    const touch = await phone.context().newCDPSession(phone);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const before = await seq(phone);
    await send('touchStart', from.x + 20, from.y + 20);
    for (let i = 1; i <= 6; i++) {
      const share = i / 6;
      await send(
        'touchMove',
        from.x + 20 + share * (to.x + 60 - from.x - 20),
        from.y + 20 + share * (to.y + 40 - from.y - 20),
      );
    }
    await send('touchEnd', 0, 0);
    await phone.waitForFunction(
      (was) => document.querySelector('[data-mine]')?.getAttribute('data-seq') !== was,
      before,
    );
    await phone.context().close();
  });
});

test('a premove belongs to the seat that made it: another person at the device neither sees nor plays it', async () => {
  const holdsDecoy = (state: State, seat: number) =>
    siege.view(state, seat).players[seat].hand?.some((card) => card.endsWith('decoy')) ?? false;
  const match = someMatch(siege, (m) => {
    const state = m.state as State;
    if (!mine(m) || step(m) !== 'wrapUp' || !holdsDecoy(state, 0) || !holdsDecoy(state, 1)) return false;
    const after = siege.clone(state);
    siege.apply(after, 0, { type: 'finish' }, silent);
    return after.stack.at(-1)?.step === 'deploy' && siege.actors(after)[0] === 1;
  });
  const people = ['Ada', 'Grace'].map((name) => ({ kind: 'person', name }) as const);
  const noted = page.locator('[data-part="premove"]');
  await openSaved(page, saved(match, people));
  const ready = page.locator('[data-part="ready"]');
  await page.locator('[data-part="ready"], [data-thing]').first().waitFor();
  if ((await ready.count()) > 0) await ready.click();
  await page.locator('[data-choice="finish"]').click();
  // Ada has ended her turn and still holds the device.
  await page.locator('[data-part="hand-over"]').waitFor();
  const decoy = page.locator('[data-thing^="hand:"]').filter({ hasText: 'Decoy' }).first();
  await decoy.press('Enter');
  await noted.waitFor();
  expect(await decoy.getAttribute('aria-pressed')).toBe('true');
  await page.locator('[data-part="hand-over"]').click();
  await ready.click();
  await page.waitForSelector('[data-mine="true"]');
  expect(await noted.count()).toBe(0);
  expect(await page.locator('[data-premoved="true"], [aria-pressed="true"]').count()).toBe(0);
  expect(await seq(page)).toBe(`${match.steps.length + 1}`);
});

test('Escape closes the menu and nothing else', async () => {
  await sit(
    page,
    someMatch(siege, (m) => mine(m) && legalOnes(m).some(ends)),
  );
  await changing(page, () => thing(page, 'planet:1').click());
  await page.locator('[data-part="menu"]').click();
  await page.getByRole('button', { name: 'Keyboard' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keyboard' }).waitFor({ state: 'hidden' });
  expect(await back(page).count()).toBe(1);
});

describe('the legend', () => {
  test('points at the signs once, and comes back from the menu', async () => {
    const fresh = await client.visit('', { known: [] });
    await sit(
      fresh,
      someMatch(siege, (m) => mine(m) && step(m) === 'deploy'),
    );
    const legend = fresh.locator('[data-part="legend"]');
    await legend.waitFor();
    const said = new Set<string | null>();
    for (let i = 0; (await legend.count()) > 0 && i < 9; i++) {
      said.add(await legend.locator('p').textContent());
      await legend.getByRole('button').last().click();
    }
    expect(said.size).toBe(4);
    await fresh.reload();
    await turnOrEnd(fresh);
    expect(await legend.count()).toBe(0);
    await fresh.locator('[data-part="menu"]').click();
    await fresh.getByRole('button', { name: 'Tips for this table' }).click();
    await legend.waitFor();
    await fresh.keyboard.press('Escape');
    expect(await legend.count()).toBe(0);
    await fresh.context().close();
  });
});

test.each([
  ['a desktop', {}],
  ['a phone', PHONE],
] as const)('on %s hints differ, mark what they speak of and do not cover it', async (_name, options) => {
  const other = await client.visit('', {}, options);
  const five = (m: Match) => siege.view(m.state as State, 0).players[0].handSize === 5;
  await sit(
    other,
    someMatch(siege, (m) => mine(m) && step(m) === 'deploy' && five(m) && m.steps.length > 20),
  );
  await other.keyboard.press('h');
  const hints = other.locator('[data-part="hints"] li');
  await hints.first().waitFor();
  const all = await hints.allTextContents();
  expect(new Set(all.map((text) => text.replace(/^.*?(?=You |Then )/i, ''))).size).toBe(all.length);
  expect(all.join()).not.toContain('did well');
  const covered = await other.evaluate(() => {
    const panel = document.querySelector('[data-part="hints"]');
    return [...document.querySelectorAll('[data-hinted]')].map((e) => {
      const { left, top, width, height } = e.getBoundingClientRect();
      return panel?.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  });
  expect(covered).toEqual([false]);
  // A phone shows one choice at a time, low enough to leave the board in sight; the next one is marked when it is swiped to.
  if (options === PHONE) {
    const panel = await other.locator('[data-part="hints"]').boundingBox();
    expect(panel?.height).toBeLessThan(200);
    const board = await other.locator('[data-thing^="planet:"]').first().boundingBox();
    expect(panel?.y).toBeGreaterThan((board?.y ?? 0) + (board?.height ?? 0));
    const marked = () => other.locator('[data-hinted]').first().getAttribute('data-thing');
    const first = await marked();
    await other.locator('[data-part="hints"] ol').evaluate((list) => list.scrollTo(list.scrollWidth, 0));
    await expect.poll(marked).not.toBe(first);
  }
  await other.keyboard.press('Escape');
  expect(await hints.count()).toBe(0);
  expect(await other.locator('[data-hinted]').count()).toBe(0);
  await other.context().close();
});
