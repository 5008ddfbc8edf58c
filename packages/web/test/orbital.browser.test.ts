import { type AnyGame, advance, choices, keyFromSeed, legal, type Match, rngOf, start } from '@starboard/kernel';
import { type Action, game as orbital, type View } from '@starboard/orbital';
import type { Player } from '@starboard/table';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orbital as guide } from '../src/games/orbital/guide/index.ts';
import { type Client, openClient, PHONE } from './help/client.ts';
import { changing, turnOrEnd } from './help/playing.ts';
import { openSaved, saved } from './help/saved.ts';

const game = orbital as unknown as AnyGame;
let client: Client;

beforeAll(async () => {
  client = await openClient();
});

afterEach(() => {
  expect(client.faults()).toEqual([]);
});

afterAll(() => client?.close());

/** A match of players by rule of thumb, up to the first position that is wanted, or to its end. */
function played(
  seed: string,
  seats: number,
  options: object,
  wanted: (view: View, list: readonly Action[]) => boolean,
) {
  const rng = rngOf(keyFromSeed(`play ${seed}`));
  let match: Match = start(game, seats, { ...game.defaults, ...options }, keyFromSeed(seed));
  for (;;) {
    const [seat] = game.actors(match.state);
    if (seat === undefined) return match;
    const list = legal(game, match.state, seat);
    if (game.actors(match.state).includes(0)) {
      const mine = legal(game, match.state, 0) as readonly Action[];
      if (wanted(game.view(match.state, 0) as View, mine)) return match;
    }
    const action = game.insight?.playout?.(match.state, seat, list, rng) ?? list[0];
    const next = advance(match, seat, action);
    if ('violation' in next) throw new Error(next.violation.rule);
    match = next.match;
  }
}

const NAMES = ['You', 'Vega', 'Rigel', 'Mira', 'Altair'];
const table = (seats: number): Player[] =>
  NAMES.slice(0, seats).map((name, i) => (i === 0 ? { kind: 'person', name } : { kind: 'bot', name, level: 'easy' }));
const inTurn = (view: View) => view.stack.at(-1)?.step === 'turn';

describe('a late table of five', () => {
  const late = played('five', 5, {}, (view, list) => inTurn(view) && view.year === 5 && list.length > 20);

  test('fits the window, with everybody’s orbital', async () => {
    const page = await client.visit();
    await openSaved(page, saved(late, table(5)));
    await turnOrEnd(page);
    const sizes = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    });
    expect(sizes).toEqual([0, 0]);
    for (const seat of [1, 2, 3, 4]) expect(await page.locator(`[data-thing="seat:${seat}"]`).isVisible()).toBe(true);
    const small = await page
      .locator('[data-thing^="seat:"] [data-host]')
      .evaluateAll((tiles) => Math.min(...tiles.map((tile) => tile.getBoundingClientRect().width)));
    expect(small).toBeGreaterThan(19);
    await page.locator('[data-thing="seat:2"]').click();
    await page.getByRole('group', { name: 'The orbital of Rigel' }).waitFor();
    await page.context().close();
  });

  test('cuts no word of the bar of actions, in French', async () => {
    const page = await client.visit('', { lang: 'fr' });
    await openSaved(page, saved(late, table(5)));
    await turnOrEnd(page);
    const cut = await page.locator('[data-bar]').evaluateAll((bars) => bars.map((e) => e.scrollWidth - e.clientWidth));
    expect(cut).toEqual([0, 0, 0, 0, 0, 0]);
    await page.context().close();
  });

  test('has nothing on a phone that is too small for a finger', async () => {
    const page = await client.visit('', {}, PHONE);
    await openSaved(page, saved(late, table(5)));
    await turnOrEnd(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('[data-thing][data-open="true"], [data-part="actions"] button')]
        .filter((e) => e.checkVisibility())
        .map((e) => ({ name: e.getAttribute('data-thing'), box: e.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < 44)
        .map(({ name, box }) => `${name} ${box.width} ${box.height}`),
    );
    expect(small).toEqual([]);
    await page.context().close();
  });
});

test('a swipe over the yard of a phone turns to the next orbital, and back', async () => {
  const match = played('attack', 3, {}, (view) => inTurn(view) && view.year === 1);
  const page = await client.visit('', {}, PHONE);
  await openSaved(page, saved(match, table(3)));
  await turnOrEnd(page);
  const swipe = async (from: number, to: number) => {
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 230 }] });
    await touch('touchStart', from);
    for (const share of [0.3, 0.6, 1]) await touch('touchMove', from + (to - from) * share);
    await touch('touchEnd');
    await finger.detach();
  };
  await swipe(320, 120);
  await page.getByRole('group', { name: 'The orbital of Vega' }).waitFor();
  await swipe(120, 320);
  await page.getByRole('group', { name: 'Your orbital' }).waitFor();
  await page.context().close();
});

describe('building', () => {
  const match = played(
    'build',
    2,
    {},
    (view, list) => inTurn(view) && list.filter((a) => a.type === 'build').length > 4,
  );
  const [first] = (choices(game, match.state, 0) as { action: Action; violation?: unknown }[]).flatMap(
    ({ action, violation }) => (!violation && action.type === 'build' ? [action] : []),
  );

  test('begins with the exit too; the cell says the price, and what it leads to stands there before', async () => {
    const page = await client.visit();
    await openSaved(page, saved(match));
    await turnOrEnd(page);
    const { host, side } = first.exit;
    const exit = page.locator(`[data-thing="exit:${host}:${side}"]`);
    await changing(page, () => exit.click());
    const card = page.locator('[data-thing^="hand:"][data-open="true"]').first();
    expect(await card.textContent()).toMatch(/costs \d MC here/);
    await changing(page, () => page.keyboard.press('Escape'));
    await changing(page, () => card.click());
    const pad = page.locator('[data-thing^="exit:"][data-open="true"]').first();
    expect(await pad.textContent()).toMatch(/costs \d MC here/);
    await pad.hover();
    await page
      .getByText(/exits? left/)
      .first()
      .waitFor();
    await changing(page, () => pad.click());
    await page.context().close();
  });
});

test('an attack enlarges its target', async () => {
  const match = played('attack', 3, {}, (view, list) =>
    inTurn(view) ? list.some((a) => a.type === 'event' && a.target !== undefined) : false,
  );
  const page = await client.visit();
  await openSaved(page, saved(match, table(3)));
  await turnOrEnd(page);
  const card = page
    .locator('[data-thing^="hand:"]')
    .filter({ hasText: /Sabotage|Condemned Section/ })
    .first();
  await changing(page, () => card.click());
  await page.locator('[data-thing^="module:"][data-hostile="true"]').first().waitFor();
  await page.getByRole('group', { name: /^The orbital of/ }).waitFor();
  await page.context().close();
});

test('a machine that is visited is no target of an attack', async () => {
  const match = played('visit', 2, {}, (view, list) =>
    inTurn(view) ? list.some((a) => a.type === 'event' && a.visit !== undefined) : false,
  );
  const page = await client.visit();
  await openSaved(page, saved(match, table(2)));
  await turnOrEnd(page);
  const card = page.locator('[data-thing^="hand:"]').filter({ hasText: 'Visiting Worker' }).first();
  await changing(page, () => card.click());
  await page.locator('[data-thing^="module:1:"][data-target="true"]').first().waitFor();
  expect(await page.locator('[data-hostile="true"]').count()).toBe(0);
  await page.context().close();
});

test('what automata reveal and why is told over the yard', async () => {
  const match = played('automata', 3, { automata: [1, 2] }, (view) => inTurn(view) && view.year === 2);
  const page = await client.visit('', { animation: 'slow' });
  await openSaved(page, saved(match, table(3)));
  await turnOrEnd(page);
  await page.locator('[data-choice="pass"]').click();
  const report = page.locator('[data-part="report"]');
  await report.waitFor();
  expect(await report.textContent()).toMatch(/Vega/);
  await report.click();
  await page.waitForFunction(() => !document.querySelector('[data-part="report"]')?.textContent?.includes('Vega'));
  await page.context().close();
});

test.each([
  ['won', /22 is reached/, (vp: number) => vp >= 22],
  ['lost', /short of the goal of 22/, (vp: number) => vp < 22],
] as const)('the peaceful mode can be %s, and says so', async (_how, said, wanted) => {
  const points = (match: Match) => (game.view(match.state, 0) as View).players[0].vp;
  let match = played('peace 0', 1, {}, () => false);
  for (let i = 1; !wanted(points(match)); i++) match = played(`peace ${i}`, 1, {}, () => false);
  const page = await client.visit();
  await openSaved(page, saved(match, table(1)));
  expect(await turnOrEnd(page)).toBe('end');
  await page.getByText(said).first().waitFor();
  await page.context().close();
});

test('cards above the limit are marked in any order, and go together', async () => {
  const match = played('trim', 2, {}, (view) => {
    const frame = view.stack.at(-1);
    return frame?.step === 'trim' && frame.over[frame.asked.indexOf(0)] > 1;
  });
  const view = game.view(match.state, 0) as View;
  const frame = view.stack.at(-1);
  const over = frame?.step === 'trim' ? frame.over[frame.asked.indexOf(0)] : 0;
  const held = view.players[0].handSize;
  const page = await client.visit();
  await openSaved(page, saved(match, table(2)));
  await turnOrEnd(page);
  const cards = page.locator('[data-thing^="hand:"]');
  for (let i = 0; i < over; i++) await changing(page, () => cards.nth(held - 1 - i * 2).click());
  await page.locator('[data-main="true"]').click();
  await page.waitForFunction((n) => document.querySelectorAll('[data-thing^="hand:"]').length === n, held - over);
  await page.context().close();
});

describe('the bar of actions', () => {
  const match = played('bar', 2, {}, (view, list) => inTurn(view) && list.some(({ type }) => type === 'operate'));

  test('shows all of them with their prices, points out where each begins, and says why not', async () => {
    const page = await client.visit();
    await openSaved(page, saved(match, table(2)));
    await turnOrEnd(page);
    expect(await page.locator('[data-bar]').count()).toBe(6);
    expect(await page.locator('[data-bar="upgrade"]').textContent()).toMatch(/4/);
    await page.locator('[data-bar="operate"]').click();
    await page.locator('[data-thing^="module:0"][data-wanted="true"]').first().waitFor();
    await page.locator('[data-bar="repair"]').hover();
    await page.getByText('None of your modules is damaged.').waitFor();
    await page.context().close();
  });

  test('turns to the market on a phone', async () => {
    const page = await client.visit('', {}, PHONE);
    await openSaved(page, saved(match, table(2)));
    await turnOrEnd(page);
    await page.locator('[data-bar="buy"]').tap();
    await page.waitForFunction(() =>
      document.querySelector('[data-thing="market:0"]')?.checkVisibility({ visibilityProperty: true }),
    );
    await page.context().close();
  });
});

describe('a late and full orbital', () => {
  const full = played(
    'full 3',
    2,
    { years: 6 },
    (view, list) => inTurn(view) && view.players[0].modules.length > 21 && list.some(({ type }) => type === 'build'),
  );

  test('fits its yard on a desktop, above the hand', async () => {
    const page = await client.visit();
    await openSaved(page, saved(full, table(2)));
    await turnOrEnd(page);
    const cut = await page.evaluate(() => {
      const modules = [...document.querySelectorAll('[data-thing^="module:0:"]')];
      const yard = modules[0].closest('[role="group"]')?.getBoundingClientRect();
      return modules.filter((module) => {
        const { top, bottom } = module.getBoundingClientRect();
        return !yard || top < yard.top || bottom > yard.bottom;
      }).length;
    });
    expect(cut).toBe(0);
    await page.context().close();
  });

  test('brings exits out of sight into sight by their tab, on a phone', async () => {
    const page = await client.visit('', {}, PHONE);
    await openSaved(page, saved(full, table(2)));
    await turnOrEnd(page);
    await changing(page, () => page.locator('[data-thing^="hand:"][data-open="true"]').first().tap());
    const tab = page.locator('[data-part="exits"]').first();
    await tab.waitFor();
    const before = await page.evaluate(exitsInSight);
    await tab.tap();
    await expect
      .poll(async () => (await page.evaluate(exitsInSight)).some((name) => !before.includes(name)), { timeout: 20_000 })
      .toBe(true);
    await page.context().close();
  });
});

/** In the page: the exits that glow and lie in the yard's frame. */
function exitsInSight(): string[] {
  const lit = [...document.querySelectorAll('[data-thing^="exit:"][data-lit="true"]')];
  const frame = lit[0]?.closest('[role="group"]')?.getBoundingClientRect();
  return lit.flatMap((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const seen = frame && x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    return seen ? [cell.getAttribute('data-thing') ?? ''] : [];
  });
}

test('the end of a year stays until it is read, with the sum of the money, and the question waits', async () => {
  let match = played('year 0', 3, {}, () => false);
  for (let i = 1; game.actors(match.state).length === 0; i++)
    match = played(`year ${i}`, 3, {}, (view) => inTurn(view) && view.year === 2 && view.passesInARow === 2);
  const page = await client.visit('', { animation: 'fast' });
  await openSaved(page, saved(match, table(3)));
  await turnOrEnd(page);
  const pass = page.locator('[data-choice="pass"]');
  await pass.click();
  // A pass that ends the year asks once.
  expect(await pass.textContent()).toMatch(/^Really\? Pass: the year ends/);
  await pass.click();
  const scene = page.locator('[data-part="year"]');
  await scene.waitFor();
  expect(await scene.textContent()).toMatch(/7 \(every year\) \+ \d/);
  // Nothing behind it promises to skip it; a press counts the six columns at once, then step follows step.
  expect(await page.locator('[data-part="skip"]:visible').count()).toBe(0);
  await scene.click({ position: { x: 5, y: 5 } });
  const counted = () => scene.evaluate((e) => e.querySelectorAll('td[data-counted="false"]').length);
  expect(await counted()).toBe(0);
  await scene.getByRole('button', { name: 'Go on' }).waitFor();
  expect(await scene.locator('[aria-current="step"]').textContent()).toBe('New year');
  await scene.getByRole('button', { name: 'MegaCredits' }).click();
  await scene.getByRole('heading', { name: 'MegaCredits' }).waitFor();
  await page.waitForTimeout(1500);
  expect(await page.getAttribute('[data-mine]', 'data-mine')).toBe('false');
  await scene.locator('[data-part="go-on"]').click();
  await scene.waitFor({ state: 'detached' });
  await page.context().close();
});

test('a phone shows the whole market with its upgrades, without scrolling', async () => {
  const match = played('bar', 2, {}, (view, list) => inTurn(view) && list.some(({ type }) => type === 'upgrade'));
  const page = await client.visit('', {}, PHONE);
  await openSaved(page, saved(match, table(2)));
  await turnOrEnd(page);
  await page.locator('[data-bar="upgrade"]').tap();
  const upgrade = page.locator('[data-thing^="upgrade:"]').last();
  await page.waitForFunction(() =>
    document.querySelector('[data-thing^="upgrade:"]')?.checkVisibility({ visibilityProperty: true }),
  );
  const hidden = await upgrade.evaluate((e) => {
    const { left, top, width, bottom } = e.getBoundingClientRect();
    return [top + 4, bottom - 4].filter((y) => !e.contains(document.elementFromPoint(left + width / 2, y))).length;
  });
  expect(hidden).toBe(0);
  await page.context().close();
});

test('a build is weighed: the first press shows it with its price, the second plays it', async () => {
  const match = played('build', 2, {}, (view, list) => inTurn(view) && list.some((a) => a.type === 'build'));
  const page = await client.visit();
  await openSaved(page, saved(match));
  await turnOrEnd(page);
  const before = await page.getAttribute('[data-mine]', 'data-seq');
  await changing(page, () => page.locator('[data-thing^="hand:"][data-open="true"]').first().click());
  const pad = page.locator('[data-thing^="exit:"][data-lit="true"]').first();
  const name = await pad.getAttribute('data-thing');
  await changing(page, () => pad.click());
  expect(await page.getAttribute('[data-mine]', 'data-seq')).toBe(before);
  await page
    .locator('[data-main="true"]')
    .filter({ hasText: /Build .*: pay/ })
    .waitFor();
  await page.locator(`[data-thing="${name}"]`).click();
  await page.waitForFunction((seq) => document.querySelector('[data-mine]')?.getAttribute('data-seq') !== seq, before);
  await page.context().close();
});

test.each([
  ['by mouse', {}],
  ['by touch on a phone', PHONE],
] as const)('a lesson lets the end of a year be left %s', async (_how, screen) => {
  const page = await client.visit('learn/orbital/guide', { animation: 'fast' }, screen);
  const lesson = guide.lessons.findIndex(({ id }) => id === 'pass');
  for (let i = 0; i < lesson; i++) {
    await page.getByRole('region', { name: `Lesson ${i + 1} of ${guide.lessons.length}` }).waitFor();
    await page.getByRole('button', { name: 'Skip this lesson' }).filter({ visible: true }).click();
  }
  const wayOn = page.locator('[data-part="way-on"]');
  await wayOn.click();
  await page.locator('[data-choice="pass"][data-forfeits="once"]').click();
  await page.locator('[data-choice="pass"][data-forfeits="sure"]').click();
  const scene = page.locator('[data-part="year"]');
  await scene.locator('[data-part="go-on"]').click();
  await scene.waitFor({ state: 'detached' });
  await page.getByText('See your VP').waitFor();
  await wayOn.click();
  await page.context().close();
});

describe('an attack with two rivals on a phone', () => {
  const match = played(
    'attack',
    3,
    {},
    (view, list) =>
      inTurn(view) &&
      new Set(list.flatMap((a) => (a.type === 'event' && a.card === 'sabotage' ? [a.target?.seat] : []))).size === 2,
  );

  test('turns from the market to the target, and stays there; key 1 does not pass', async () => {
    const page = await client.visit('', {}, PHONE);
    await openSaved(page, saved(match, table(3)));
    await turnOrEnd(page);
    await page.locator('[data-bar="buy"]').tap();
    const card = page.locator('[data-thing^="hand:"]').filter({ hasText: 'Sabotage' }).first();
    await changing(page, () => card.tap());
    expect(await page.locator('[data-choice="pass"]').getAttribute('data-digit')).toBe('4');
    const target = page.locator('[data-thing^="module:"][data-hostile="true"]:visible').first();
    const name = await target.getAttribute('data-thing');
    await changing(page, () => target.tap());
    const chosen = page.locator(`[data-thing="${name}"][aria-pressed="true"]`);
    await chosen.waitFor();
    await page.locator('[data-main="true"]').filter({ hasText: 'Hit' }).waitFor();
    await page.context().close();
  });
});
