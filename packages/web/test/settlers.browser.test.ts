import { type AnyGame, choices, type Match } from '@starboard/kernel';
import { forecastOf, openedBy, game as settlers, type View } from '@starboard/settlers';
import type { Player } from '@starboard/table';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Client, openClient, PHONE } from './help/client.ts';
import { pressClosed, seq, turnOrEnd } from './help/playing.ts';
import { atShare, late, openSaved, saved, someMatch, YOU } from './help/saved.ts';
import { presser } from './tables/pressing.ts';

const game = settlers as unknown as AnyGame;
/** `npm run test:all` plays to the end what otherwise is only begun. */
const ALL = process.env.STARBOARD_TEST === 'all';
const STARS = ['Vega', 'Rigel', 'Altair', 'Mira', 'Deneb'];

let client: Client;

beforeAll(async () => {
  client = await openClient();
});

afterEach(() => {
  expect(client.faults()).toEqual([]);
});

afterAll(() => client?.close());

/** Presses so often, or to the end of the match. */
async function played(page: Page, seed: string, presses: number): Promise<void> {
  const press = presser(seed);
  for (let left = presses; left > 0 && (await turnOrEnd(page)) === 'turn'; left--) await press(page);
}

async function toTheEnd(page: Page, seed: string): Promise<void> {
  await played(page, seed, Number.POSITIVE_INFINITY);
  await page.locator('[data-part="ending"]').waitFor();
}

/** A person among easy bots. */
const table = (seats: number): Player[] => [
  YOU,
  ...STARS.slice(0, seats - 1).map((name): Player => ({ kind: 'bot', name, level: 'easy' })),
];

test('a card goes from the form to the end of a match, and through a link to somebody else', async () => {
  const page = await client.visit('new/settlers', {}, { permissions: ['clipboard-read', 'clipboard-write'] });
  // Two bots play it, so that the match is over soon.
  await page.evaluate(() => {
    const bot = { who: 'easy', name: '' };
    localStorage.setItem('starboard.setup.settlers', JSON.stringify({ places: [bot, bot], options: {} }));
  });
  await page.reload();
  await page.getByRole('button', { name: 'Design a card' }).click();
  const form = page.getByRole('dialog');
  const done = form.getByRole('button', { name: 'Keep it and play with it' });
  const fault = (code: string) => form.locator(`[data-code="${code}"]`).waitFor();
  // Every rule of the ledger speaks as soon as it is broken.
  await fault('E_NAME_LENGTH');
  await fault('E_PACK_COUNT');
  const name = form.getByLabel('Name');
  await name.fill('Ring World');
  await fault('E_NAME_TAKEN');
  await name.fill('<b>Toll</b>');
  await fault('E_NAME_CHARS');
  await name.fill('Toll Gate');
  await form.getByRole('radio', { name: 'Settlement' }).check();
  await form.getByRole('radio', { name: /^2 points/ }).check();
  await form.getByRole('button', { name: 'add Water, effort 2' }).click();
  await fault('E_EFFORT_LOW');
  expect(await done.isDisabled()).toBe(true);
  await form.getByRole('button', { name: 'take Water away' }).click();
  await form.getByRole('button', { name: 'add Water + Energy, effort 6' }).click();
  await form.getByRole('button', { name: 'add 3 people in 2 slots, effort 2' }).click();
  await form.getByRole('button', { name: 'picture 4' }).click();
  await done.click();
  // What some modes do to it is said before the start.
  await page.getByRole('switch', { name: 'Classic' }).click();
  await page.getByText('takes no part').waitFor();
  await page.getByRole('switch', { name: 'Classic' }).click();
  await page.getByRole('button', { name: 'Share as a link' }).click();
  await page.getByText('The link is copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('button', { name: /What this match is played with: Blank card/ }).waitFor();
  expect(await turnOrEnd(page)).toBe('end');
  // It stays on this device.
  await page.goto(`${client.address}new/settlers`);
  await page.getByRole('button', { name: 'Play without it' }).click();
  await page.getByRole('button', { name: 'Play with Toll Gate' }).waitFor();

  const other = await client.visit(link.slice(client.address.length));
  await other.getByText('“Toll Gate” came with your link').waitFor();
  await other.getByRole('article', { name: 'Toll Gate' }).waitFor();
  await other.getByRole('button', { name: 'Keep it on this device' }).click();
  expect(new URL(other.url()).hash).toBe('');
  await other.context().close();
  await page.context().close();
});

test.each([
  ['no card at all', '%%%'],
  [
    'a card that costs too little',
    '{"version":1,"name":"Free","emblem":0,"type":"settlement","cost":["W"],"effect":{"kind":"points","value":3}}',
  ],
  [
    'a name that would be a script',
    '{"version":1,"name":"<script>","emblem":0,"type":"resource","cost":["W"],"effect":{"kind":"convert","to":"water"}}',
  ],
  [
    'more fields than a card has',
    '{"version":1,"name":"Extra","emblem":0,"type":"resource","cost":["W"],"effect":{"kind":"convert","to":"water"},"x":1}',
  ],
])('a link with %s is refused with the reason, and nothing is chosen', async (_what, text) => {
  const card = text.startsWith('{') ? Buffer.from(text).toString('base64url') : text;
  const page = await client.visit(`new/settlers#card=${card}`);
  await page.getByRole('alert').filter({ hasText: 'The card of this link cannot be played' }).waitFor();
  await page.getByRole('button', { name: 'Design a card' }).waitFor();
  await page.context().close();
});

test.each([
  ['Peaceful', 2, { peaceful: true }],
  ['Weak Defences', 3, { weakDefences: true }],
  ['Classic', 2, { classic: true }],
  ['Hard', 2, { hard: true }],
  ['Additional Settlements', 2, { additionalSettlements: true }],
] as const)(
  `%s is marked at the table and played ${ALL ? 'to its end' : 'on'}`,
  async (name, seats, options) => {
    const page = await client.visit();
    await openSaved(page, saved(atShare(game, 0.97, { seats, options }), table(seats)));
    await turnOrEnd(page);
    await page.getByRole('button', { name: `What this match is played with: ${name}` }).waitFor();
    await played(page, name, ALL ? Number.POSITIVE_INFINITY : 12);
    await page.context().close();
  },
  240_000,
);

test('six sit at a phone: nothing is wider than the page, everybody is one tap away, and the match ends', async () => {
  const page = await client.visit('', {}, PHONE);
  const match: Match = late(game, { seats: 6 });
  await openSaved(page, saved(match, table(6)));
  await turnOrEnd(page);
  await page.getByRole('button', { name: 'Players', exact: true }).tap();
  for (const star of STARS) await page.getByRole('region', { name: new RegExp(`^${star}, \\d+ point`) }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await toTheEnd(page, 'six');
  await page.context().close();
});

test('six at a desktop: everything that lies before somebody lies on their slip', async () => {
  const page = await client.visit();
  await openSaved(page, saved(late(game, { seats: 6 }), table(6)));
  await turnOrEnd(page);
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll('[data-anchor^="slip:"]')].flatMap((slip) => {
      const { left, right, bottom } = slip.getBoundingClientRect();
      return [...slip.querySelectorAll('[data-piece]')]
        .map((piece) => piece.getBoundingClientRect())
        .filter((box) => box.left < left - 2 || box.right > right + 2 || box.bottom > bottom + 2);
    }),
  );
  expect(outside).toEqual([]);
  await page.context().close();
});

const fillsOf = (match: Match) =>
  choices(game, match.state, 0).flatMap(({ action, violation }) =>
    action.type === 'fill' && !violation ? [action as unknown as { target: string; pack: string }] : [],
  );

test('every pack that fits stands in the row, and a press shows the dice it takes before it is filled', async () => {
  const match = someMatch(game, (m) => game.actors(m.state).includes(0) && fillsOf(m).length > 12);
  const page = await client.visit();
  await openSaved(page, saved(match, table(2)));
  await turnOrEnd(page);
  const row = page.getByRole('list', { name: 'Packs that fit now' }).getByRole('button');
  const names = await row.evaluateAll((all) => all.map((one) => one.getAttribute('data-thing')));
  // Two copies of an Upgrade are one and the same to whoever wants it.
  const bare = (thing: string | null) => thing?.replace(/#\d+/g, '');
  const view = game.view(match.state, 0) as View;
  const after = ({ target, pack }: { target: string; pack: string }) =>
    forecastOf(view, target)?.packs.find((one) => one.pack === pack)?.after ?? 0;
  const wanted = fillsOf(match)
    .filter((fill) => after(fill) > 0)
    .map(({ target, pack }) => bare(`pack:${target}:${pack}`));
  expect(new Set(names.map(bare))).toEqual(new Set(wanted));
  // The best chance stands first.
  const chances = await row
    .locator('> b')
    .evaluateAll((all) => all.map((one) => Number.parseInt(`${one.textContent}`, 10)));
  expect(chances).toEqual([...chances].sort((a, b) => b - a));
  await row.first().hover();
  await page.locator('[data-piece^="die:"][data-lit="true"]').first().waitFor();
  await page.context().close();
});

test('a Resource Upgrade is used in stages, and shows the packs that it would open', async () => {
  const useful = (m: Match) => {
    const view = game.view(m.state, 0) as View;
    if (view.phase !== 'rolled' || view.active !== 0) return undefined;
    return view.players[0].upgrades.find((uid) => /^solar|^water/.test(uid) && openedBy(view, uid).length > 0);
  };
  const match = someMatch(game, (m) => game.actors(m.state).includes(0) && useful(m) !== undefined);
  const page = await client.visit();
  await openSaved(page, saved(match, table(2)));
  await turnOrEnd(page);
  await page.locator(`[data-thing="upgrade:${useful(match)}"]`).click();
  await page.locator('[data-would="true"], [data-opens="true"]').first().waitFor();
  const before = await seq(page);
  await page.locator('[data-thing^="die:"][data-open="true"]').first().click();
  await expect.poll(() => seq(page)).not.toBe(before);
  await page.locator('[data-would="true"], [data-opens="true"]').first().waitFor({ state: 'detached' });
  await page.context().close();
});

test('on a phone Corruption is used in stages: the card, an Upgrade of another, a die', async () => {
  const usable = (match: Match) =>
    game.actors(match.state).includes(0) &&
    choices(game, match.state, 0).some(({ action, violation }) => action.type === 'useCorruption' && !violation);
  const page = await client.visit('', {}, PHONE);
  await openSaved(page, saved(someMatch(game, usable)));
  await turnOrEnd(page);
  const before = await seq(page);
  // The table shows on which page an Upgrade can be used; the dice are on all of them.
  await page.locator('[data-part="pages"] [data-open="true"]').tap();
  await page.locator('[data-thing^="upgrade:corruption"][data-open="true"]').first().tap();
  await page.locator('[data-thing^="upgrade:"][data-open="true"][aria-pressed="false"]').first().tap();
  await page.locator('[data-thing^="die:"][data-open="true"]').first().waitFor();
  expect(await seq(page)).toBe(before);
  await page.context().close();
});

test('seven dice tumble, and on a phone any number of them stays in the tray', async () => {
  const page = await client.visit('', { animation: 'normal' }, PHONE);
  const ready = (m: Match) => game.actors(m.state).includes(0) && (game.view(m.state, 0) as View).phase === 'ready';
  await openSaved(page, saved(someMatch(game, ready)));
  await turnOrEnd(page);
  await page.locator('[data-choice="roll"]').tap();
  const rolling = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('[data-piece^="die:"]')).length,
    );
  await expect.poll(rolling, { interval: 30 }).toBeGreaterThanOrEqual(7);
  // What they decide is drawn before they roll, and seen once they lie.
  const packs = page.locator('[data-well="target"] [data-thing^="pack:"]');
  const [tumbling, drawn, seen] = await page.evaluate(() => {
    const all = [...document.querySelectorAll('[data-well="target"] [data-thing^="pack:"]')];
    const visible = all.filter((pack) => pack.checkVisibility({ visibilityProperty: true }));
    return [document.querySelector('[data-tumbling="true"]') !== null, all.length, visible.length];
  });
  expect([tumbling, drawn > 0, seen]).toEqual([true, true, 0]);
  await packs.first().waitFor();
  const four = (m: Match) => {
    const { phase, turn } = game.view(m.state, 0) as View;
    return (
      game.actors(m.state).includes(0) &&
      phase === 'rolled' &&
      turn.dice.filter((d) => d.status === 'pool').length === 4
    );
  };
  await openSaved(page, saved(someMatch(game, four)));
  await turnOrEnd(page);
  const well = await page.locator('[data-well="tray"]').boundingBox();
  const dice = await page
    .locator('[data-well="tray"] [data-piece^="die:"]')
    .evaluateAll((all) => all.map((e) => e.getBoundingClientRect().right));
  expect(Math.max(...dice)).toBeLessThanOrEqual((well?.x ?? 0) + (well?.width ?? 0));
  await page.context().close();
});

test.each(['fr', 'en'] as const)(
  'in %s four buttons of a phone are wholly in sight, and two packs that fit are two of them',
  async (lang) => {
    const page = await client.visit('', { lang }, PHONE);
    const committed = (m: Match) => {
      const view = game.view(m.state, 0) as View;
      return view.active === 0 && view.turn.target !== null && view.phase === 'rolled' ? view : undefined;
    };
    const two = (m: Match) => committed(m) !== undefined && fillsOf(m).length === 2 && offersReroll(m);
    const boost = (m: Match) =>
      committed(m) !== undefined &&
      fillsOf(m).length === 1 &&
      offersReroll(m) &&
      choices(game, m.state, 0).some(({ action, violation }) => action.type === 'useResource' && !violation);
    for (const wanted of [two, boost]) {
      const match = someMatch(game, (m) => game.actors(m.state).includes(0) && wanted(m));
      await openSaved(page, saved(match, table(2)));
      await turnOrEnd(page);
      const buttons = page.locator('[data-part="actions"] > button');
      expect(await buttons.count()).toBe(4);
      for (const box of await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))) {
        expect(box.height).toBeGreaterThanOrEqual(44);
        expect(box.bottom).toBeLessThanOrEqual(844);
      }
      expect(await page.locator('[data-part="actions"] > [data-choice^="fill"]').count()).toBe(wanted === two ? 2 : 1);
    }
    await page.context().close();
  },
);

const offersReroll = (match: Match) =>
  choices(game, match.state, 0).some(({ action, violation }) => action.type === 'reroll' && !violation);

test('what the dice decide is seen once they lie, and a die says why it is not chosen', async () => {
  const page = await client.visit('', { animation: 'slow' });
  const ready = (m: Match) => game.actors(m.state).includes(0) && (game.view(m.state, 0) as View).phase === 'ready';
  await openSaved(page, saved(someMatch(game, ready)));
  await turnOrEnd(page);
  // What is refused looks so.
  const end = page.locator('[data-choice="endTurn"]');
  expect(await end.evaluate((one) => getComputedStyle(one).borderTopStyle)).toBe('dashed');
  await page.locator('[data-choice="roll"]').click();
  await page.locator('[data-showing="true"]').waitFor();
  expect(await page.getByRole('list', { name: 'Packs that fit now' }).count()).toBe(0);
  expect(await page.locator('[data-choice="reroll"]:visible').count()).toBe(0);
  await page.getByRole('list', { name: 'Packs that fit now' }).waitFor();
  await page.locator('[data-choice="reroll"]').waitFor();
  await pressClosed(page.locator('[data-thing^="die:"]').first());
  await page.getByText('Dice are not chosen one by one').waitFor();
  await page.context().close();
});

test('the dial hides all chances and shows them again', async () => {
  const page = await client.visit();
  await openSaved(page, saved(late(game), table(2)));
  await turnOrEnd(page);
  const chances = () =>
    page.evaluate(() => (document.querySelector('[data-mine]')?.textContent ?? '').match(/\d\s?%/g));
  expect(await chances()).not.toBeNull();
  const dial = page.getByRole('button', { name: 'Show chances' });
  await dial.click();
  await page.getByText('Chances are hidden').waitFor();
  expect(await chances()).toBeNull();
  await dial.click();
  await page.getByText('Chances are hidden').waitFor({ state: 'detached' });
  expect(await chances()).not.toBeNull();
  await page.context().close();
});

test('every World of a phone\u2019s chart is a large planet with a name that covers no other', async () => {
  const page = await client.visit('', {}, PHONE);
  await openSaved(page, saved(atShare(game, 0), table(2)));
  await turnOrEnd(page);
  const worlds = page.locator('[data-anchor^="place:"] button:has(> span + span)');
  const chart = await worlds.evaluateAll((all) =>
    all.map((world) => {
      const [planet, label] = [...world.children];
      const { left, right, top, bottom } = label.children[0].getBoundingClientRect();
      const size = parseFloat(getComputedStyle(label.children[0]).fontSize);
      return { size, planet: planet.getBoundingClientRect().width, left, right, top, bottom };
    }),
  );
  expect(chart.length).toBeGreaterThan(10);
  for (const name of chart) {
    expect(name.size).toBeGreaterThanOrEqual(15);
    expect(name.planet).toBeGreaterThanOrEqual(43);
    expect(name.left).toBeGreaterThanOrEqual(0);
    expect(name.right).toBeLessThanOrEqual(390);
    const covered = chart.filter(
      (other) =>
        other !== name && other.left < name.right && name.left < other.right && Math.abs(other.top - name.top) < 14,
    );
    expect(covered).toEqual([]);
  }
  await page.context().close();
});

test('pieces stay on the slips of their owners on a phone', async () => {
  const page = await client.visit('', {}, PHONE);
  await openSaved(page, saved(atShare(game, 0.6), table(2)));
  await turnOrEnd(page);
  await page.getByRole('button', { name: 'Players', exact: true }).tap();
  const outside = await page.locator('[data-anchor^="slip:"]').evaluateAll((slips) =>
    slips.flatMap((slip) => {
      const { bottom, right } = slip.getBoundingClientRect();
      return [...slip.querySelectorAll('button')].filter((piece) => {
        const box = piece.getBoundingClientRect();
        return box.bottom > bottom + 1 || box.right > right + 1;
      });
    }),
  );
  expect(outside.length).toBe(0);
  await page.context().close();
});
