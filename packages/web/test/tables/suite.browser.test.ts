import { explain, format, LANGS, type Match, undoLimit } from '@starboard/kernel';
import { hides } from '@starboard/table';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { EMPTY, pressThing } from '../../src/play/draft.ts';
import { GAMES } from '../games/index.ts';
import { load } from '../games/registry.ts';
import { type Client, openClient } from '../help/client.ts';
import { pressClosed, seq, turnOrEnd } from '../help/playing.ts';
import { openSaved, saved } from '../help/saved.ts';
import { ADA, againstBots, asked, found, late, playedOut, seatsOf, type Trial } from './positions.ts';
import { pressByKeys, presser } from './pressing.ts';
import { toysClient } from './toysClient.ts';

let client: Client;

beforeAll(async () => {
  client = await openClient(toysClient);
}, 120_000);

afterEach(() => {
  expect(client.faults()).toEqual([]);
});

afterAll(() => client?.close());

/** Every game that has a table: what a player can count on, whatever is played. */
describe.each(GAMES.filter(({ skin }) => skin))('the table of $name', ({ id, name, skin }) => {
  let trial: Trial;
  let page: Page;
  /** What this game never does cannot be tried. */
  let forbidden: { readonly match: Match; readonly where: string; readonly rule: string } | undefined;
  let undoable: Match | undefined;

  beforeAll(async () => {
    const [game, looks] = await Promise.all([load(id), skin?.()]);
    if (!game || !looks) throw new Error(`no game ${id}`);
    trial = { game, skin: looks };
    forbidden = someRefusal(trial);
    undoable = found(game, (m) => m.steps.length > 0 && !over(m) && m.steps.length > undoLimit(m.steps, 0).to);
    page = await client.visit('', {}, { permissions: ['clipboard-read', 'clipboard-write'] });
  });
  afterAll(() => page?.context().close());

  const over = (match: Match) => match.game.actors(match.state).length === 0;
  const bots = () => againstBots(seatsOf(trial.game));

  async function open(match: Match, players = bots()): Promise<void> {
    await openSaved(page, saved(match, players));
  }

  async function settings(part: object): Promise<void> {
    await page.evaluate((json) => {
      const now = JSON.parse(localStorage.getItem('starboard.settings') ?? '{}');
      localStorage.setItem('starboard.settings', JSON.stringify({ ...now, ...JSON.parse(json) }));
    }, JSON.stringify(part));
  }

  test('play now is one press from the home page', async () => {
    await page.goto(client.address);
    await page.getByRole('button', { name: `Play now: ${name}` }).click();
    expect(await turnOrEnd(page)).toBe('turn');
    expect(await page.title()).toContain('Your turn');
    expect(await page.getAttribute('#icon', 'href')).toBe('/icon-turn.svg');
  });

  test('a whole match by clicks, from the home page to its ending and the rematch', async () => {
    const setup = {
      places: bots().map((_, seat) => ({ who: seat === 0 ? 'person' : 'easy', name: '' })),
      options: trial.game.options.first ? { first: 0 } : {},
    };
    await page.goto(client.address);
    await page.evaluate(([game, json]) => localStorage.setItem(`starboard.setup.${game}`, json), [
      id,
      JSON.stringify(setup),
    ] as const);
    await page.getByRole('link', { name: `Set up ${name}` }).click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    const press = presser(id);
    while ((await turnOrEnd(page)) === 'turn') await press(page);
    const ending = page.getByRole('dialog');
    expect(await ending.getByRole('heading', { level: 2 }).textContent()).toMatch(/win|tie/i);
    const [before, names] = [page.url(), await seated()];
    await ending.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL((url) => url.href !== before);
    await turnOrEnd(page);
    expect(await seated()).toEqual([...names.slice(1), names[0]]);
  }, 180_000);

  /** Everybody's name, seat by seat. */
  async function seated(): Promise<string[]> {
    const list = page.getByRole('list', { name: 'Seats' }).getByRole('listitem');
    return list.evaluateAll((all) => all.map((e) => e.children[1].textContent ?? ''));
  }

  test('a match resumes after a reload in the middle of a choice', async () => {
    await open(late(trial.game));
    await turnOrEnd(page);
    const before = await situation();
    await page.reload();
    await turnOrEnd(page);
    expect(await situation()).toEqual(before);
    await presser('resume')(page);
    const after = Number(await seq(page));
    await page.reload();
    await turnOrEnd(page);
    expect(Number(await seq(page))).toBeGreaterThanOrEqual(after);
  });

  /** What is asked, and what can be pressed. */
  function situation(): Promise<unknown> {
    return page.evaluate(() => {
      const all = (selector: string, name: string) =>
        [...document.querySelectorAll(selector)].map((e) => e.getAttribute(name));
      const prompt = document.querySelector('[data-part="prompt"]')?.textContent;
      return [prompt, all('[data-choice]', 'data-choice'), all('[data-thing][data-open="true"]', 'data-thing')];
    });
  }

  test('a press that is refused says its rule and plays nothing', async ({ skip }) => {
    if (!forbidden) return skip('this game refuses nothing that can be pressed');
    const { match, where, rule } = forbidden;
    await open(match);
    await turnOrEnd(page);
    await pressClosed(page.locator(where).first());
    await page.locator(`[data-rule="${rule}"]`).waitFor();
    expect(await seq(page)).toBe(`${match.steps.length}`);
  });

  test('undo takes back the last decision', async ({ skip }) => {
    if (!undoable) return skip('this game leaves nothing to take back');
    // Nobody else decides meanwhile.
    await settings({ bots: 'slow' });
    await open(undoable);
    await page.locator('[data-part="undo"]').click();
    await page.waitForSelector(`[data-seq="${undoable.steps.length - 1}"]`);
    await settings({ bots: 'instant' });
  });

  test('undo says why not further', async () => {
    const end = found(trial.game, (m) => !over(m) && m.steps.length > 0 && undoLimit(m.steps, 0).to === m.steps.length);
    if (!end) throw new Error('everything can be taken back');
    await settings({ bots: 'slow' });
    await open(end);
    await pressClosed(page.locator('[data-part="undo"]'));
    expect(await page.locator('[data-part="notice"]').textContent()).toMatch(/^Not further back|^Nothing/);
    await settings({ bots: 'instant' });
  });

  test('a hint ranks the choices, and one press plays the best', async () => {
    const match = late(trial.game);
    await open(match);
    await turnOrEnd(page);
    await page.keyboard.press('h');
    const first = page.getByRole('dialog').getByRole('listitem').first();
    expect(await first.textContent()).toMatch(/wins \d+% of [\d,]+ imagined match|The only choice/);
    await first.getByRole('button').click();
    await page.waitForFunction(
      (was) => document.querySelector('[data-mine]')?.getAttribute('data-seq') !== was,
      `${match.steps.length}`,
    );
  });

  test('a finished match is replayed, and a link carries it', async () => {
    const match = playedOut(trial.game, 'over').at(-1);
    if (!match) throw new Error('no match');
    const said = () => page.locator('output').textContent();
    await open(match);
    await turnOrEnd(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Share link' }).click();
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('slider').waitFor();
    expect(await said()).toBe('The deal');
    await page.getByRole('button', { name: 'One on' }).click();
    expect(await said()).toBe(`Decision 1 of ${match.steps.length}`);
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('slider').waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    expect(await said()).toBe(`Decision ${match.steps.length} of ${match.steps.length}`);
    await page.goto(client.address);
  });

  test('people pass one device: a curtain falls where something is hidden, and only there', async () => {
    const { game } = trial;
    const seats = seatsOf(game);
    const hidden = playedOut(game, 'hidden').some((m) =>
      [0, 1].some((seat) => !over(m) && hides(game, m.options, m.state, seat)),
    );
    const people = Array.from({ length: seats }, (_, i) => ({ ...ADA, name: ['Ada', 'Grace', 'Hedy', 'Joan'][i] }));
    await open(playedOut(game, 'passed')[0], people);
    const press = presser('passed');
    const deciding = new Set<string>();
    let curtains = 0;
    for (let i = 0; i < 60 && (deciding.size < seats || (hidden && curtains < 2)); i++) {
      const now = await turnOrEnd(page);
      if (now === 'end') break;
      if (now === 'turn') {
        deciding.add((await page.locator('[aria-current="true"]').first().textContent()) ?? '');
        await press(page);
        continue;
      }
      const ready = page.locator('[data-part="ready"]');
      // The one who has just played still sees the own side, until the device is handed over.
      if ((await ready.count()) === 0) await page.locator('[data-part="hand-over"]').click();
      await ready.waitFor();
      expect(await page.locator('[data-thing]').count()).toBe(0);
      expect(await page.getByRole('dialog').getByRole('heading').textContent()).toMatch(/it is yours$/);
      await ready.click();
      curtains++;
      await page.waitForSelector('[data-thing]');
    }
    expect(curtains > 0).toBe(hidden);
    expect(deciding.size).toBeGreaterThan(1);
  }, 60_000);

  test('from a late position to the end by keyboard alone', async () => {
    await open(late(trial.game));
    for (let i = 0; (await turnOrEnd(page)) === 'turn'; i++) await pressByKeys(page, i % 2 === 0);
    expect(await page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent()).toMatch(/win|tie/i);
  }, 90_000);

  test('the table as text is complete, and a choice can be played from it', async () => {
    const match = late(trial.game);
    await open(match);
    await turnOrEnd(page);
    await page.keyboard.press('t');
    const dialog = page.getByRole('dialog');
    const { staged } = asked(trial, match);
    expect(await dialog.getByRole('listitem').count()).toBeGreaterThanOrEqual(staged.length);
    await dialog.locator('li button:not([aria-disabled])').last().click();
    await page.waitForFunction(
      (was) => document.querySelector('[data-mine]')?.getAttribute('data-seq') !== was,
      `${match.steps.length}`,
    );
  });

  test('axe finds nothing serious, in the middle of a choice and at the end', async () => {
    await open(late(trial.game));
    await turnOrEnd(page);
    expect(await serious()).toEqual([]);
    await presser('axe')(page);
    expect(await serious()).toEqual([]);
    const end = playedOut(trial.game, 'over').at(-1);
    if (end) await open(end);
    await turnOrEnd(page);
    expect(await serious()).toEqual([]);
  });

  async function serious(): Promise<string[]> {
    await page.evaluate(axe.source);
    return page.evaluate(async () => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      const { violations } = await here.run(document);
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.html.slice(0, 160)} ${n.any[0]?.message ?? ''}`));
    });
  }
});

/** A position in which a press by itself is refused: on a thing of the board, or on a button. */
function someRefusal(trial: Trial) {
  const { game, skin } = trial;
  let where = '';
  let rule = '';
  const match = found(game, (m) => {
    // Nobody else decides meanwhile.
    if (game.actors(m.state).join() !== '0') return false;
    const question = asked(trial, m);
    const view: unknown = game.view(m.state, 0);
    for (const { action, violation } of listed(m)) {
      if (!violation || LANGS.some((lang) => !explain(game, violation, lang))) continue;
      const marked = skin.marks?.(action, view);
      const things = marked?.map(({ thing }) => thing) ?? skin.slots(action, view).flatMap(({ any }) => any);
      const thing = things.find((t) => pressThing(question, EMPTY, t).to === 'why');
      if (!thing && things.length > 0) continue;
      const pressed = thing ? pressThing(question, EMPTY, thing) : undefined;
      where = thing ? `[data-thing="${thing}"]` : `[data-choice="${format(action)}"]`;
      rule = pressed?.to === 'why' ? pressed.refused[0].violation.rule : violation.rule;
      return true;
    }
    return false;
  });
  return match && { match, where, rule };
}

function listed({ game, state }: Match) {
  return [...game.candidates(state, 0)].map((action) => ({ action, violation: game.check(state, 0, action) }));
}
