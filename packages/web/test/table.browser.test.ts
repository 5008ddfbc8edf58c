import { choices, format, legal, type Match, silent } from '@starboard/kernel';
import { forced, game } from '@starboard/siege';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { slots } from '../src/games/siege/slots.ts';
import { reasons } from '../src/play/selection.ts';
import type { Settings } from '../src/settings/settings.ts';
import { type Client, openClient } from './help/client.ts';
import { pressClosed, pressSomething, seq, turnOrEnd, visiblePoint } from './help/playing.ts';
import { openSaved, saved, someMatch } from './help/saved.ts';

let client: Client;
let page: Page;

beforeAll(async () => {
  client = await openClient();
  page = await client.visit();
});

afterEach(() => {
  expect(client.faults()).toEqual([]);
});

afterAll(() => client?.close());

/** Changes settings as the settings page would. */
async function choose(part: Partial<Settings>): Promise<void> {
  await page.evaluate((json) => {
    const now = JSON.parse(localStorage.getItem('starboard.settings') ?? '{}');
    localStorage.setItem('starboard.settings', JSON.stringify({ ...now, ...JSON.parse(json) }));
  }, JSON.stringify(part));
}

const step = (match: Match) => (match.state as { stack: readonly { step: string }[] }).stack.at(-1)?.step;
const mine = (match: Match) => game.actors(match.state as never)[0] === 0;

describe('why not', () => {
  const RULES = [
    'SIEGE-TURN-4',
    'SIEGE-DV-2',
    'SIEGE-DEPLOY-2',
    'SIEGE-PLANET-1',
    'SIEGE-TURN-6',
    'SIEGE-OFFICER-9',
    'SIEGE-OFFICER-13',
    'SIEGE-P2A-1',
    'SIEGE-P2B-1',
    'SIEGE-P3A-2',
    'SIEGE-RULING-41',
  ] as const;

  test.each(RULES)('%s is said when what it forbids is pressed, with a link to its page', async (rule) => {
    const { match, thing, button } = forbiddenBy(rule);
    await openSaved(page, saved(match));
    await turnOrEnd(page);
    await pressClosed(page.locator(thing ? `[data-thing="${thing}"]` : `[data-choice="${button}"]`).first());
    const why = page.locator(`[data-rule="${rule}"]`);
    await why.waitFor();
    expect((await why.textContent())?.length).toBeGreaterThan(20);
    expect(await seq(page)).toBe(`${match.steps.length}`);
    // The rule, what would make it possible, the way to the rule.
    expect(await why.locator('strong ~ span').count()).toBe(1);
    await why.getByRole('link').click();
    await page.waitForURL(new RegExp(`/learn/siege#${rule}$`));
    await page.locator(`#${rule}`).waitFor();
  });

  test('the rule leads back to the match it was looked up in', async () => {
    const { match, thing } = forbiddenBy('SIEGE-DV-2');
    const row = saved(match);
    await openSaved(page, row);
    await turnOrEnd(page);
    await pressClosed(page.locator(`[data-thing="${thing}"]`).first());
    await page.locator('[data-rule="SIEGE-DV-2"]').getByRole('link').click();
    await page.getByRole('link', { name: 'Back to the match' }).click();
    await page.waitForURL(new RegExp(`/table/siege/${row.id}$`));
    expect(await turnOrEnd(page)).toBe('turn');
  });

  /** A position in which a rule forbids something that can be pressed by itself: a thing on the board, or a button. */
  function forbiddenBy(rule: string) {
    let found: { thing?: string; button?: string } = {};
    const match = someMatch(game, (m) => {
      if (!mine(m)) return false;
      const view = game.view(m.state as never, 0);
      const staged = choices(game, m.state as never, 0).map((choice) => ({
        choice,
        slots: slots(choice.action, view),
      }));
      for (const { choice, slots: stages } of staged) {
        if (choice.violation?.rule !== rule) continue;
        const thing = stages[0]?.any[0];
        if (stages.length === 0) found = { button: format(choice.action) };
        else if (reasons(staged, [], thing).some((c) => c.violation?.rule === rule)) found = { thing };
        else continue;
        return true;
      }
      return false;
    });
    return { match, ...found };
  }

  test('the focus alone explains too, for whoever uses the keyboard', async () => {
    const { match, thing } = forbiddenBy('SIEGE-DV-2');
    await openSaved(page, saved(match));
    await turnOrEnd(page);
    await page.keyboard.press('b');
    for (let i = 0; i < 30; i++) {
      if (await page.evaluate((t) => document.activeElement?.getAttribute('data-thing') === t, thing)) break;
      await page.keyboard.press(i % 9 === 0 ? 'ArrowUp' : 'ArrowLeft');
    }
    await page.locator('[data-rule="SIEGE-DV-2"]').waitFor();
  });
});

test('undo goes back step by step to the boundary, and says why not further', async () => {
  const match = someMatch(game, (m) => {
    const [before, last] = m.steps.slice(-2);
    return mine(m) && m.steps.length > 4 && last.seat === 0 && !last.chance && !last.reveals && before?.reveals;
  });
  await openSaved(page, saved(match));
  await turnOrEnd(page);
  await page.locator('[data-part="undo"]').click();
  await page.waitForSelector(`[data-seq="${match.steps.length - 1}"]`);
  await pressClosed(page.locator('[data-part="undo"]'));
  const said = await page.locator('[data-part="notice"]').textContent();
  expect(said).toMatch(/^Not further back/);
  expect(await seq(page)).toBe(`${match.steps.length - 1}`);
});

test('with the confirm step the last choice left is asked once more', async () => {
  const match = someMatch(game, (m) => mine(m) && step(m) === 'wrapUp');
  await choose({ confirm: true });
  await openSaved(page, saved(match));
  await turnOrEnd(page);
  await page.locator('[data-choice="finish"]').click();
  expect(await seq(page)).toBe(`${match.steps.length}`);
  expect(await page.locator('[data-choice]').count()).toBe(1);
  await page.locator('[data-choice="finish"][data-main]').click();
  await page.waitForFunction(
    (was) => document.querySelector('[data-mine]')?.getAttribute('data-seq') !== was,
    `${match.steps.length}`,
  );
  await choose({ confirm: false });
});

test('who concedes is asked first, then the others have won', async () => {
  const match = someMatch(game, (m) => mine(m) && m.steps.length > 2);
  await openSaved(page, saved(match));
  await turnOrEnd(page);
  await page.locator('[data-part="menu"]').click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('heading', { name: 'Vega wins' }).waitFor();
});

test('a match has one writer: a second tab takes it over, the first says so and takes it back by one press', async () => {
  const match = someMatch(game, (m) => mine(m) && step(m) === 'deploy');
  await openSaved(page, saved(match));
  await turnOrEnd(page);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await turnOrEnd(second);
  await page.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
  await pressSomething(second);
  await turnOrEnd(second);
  const played = Number(await seq(second));
  await page.getByRole('button', { name: 'Go on here' }).click();
  await turnOrEnd(page);
  expect(Number(await seq(page))).toBeGreaterThanOrEqual(played);
  await second.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
  await second.close();
});

test('a step that public facts leave no choice in is taken after a pause, unless a press stops it', async () => {
  const match = someMatch(game, (m) => {
    if (!mine(m) || step(m) !== 'wrapUp') return false;
    const legal = choices(game, m.state as never, 0).filter((c) => !c.violation);
    return legal.length === 1 && forced(game.view(m.state as never, 0), 0)?.type === 'finish';
  });
  await choose({ skip: true });
  await openSaved(page, saved(match));
  await page.waitForFunction(
    (was) => document.querySelector('[data-mine]')?.getAttribute('data-seq') !== was,
    `${match.steps.length}`,
  );
  await openSaved(page, saved(match, undefined, 'again'));
  await page.getByText('Nothing to decide here').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(2000);
  expect(await seq(page)).toBe(`${match.steps.length}`);
  await choose({ skip: false });
});

test('a Decoy marked in the other turn is thrown away as the first thing of the own one, unless taken back', async () => {
  // Whatever the other does in that turn, it asks nothing of the person and leaves the Decoy.
  type State = Parameters<typeof game.actors>[0];
  const kept = (state: State): boolean => {
    if (game.actors(state)[0] !== 1) return legal(game, state, 0).some(({ type }) => type === 'discardDecoy');
    return legal(game, state, 1).every((action) => {
      const after = game.clone(state);
      game.apply(after, 1, action, silent);
      return kept(after);
    });
  };
  const theirs = (m: Match) => game.actors(m.state as State)[0] === 1 && step(m) === 'deploy';
  const match = someMatch(game, (m) => theirs(m) && kept(m.state as State));
  const decoy = page.locator('[data-thing^="hand:"]').filter({ hasText: 'Decoy' }).first();
  await choose({ bots: 'slow' });
  await openSaved(page, saved(match));
  await page.getByText('Vega is thinking').first().waitFor();
  await decoy.press('Enter');
  await page.getByRole('button', { name: 'Noted for your turn: Throw away' }).waitFor();
  expect(await decoy.getAttribute('aria-pressed')).toBe('true');
  await decoy.press('Enter');
  expect(await page.locator('[data-part="premove"]').count()).toBe(0);
  await decoy.press('Enter');
  await page.locator('[data-part="premove"]').click();
  expect(await decoy.getAttribute('aria-pressed')).toBe('false');
  await decoy.press('Enter');
  await page.getByText('You throw away').first().waitFor({ state: 'attached' });
  await choose({ bots: 'instant' });
});

test('the list on ? names every key, and each of them works', async () => {
  const match = someMatch(game, (m) => mine(m) && step(m) === 'deploy');
  await openSaved(page, saved(match));
  await turnOrEnd(page);
  await page.keyboard.press('?');
  const names = await page.getByRole('dialog').locator('kbd').allTextContents();
  expect(names).toEqual(['← ↑ ↓ →', '↵', 'Esc', '1 – 4', '␣', 'I', 'P', 'B', 'A', 'U', 'H', 'L', 'T', '?']);
  expect(await page.getByRole('dialog').textContent()).toContain('right click');
  await page.keyboard.press('Escape');
  const card = page.locator('[data-thing^="hand:"]').first();
  await card.press('i');
  await page.getByRole('dialog').locator('article').waitFor();
  await page.keyboard.press('Escape');
  await card.click({ button: 'right', position: await visiblePoint(card) });
  await page.getByRole('dialog').locator('article').waitFor();
  await page.keyboard.press('Escape');
});

test('a press is answered while an expert thinks, with the next frame', async () => {
  const match = someMatch(
    game,
    (m) =>
      game.actors(m.state as never)[0] === 1 &&
      step(m) === 'deploy' &&
      m.steps.length > 12 &&
      // With much to choose from, the choice does not fall at once.
      game.view(m.state as never, 1).players[1].handSize > 5,
  );
  // A choice may fall soon; the pause after it keeps the turn where it is.
  await choose({ bots: 'slow' });
  const expert = { kind: 'bot', name: 'Vega', level: 'expert' } as const;
  await openSaved(page, saved(match, [{ kind: 'person', name: 'You' }, expert]));
  await page.getByText('Vega is thinking').first().waitFor();
  const said = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[data-thing^="hand:"]')?.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return document.querySelector('[role="status"]:popover-open')?.textContent;
  });
  expect(said).toContain('Vega');
  expect(await seq(page)).toBe(`${match.steps.length}`);
  await choose({ bots: 'instant' });
});
