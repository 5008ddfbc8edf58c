import { type Action, game, luckReport, type Options, SITES, type State } from '@starboard/invasion';
import { type AnyGame, advance, keyFromSeed, legal, type Match, pick, rngOf, start } from '@starboard/kernel';
import type { Player } from '@starboard/table';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signed } from '../src/games/invasion/numbers.ts';
import { type Client, openClient, PHONE } from './help/client.ts';
import { turnOrEnd } from './help/playing.ts';
import { openSaved, saved } from './help/saved.ts';
import { presser } from './tables/pressing.ts';

const rules = game as unknown as AnyGame;
const STARS = ['Vega', 'Rigel', 'Altair', 'Deneb', 'Mira'] as const;

let client: Client;

beforeAll(async () => {
  client = await openClient();
});

afterEach(() => {
  expect(client.faults()).toEqual([]);
});

afterAll(() => client?.close());

/** Every position of a random match in which the first seat begins, or another. */
function* played(seats: number, options: Partial<Options>, seed: string): Generator<Match> {
  const rng = rngOf(keyFromSeed(`play ${seed}`));
  let match = start(rules, seats, { ...game.defaults, first: 0, ...options }, keyFromSeed(seed));
  for (;;) {
    yield match;
    const [seat] = rules.actors(match.state);
    if (seat === undefined) return;
    match = after(match, seat, pick(rng, legal(rules, match.state, seat)) as Action);
  }
}

function after(match: Match, seat: number, action: Action): Match {
  const next = advance(match, seat, action);
  if ('violation' in next) throw new Error(next.violation.rule);
  return next.match;
}

type Wanted = (s: State, match: Match) => boolean;

/** The first position of random matches that is wanted. */
function position(seats: number, options: Partial<Options>, wanted: Wanted): Match {
  for (let i = 0; i < 3000; i++) {
    for (const match of played(seats, options, `${i}`)) if (wanted(match.state as State, match)) return match;
  }
  throw new Error('no such position found');
}

const step = (s: State) => s.stack.at(-1)?.step;
const late: Wanted = (s) => s.round === 3 && s.active === 0 && step(s) === 'defense';

function people(count: number): Player[] {
  return ['Ada', 'Grace', 'Hedy'].slice(0, count).map((name) => ({ kind: 'person', name }));
}

function againstBots(seats: number): Player[] {
  const bots = STARS.slice(0, seats - 1).map((name): Player => ({ kind: 'bot', name, level: 'easy' }));
  return [{ kind: 'person', name: 'You' }, ...bots];
}

async function toTheEnd(page: Page, seed: string): Promise<void> {
  const press = presser(seed);
  while ((await turnOrEnd(page)) === 'turn') await press(page);
}

describe('six planets', () => {
  test.each([
    ['1440x900', {}],
    ['390x844', PHONE],
  ] as const)('fit without scrolling and are counted to the end, at %s', async (_, options) => {
    const page = await client.visit('', {}, options);
    await openSaved(page, saved(position(6, {}, late), againstBots(6)));
    await turnOrEnd(page);
    const room = await page.evaluate(() => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      return [scrollWidth - clientWidth, scrollHeight - clientHeight];
    });
    expect(room).toEqual([0, 0]);
    await toTheEnd(page, 'six');
    // Every site of every planet that is worth something has its token.
    expect(await page.locator('[data-token^="planet:5:"]').count()).toBeGreaterThan(0);
    await page.context().close();
  });
});

describe('the variants', () => {
  test.each([
    ['Radar', { radar: true }],
    ['Fair Skies', { fairSkies: true }],
    ['Cat and Mouse', { catAndMouse: true }],
    ['all three', { radar: true, fairSkies: true, catAndMouse: true }],
  ] as const)('%s: from a late position to the end', async (name, options) => {
    const page = await client.visit();
    await openSaved(page, saved(position(3, options, late), againstBots(3)));
    await turnOrEnd(page);
    if (name !== 'all three') await page.getByRole('button', { name, exact: true }).waitFor();
    await toTheEnd(page, name);
    await page.context().close();
  });

  test('Cat and Mouse at one device: everybody picks in any order, and nobody sees the pick of another', async () => {
    const page = await client.visit();
    const picking: Wanted = (s) => step(s) === 'pick' && rules.actors(s).length === 3 && s.round === 2;
    await openSaved(page, saved(position(3, { catAndMouse: true }, picking), people(3)));
    const together = page.locator('[data-part="together"]');
    for (const seat of [2, 0, 1]) {
      await together.waitFor();
      expect(await page.locator('[data-thing][data-open="true"]').count()).toBe(0);
      await together.locator(`[data-take="${seat}"]`).click();
      await together.waitFor({ state: 'detached' });
      await page.locator('[data-thing="sector:4"][data-open="true"]').click();
    }
    // All have picked the same: the Missile is countered, and the table goes on.
    await page.locator('[data-mine="true"], [data-part="together"]').first().waitFor();
    await page.context().close();
  });
});

describe('a tie', () => {
  /** A position in which giving up the last repairs leads to a duel that is decided at once. */
  function beforeDuel(): Match {
    return position(2, { first: 1 }, (s, match) => {
      if (s.round !== 3 || s.active !== 0 || step(s) !== 'rebuild') return false;
      return (after(match, 0, { type: 'rebuildDone' }).state as State).decided === 'duel';
    });
  }

  test('is fought out in a scene of its own before the ending tells of it', async () => {
    const page = await client.visit('', { animation: 'fast' });
    await openSaved(page, saved(beforeDuel(), againstBots(2)));
    await turnOrEnd(page);
    await page.locator('[data-choice="rebuildDone"]').click();
    await page.locator('[data-forfeits="sure"]').click();
    await page.locator('[data-part="duel"]').waitFor();
    expect(await page.locator('[data-part="prompt"]').first().textContent()).toContain('Level on points');
    expect(await page.locator('[data-part="ending"]').count()).toBe(0);
    await turnOrEnd(page);
    expect(await page.locator('[data-part="ending"]').textContent()).toContain('the duel decided it');
    await page.context().close();
  });
});

test('the luck report shows the game’s own numbers, and its choices lead into the replay', async () => {
  const match = [...played(3, {}, 'luck')].at(-1);
  if (!match) throw new Error('no match');
  const kept = saved(match, againstBots(3));
  const report = luckReport(kept.record);
  if ('problems' in report) throw new Error('no report');
  const [mine] = report.value;
  const page = await client.visit();
  await openSaved(page, kept);
  await turnOrEnd(page);
  await page.locator('[data-part="story-card"]').click();
  const luck = page.locator('[data-part="luck"]');
  await luck.locator('dl').first().waitFor();
  const bars = await luck
    .locator('dl')
    .evaluateAll((all) => all.map((e) => [...e.querySelectorAll('b')].map((b) => b.textContent)));
  const lost = (round: number) => mine.decisions.filter((d) => d.round === round).reduce((sum, d) => sum + d.lost, 0);
  expect(bars).toEqual([
    ...mine.turns.map(({ round, invasion, dice }) => [invasion, dice, -lost(round)].map((n) => signed(n, 'en'))),
    [mine.invasions, mine.dice, mine.missiles, -mine.lost].map((n) => signed(n, 'en')),
  ]);
  expect(await luck.textContent()).toContain(`${Math.round(mine.accuracy * 100)}\u00a0%`);
  const dearest = luck.locator('ol').last().getByRole('link');
  expect(await dearest.count()).toBe(mine.costliest.length);
  await dearest.first().click();
  await page.getByRole('slider').waitFor();
  expect(await page.locator('output').textContent()).toBe(
    `Decision ${mine.costliest[0].index + 1} of ${match.steps.length}`,
  );
  await page.context().close();
});

test('a die in hand is asked about, best shots lays a whole plan, and one press takes all of it back', async () => {
  const page = await client.visit();
  const shots: Wanted = (s) => s.round === 2 && s.active === 0 && step(s) === 'assign';
  await openSaved(page, saved(position(2, {}, shots), againstBots(2)));
  await turnOrEnd(page);
  const asked = () => page.locator('[data-part="prompt"]').first().textContent();
  await page.locator('[data-thing^="tray:"][data-open="true"]').first().click();
  await expect.poll(asked).toMatch(/^Lay the .+: it /);
  await page.keyboard.press('Escape');
  await expect.poll(asked).toContain('Lay your');
  await page.getByRole('button', { name: 'Best shots' }).click();
  await page.locator('[data-choice][data-main="true"]').waitFor();
  await expect.poll(asked).toBe('All shots are laid: fire, or take one back.');
  await page.getByRole('button', { name: 'Take all back' }).click();
  await page.locator('[data-part="missing"]').waitFor();
  expect(await page.locator('[data-thing^="tray:"][aria-pressed="true"]').count()).toBe(0);
  await page.context().close();
});

test('the forecast stays as it was when the dice are kept', async () => {
  const page = await client.visit();
  const keeping: Wanted = (s, match) => {
    if (s.round !== 2 || s.active !== 0 || step(s) !== 'defense') return false;
    return step(after(match, 0, { type: 'keep' }).state as State) === 'assign';
  };
  await openSaved(page, saved(position(2, { radar: true }, keeping), againstBots(2)));
  await turnOrEnd(page);
  const lost = page.locator('[data-anchor="screen"] button', { hasText: 'You lose about' });
  const before = await lost.locator('b').allTextContents();
  await page.locator('[data-choice="keep"]').click();
  await page.getByRole('button', { name: 'Best shots' }).waitFor();
  expect(await lost.locator('b').allTextContents()).toEqual(before);
  expect(before).toHaveLength(1);
  await page.context().close();
});

test('what keeps the dice stays where it is when some are marked', async () => {
  for (const options of [{}, PHONE]) {
    const page = await client.visit('', {}, options);
    await openSaved(page, saved(position(3, { radar: true }, late), againstBots(3)));
    await turnOrEnd(page);
    const keep = page.locator('[data-choice="keep"]');
    const before = await keep.boundingBox();
    await page.locator('[data-thing="tray:0"]').click();
    await page.locator('[data-choice^="reroll"]').waitFor();
    expect(await keep.boundingBox()).toEqual(before);
    await page.context().close();
  }
});

test('on a phone with Radar nothing of nine dice is cut off or changes its size while shots are laid', async () => {
  const page = await client.visit('', { lang: 'fr' }, PHONE);
  const shots: Wanted = (s) =>
    s.round === 3 && s.active === 0 && step(s) === 'assign' && s.left.filter((n) => n > 0).length > 6;
  await openSaved(page, saved(position(6, { radar: true }, shots), againstBots(6)));
  await turnOrEnd(page);
  const sizes = () =>
    page
      .locator('[data-thing^="die:"]')
      .evaluateAll((dice) =>
        dice.map((die) => die.querySelector('span[style*="--tint"]')?.getBoundingClientRect().width),
      );
  const cut = () =>
    page.locator('[data-thing^="die:"]').evaluateAll(
      (dice) =>
        dice.filter((die) => {
          const box = die.getBoundingClientRect();
          return [...die.querySelectorAll('b, span:last-child')].some((part) => {
            const { left, right, width } = part.getBoundingClientRect();
            return width > 0 && part.textContent && (left < box.left - 1 || right > box.right + 1);
          });
        }).length,
    );
  const before = await sizes();
  await page.locator('[data-thing^="tray:"][data-open="true"]').first().click();
  await page.locator('[data-target="true"]').first().waitFor();
  expect([await sizes(), await cut()]).toEqual([before, 0]);
  await page.locator('[data-target="true"]').first().click();
  await page.locator('[data-laid="true"]').waitFor();
  expect([await sizes(), await cut()]).toEqual([before, 0]);
  await page.context().close();
});

test('a plan that is fired stays as it lies until the table has answered', async () => {
  const page = await client.visit();
  const shots: Wanted = (s) => s.round === 2 && s.active === 0 && step(s) === 'assign';
  await openSaved(page, saved(position(2, {}, shots), againstBots(2)));
  await turnOrEnd(page);
  await page.getByRole('button', { name: 'Best shots' }).click();
  const fire = page.locator('[data-choice][data-main="true"]');
  await fire.waitFor();
  const before = await page.getAttribute('[data-mine]', 'data-seq');
  const seen = page.evaluate(async (seq) => {
    const shown = new Set<string>();
    for (;;) {
      await new Promise(requestAnimationFrame);
      const table = document.querySelector('[data-mine]');
      if (table?.getAttribute('data-seq') !== seq) return [...shown];
      const laid = document.querySelectorAll('[data-laid="true"]').length > 0;
      const open = document.querySelectorAll('[data-thing][data-open="true"]').length > 0;
      shown.add(`${table?.getAttribute('data-mine') === 'true' ? 'asked' : 'sent'} ${laid} ${open}`);
    }
  }, before);
  await fire.click();
  // Before the press everything can be changed; after it nothing, but all of it lies there still.
  expect((await seen).filter((state) => !['asked true true', 'sent true false'].includes(state))).toEqual([]);
  await page.context().close();
});

test.each(['press', 'key'])('a %s that ends the show of strikes is taken for nothing else', async (how) => {
  const page = await client.visit('', { animation: 'slow' });
  const strikes: Wanted = (s, match) => {
    if (s.round !== 2 || s.active !== 0 || step(s) !== 'defense') return false;
    return step(after(match, 0, { type: 'keep' }).state as State) === 'rebuild' && s.left.some((n) => n > 1);
  };
  const match = position(2, {}, strikes);
  await openSaved(page, saved(match, againstBots(2)));
  await turnOrEnd(page);
  await page.locator('[data-choice="keep"]').click();
  await page.locator('[data-showing="true"]').waitFor();
  // Where the button is that gives the repairs up.
  const box = await page.locator('[data-part="actions"]').boundingBox();
  if (how === 'key') await page.keyboard.press('1');
  else if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('[data-showing="false"]').waitFor({ timeout: 1000 });
  await page.locator('[data-choice="rebuildDone"]').waitFor();
  expect(await page.getAttribute('[data-mine]', 'data-seq')).toBe(`${match.steps.length + 1}`);
  await page.context().close();
});

test('what the dice show is not told before they lie; a tap ends the throw', async () => {
  const page = await client.visit('', { animation: 'slow' });
  await openSaved(page, saved(position(2, {}, late), againstBots(2)));
  await turnOrEnd(page);
  const screen = page.locator('[data-anchor="screen"]');
  const chances = screen.locator('button small');
  await chances.first().waitFor();
  await page.locator('[data-thing="tray:0"]').click();
  await page.locator('[data-main="true"]').click();
  await screen.getByText('The dice roll').waitFor();
  // They may be drawn before the dice roll, for nobody to see or hear.
  expect(await chances.filter({ visible: true }).count()).toBe(0);
  expect(await page.getAttribute('[data-mine]', 'data-mine')).toBe('false');
  await page.mouse.click(4, 400);
  await page.locator('[data-mine="true"]').waitFor();
  await chances.first().waitFor();
  await page.context().close();
});

test('at one screen the table turns to the next player once the dice lie, with the chances that were shown', async () => {
  const page = await client.visit('', { animation: 'slow' });
  const giving: Wanted = (s) => s.round === 3 && s.active === 0 && s.first === 0 && step(s) === 'rebuild';
  await openSaved(page, saved(position(2, {}, giving), people(2)));
  await turnOrEnd(page);
  const own = page.locator('[data-world][data-own="true"]').first();
  expect(await own.getAttribute('data-world')).toBe('0');
  await page.locator('[data-choice="rebuildDone"]').click();
  await page.locator('[data-choice="rebuildDone"][data-forfeits="sure"]').click();
  await page.locator('[data-showing="true"]').waitFor();
  expect(await own.getAttribute('data-world')).toBe('0');
  await page.locator('[data-world="1"][data-own="true"]').first().waitFor({ state: 'attached' });
  await page.locator('[data-anchor="screen"] button small').first().waitFor();
  await page.context().close();
});

test('points to rebuild with are given up only by two presses, and by no digit', async () => {
  const page = await client.visit();
  const match = position(2, {}, (s) => s.active === 0 && step(s) === 'rebuild' && s.round === 2);
  await openSaved(page, saved(match, againstBots(2)));
  await turnOrEnd(page);
  const stop = page.locator('[data-choice="rebuildDone"]');
  expect(await stop.textContent()).toMatch(/Stop: (1 point is|\d points are) lost/);
  // They are drawn as hammers, too.
  expect(await page.locator('[data-anchor="screen"] svg').count()).toBeGreaterThan(0);
  await page.keyboard.press('1');
  await stop.click();
  await page.locator('[data-forfeits="sure"]').waitFor();
  expect(await page.getAttribute('[data-mine]', 'data-seq')).toBe(`${match.steps.length}`);
  await page.locator('[data-part="back"]').click();
  await page.locator('[data-forfeits="once"]').waitFor();
  await page.context().close();
});

test('Tab leads past the planet to the dice and the buttons, and the focus is seen', async () => {
  const page = await client.visit();
  const defending: Wanted = (s) => s.round === 2 && s.active === 0 && step(s) === 'defense';
  await openSaved(page, saved(position(6, {}, defending), againstBots(6)));
  await turnOrEnd(page);
  const tabsTo = async (wanted: string) => {
    for (let tabs = 1; tabs < 30; tabs++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((s) => document.activeElement?.matches(s), wanted)) return tabs;
    }
    return undefined;
  };
  expect(await tabsTo('[data-thing^="tray:"]')).toBeLessThan(12);
  const ring = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineWidth);
  expect(ring).toBe('4px');
  expect(await tabsTo('[data-choice]')).toBeLessThan(8);
  // What was said about a die is gone with the focus.
  expect(await page.locator('[role="tooltip"]').count()).toBe(0);
  // Arrows still reach every site.
  await page.locator('[data-thing="site:core"]').focus();
  await page.keyboard.press('ArrowUp');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-thing'))).toMatch(/^site:/);
  await page.context().close();
});

test('undo takes a laid shot back first, and only then the decision before it', async () => {
  const page = await client.visit('', { bots: 'slow' });
  const match = position(2, {}, (s, m) => s.active === 0 && step(s) === 'assign' && m.steps.at(-1)?.seat === 0);
  await openSaved(page, saved(match, againstBots(2)));
  await turnOrEnd(page);
  await page.getByRole('button', { name: 'Best shots' }).click();
  await page.locator('[data-choice][data-main="true"]').waitFor();
  const laid = await page.locator('[data-laid="true"]').count();
  await page.locator('[data-part="undo"]').click();
  await expect.poll(() => page.locator('[data-laid="true"]').count()).toBe(laid - 1);
  expect(await page.getAttribute('[data-mine]', 'data-seq')).toBe(`${match.steps.length}`);
  await page.context().close();
});

test.each(['outer-1', 'outer-4'] as const)(
  'on a phone nothing lies over the City %s that is repaired',
  async (site) => {
    const page = await client.visit('', {}, PHONE);
    const ruin: Wanted = (s) =>
      s.round === 3 && s.active === 0 && step(s) === 'rebuild' && s.planets[0][SITES.indexOf(site)] === 0;
    await openSaved(page, saved(position(2, {}, ruin), againstBots(2)));
    await turnOrEnd(page);
    const over = await page.evaluate((name) => {
      const city = document.querySelector(`[data-thing="site:${name}"]`)?.getBoundingClientRect();
      if (!city) return ['no City'];
      // The disc and its halo, as they are pressed.
      const [left, right] = [city.left + city.width * 0.12, city.right - city.width * 0.12];
      const [top, bottom] = [city.top + city.height * 0.3, city.bottom - city.height * 0.12];
      return ['[data-anchor="owner"]', '[data-anchor^="lane:"]', '[data-world] > :last-child'].filter((others) =>
        [...document.querySelectorAll(others)].some((other) => {
          const box = other.getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        }),
      );
    }, site);
    expect(over).toEqual([]);
    await page.context().close();
  },
);

test('a free rebuild in the turn of another: no dice on the desk, and the first signs wait', async () => {
  const page = await client.visit('', { known: [] });
  const countered: Wanted = (s) => {
    const frame = s.stack.at(-1);
    return frame?.step === 'freeRebuild' && frame.pools[0] > 0 && s.active !== 0;
  };
  await openSaved(page, saved(position(3, {}, countered), againstBots(3)));
  await turnOrEnd(page);
  expect(await page.locator('[data-part="prompt"]').first().textContent()).toContain('Your shield stopped');
  expect(await page.locator('[data-part="legend"]').count()).toBe(0);
  expect(await page.locator('[data-anchor="tray"]').getAttribute('inert')).not.toBeNull();
  await page.context().close();
});
