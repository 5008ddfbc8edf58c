import { explain, format, LANGS, type Match, undoLimit } from '@starboard/kernel';
import { hides } from '@starboard/table';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { GameEntry } from '../../src/contract/entry.ts';
import { EMPTY, pressThing } from '../../src/play/draft.ts';
import { load } from '../games/registry.ts';
import { type Client, DESKTOP, openClient, PHONE } from '../help/client.ts';
import { holdStage, pressClosed, seq, turnOrEnd, visiblePoint } from '../help/playing.ts';
import { openSaved, saved } from '../help/saved.ts';
import { ADA, againstBots, asked, found, late, playedOut, seatsOf, type Trial } from './positions.ts';
import { dragger, pressByKeys, presser, THING } from './pressing.ts';

/** `npm run test:all` plays from the start what otherwise begins late. */
const ALL = process.env.STARBOARD_TEST === 'all';

/** Milliseconds for a test that plays a match: only what hangs is to be ended. */
const LONG = 600_000;

/** The titles of an ending. */
const ENDED = /^(Victory|Shared victory|Even|.+ wins?)$/;

/** What a player can count on at every table, whatever is played. */
export function tableSuite(games: readonly GameEntry[]): void {
  let client: Client;

  beforeAll(async () => {
    client = await openClient('toys');
  });

  afterEach(() => {
    expect(client.faults()).toEqual([]);
  });

  afterAll(() => client?.close());

  describe.each(games)('the table of $name', (entry) => tableTests(entry, () => client));
}

function tableTests({ id, name, skin }: GameEntry, opened: () => Client): void {
  let client: Client;
  let trial: Trial;
  let page: Page;
  /** What this game never does cannot be tried. */
  let forbidden: { readonly match: Match; readonly where: string; readonly rule: string } | undefined;
  let undoable: Match | undefined;

  beforeAll(async () => {
    client = opened();
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

  test(
    'a whole match by clicks, from the home page to its ending and the rematch',
    async () => {
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
      const ending = page.locator('[data-part="ending"]');
      expect(await titled()).toMatch(ENDED);
      const [before, names] = [page.url(), await seated()];
      await ending.getByRole('button', { name: 'Rematch' }).click();
      await page.waitForURL((url) => url.href !== before);
      await turnOrEnd(page);
      expect(await seated()).toEqual([...names.slice(1), names[0]]);
    },
    LONG,
  );

  /** What the ending is called. */
  function titled(): Promise<string | null> {
    return page.locator('[data-part="ending"]').getByRole('heading', { level: 2 }).first().textContent();
  }

  /** Everybody's name, seat by seat. */
  async function seated(): Promise<string[]> {
    const list = page.locator('ul[aria-label="Seats"] > li');
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

  test('what others decide stands on stage; presses skip it and are taken for nothing else', async () => {
    // The reader has just decided, and the other begins to.
    const theirs = found(
      trial.game,
      (m) => trial.game.actors(m.state).join() === '1' && m.steps.at(-1)?.seat === 0 && !over(m),
    );
    if (!theirs) throw new Error('seat 1 never decides alone');
    const seen = await client.visit('', { animation: 'slow', bots: 'fast' });
    await holdStage(seen);
    await openSaved(seen, saved(theirs, bots()));
    const stage = seen.locator('[data-part="stage"][data-step]');
    await stage.waitFor();
    expect(await seen.locator('[data-part="prompt"] [data-part="told"]').textContent()).toMatch(/^Vega: ./);
    expect(await seen.getAttribute('[data-mine]', 'data-mine')).toBe('false');
    // What is on stage has not happened on the board yet.
    const before = await seq(seen);
    expect(Number(before)).toBe(Number(await stage.getAttribute('data-step')) - 1);
    // A press in the middle of the board, where things lie; then by key until it is the reader's turn.
    await stage.click();
    await seen.waitForFunction(
      (was) => document.querySelector('[data-mine]')?.getAttribute('data-seq') !== was,
      before,
    );
    await seen.waitForFunction(() => {
      const mine = document.querySelector('[data-mine]')?.getAttribute('data-mine') === 'true';
      if (mine || document.querySelector('[data-part="ending"][data-told="true"]')) return true;
      dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
      return false;
    });
    expect(await seen.locator('[data-thing][aria-pressed="true"]').count()).toBe(0);
    await seen.context().close();
  });

  test('after a break the decisions of others are told in order, once', async () => {
    const match = late(trial.game);
    const { log, ...rest } = saved(match, bots());
    await page.evaluate((json) => localStorage.setItem('starboard.seen', json), JSON.stringify([[rest.id, 0]]));
    await openSaved(page, { log, ...rest });
    const lines = page.locator('[data-part="away"] li');
    await lines.first().waitFor();
    const theirs = match.steps.filter(({ seat }) => seat !== 0).length;
    expect(await lines.count()).toBeGreaterThan(0);
    expect(await lines.count()).toBeLessThanOrEqual(theirs);
    expect(await lines.first().textContent()).toMatch(/Vega/);
    expect(await page.getAttribute('[data-mine]', 'data-mine')).toBe('false');
    await page.locator('[data-part="go-on"]').click();
    expect(await turnOrEnd(page)).toBe('turn');
    await page.reload();
    expect(await turnOrEnd(page)).toBe('turn');
    expect(await lines.count()).toBe(0);
  });

  test('the log is closed until it is wanted, lies in turns that fold, and stays as it was left', async () => {
    await open(late(trial.game));
    await turnOrEnd(page);
    const heads = page.locator('[data-part="turn"]');
    expect(await heads.count()).toBe(0);
    await page.keyboard.press('l');
    await heads.last().waitFor();
    const last = heads.last();
    expect(await last.getAttribute('aria-expanded')).toBe('true');
    await last.click();
    expect(await last.getAttribute('aria-expanded')).toBe('false');
    await page.reload();
    await turnOrEnd(page);
    expect(await heads.count()).toBeGreaterThan(0);
    await page.locator('[data-part="log-button"]').click();
    expect(await heads.count()).toBe(0);
  });

  test('nobody keeps the name of another language', async () => {
    await open(late(trial.game));
    await turnOrEnd(page);
    expect(await page.getByRole('list', { name: 'Seats' }).textContent()).toMatch(/^You/);
    await settings({ lang: 'fr' });
    await page.reload();
    await turnOrEnd(page);
    expect(await page.getByRole('list', { name: 'Places' }).textContent()).toMatch(/^Vous/);
    await page.keyboard.press('l');
    await page.locator('[data-part="turn"]').first().waitFor();
    expect(await page.locator('[data-mine]').textContent()).not.toMatch(/\bYou\b|\bPlayer \d/);
    await page.keyboard.press('l');
    await settings({ lang: 'en' });
  });

  test('a press that is refused says its rule and plays nothing', async ({ skip }) => {
    if (!forbidden) return skip('this game refuses nothing that can be pressed');
    const { match, where, rule } = forbidden;
    await open(match);
    await turnOrEnd(page);
    await pressClosed(page.locator(where).first());
    await page.locator(`[data-rule="${rule}"]`).waitFor();
    expect(await seq(page)).toBe(`${match.steps.length}`);
    // The reason stands at what was pressed, in the window and beside it, until Escape.
    const stands = () =>
      page.evaluate(
        ([thing, said]) => {
          const [a, b] = [thing, `:popover-open:has([data-rule="${said}"])`].map((s) =>
            (document.querySelector(s) as Element).getBoundingClientRect(),
          );
          const inside = b.left >= 0 && b.top >= 0 && b.right <= innerWidth && b.bottom <= innerHeight;
          const across = Math.max(b.left - a.right, a.left - b.right);
          const along = Math.max(b.top - a.bottom, a.top - b.bottom);
          const gap = inside ? Math.max(across, along) : -1;
          return gap >= 0 && gap < 24 ? 'beside it' : `${gap} px away`;
        },
        [where, rule] as const,
      );
    // What is pressed may still lift or settle, and the reason follows it.
    await expect.poll(stands, { timeout: 5000 }).toBe('beside it');
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-rule]').count()).toBe(0);
  });

  test('the first key press lands on something that can be used now', async () => {
    await open(late(trial.game));
    await turnOrEnd(page);
    await page.keyboard.press('ArrowDown');
    const usable = '[data-thing][data-open="true"], [data-choice]:not([aria-disabled])';
    expect(await page.evaluate((s) => document.activeElement?.matches(s), usable)).toBe(true);
  });

  test(
    `${ALL ? 'a whole match' : 'from a late position to the end'} by drag, wherever something can be dragged`,
    async () => {
      await open(ALL ? playedOut(trial.game, 'drag')[0] : late(trial.game));
      const drag = dragger('drag');
      while ((await turnOrEnd(page)) === 'turn') await drag(page);
      expect(await titled()).toMatch(ENDED);
    },
    LONG,
  );

  test.each([
    ['1440x900', DESKTOP],
    ['390x844', PHONE],
  ] as const)(
    'prompt, board and buttons keep their boxes whatever is asked, at %s',
    async (_size, options) => {
      const other = await client.visit('', {}, options);
      const all = [0, 1, 2, 3].flatMap((i) => playedOut(trial.game, `boxes ${i}`)).filter((m) => deciding(m));
      const shown = ALL ? 20 : 8;
      const boxes = new Set<string>();
      for (let i = 0; i < shown; i++) {
        await openSaved(other, saved(all[Math.floor((i * all.length) / shown)], bots()));
        await turnOrEnd(other);
        boxes.add(await boxesOf(other));
        // In the middle of a choice too.
        const thing = other.locator(`${THING}:not([data-plays])`).first();
        if ((await thing.count()) > 0 && i % 2 === 0) {
          await thing.click({ position: await visiblePoint(thing) });
          boxes.add(await boxesOf(other));
        }
      }
      expect([...boxes]).toHaveLength(1);
      await other.context().close();
    },
    LONG,
  );

  function deciding(match: Match): boolean {
    return match.game.actors(match.state).includes(0);
  }

  function boxesOf(at: Page): Promise<string> {
    return at.evaluate(() =>
      ['prompt', 'board', 'actions']
        .map((part) => {
          const found = document.querySelector(`[data-part="${part}"]`);
          const { top, height } = (part === 'prompt' ? found?.parentElement : found)?.getBoundingClientRect() ?? {};
          return `${part} ${top} ${height}`;
        })
        .join(),
    );
  }

  test('with the colours of the system it shows what is open and what is refused', async () => {
    await open(forbidden?.match ?? late(trial.game));
    await turnOrEnd(page);
    await page.emulateMedia({ forcedColors: 'active' });
    const edges = await page.evaluate(() =>
      [...document.querySelectorAll('[data-thing]')].map((e) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(e);
        const is =
          e.getAttribute('data-open') === 'true' ? 'open' : e.getAttribute('data-closed') === 'true' ? 'closed' : '';
        return `${is} ${outlineStyle} ${outlineWidth}`;
      }),
    );
    for (const edge of edges) {
      if (edge.startsWith('open')) expect(edge).toBe('open solid 3px');
      if (edge.startsWith('closed')) expect(edge).toBe('closed dashed 1px');
    }
    await page.emulateMedia({ forcedColors: 'none' });
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
    await page.getByRole('button', { name: 'Share link' }).click();
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Replay' }).click();
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

  test(
    'people pass one device: a curtain falls where something is hidden, and only there',
    async () => {
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
        expect(await page.getByRole('dialog').getByRole('heading').textContent()).toMatch(/^Now /);
        await ready.click();
        curtains++;
        await page.waitForSelector('[data-thing]');
      }
      expect(curtains > 0).toBe(hidden);
      expect(deciding.size).toBeGreaterThan(1);
    },
    LONG,
  );

  test(
    `${ALL ? 'a whole match' : 'from a late position to the end'} by keyboard alone`,
    async () => {
      await open(ALL ? playedOut(trial.game, 'keys')[0] : late(trial.game));
      for (let i = 0; (await turnOrEnd(page)) === 'turn'; i++) await pressByKeys(page, i % 2 === 0);
      expect(await titled()).toMatch(ENDED);
    },
    LONG,
  );

  test('the table as text is complete, and a choice can be played from it', async () => {
    const match = late(trial.game);
    await open(match);
    await turnOrEnd(page);
    await page.keyboard.press('t');
    const dialog = page.getByRole('dialog');
    const { staged } = asked(trial, match);
    const view: unknown = trial.game.view(match.state, 0);
    const names = bots().map(({ kind, name: called }) => (kind === 'person' ? '' : called));
    expect(await dialog.locator('pre').textContent()).toBe(trial.game.text.table(view, 'en', names));
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
}

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
