import { choices, format, legal, type Match, silent } from '@starboard/kernel';
import { forced, game } from '@starboard/siege';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { things } from '../src/games/siege/things.ts';
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
}, 120_000);

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

test('a match resumes after a reload in the middle of a choice', async () => {
  const match = someMatch(game, (m) => mine(m) && step(m) === 'chooseNumber');
  await openSaved(page, saved(match));
  await turnOrEnd(page);
  const [asked, offered] = await state();
  await page.reload();
  await turnOrEnd(page);
  expect(await state()).toEqual([asked, offered]);
  await pressSomething(page);
  const after = await seq(page);
  await page.reload();
  await turnOrEnd(page);
  expect(Number(await seq(page))).toBeGreaterThanOrEqual(Number(after));

  async function state() {
    const buttons = await page
      .locator('[data-choice]')
      .evaluateAll((all) => all.map((e) => e.getAttribute('data-choice')));
    return [await page.locator('[data-part="prompt"]').textContent(), buttons];
  }
});

test('the board keeps its size, however many buttons are offered', async () => {
  const siptou = (m: Match) => legal(game, m.state as never, 0).filter((action) => 'switch' in action).length;
  const match = someMatch(game, (m) => mine(m) && step(m) === 'wrapUp' && siptou(m) > 12, { sides: 'aaaaaaaa' });
  await openSaved(page, saved(match));
  await turnOrEnd(page);
  const heights = () =>
    page.evaluate(() =>
      ['board', 'actions'].map((part) => document.querySelector(`[data-part=${part}]`)?.clientHeight),
    );
  const before = await heights();
  await page.locator('[data-thing="planet:4"]').click();
  await page.waitForFunction(() => document.querySelectorAll('[data-choice]').length > 5);
  const buttons = page.locator('[data-choice]');
  const [first, last] = [await buttons.first().boundingBox(), await buttons.last().boundingBox()];
  expect(first?.y).toBeLessThan(last?.y ?? 0);
  expect(await heights()).toEqual(before);
});

describe('why not', () => {
  const RULES = [
    'SIEGE-TURN-4',
    'SIEGE-DV-2',
    'SIEGE-DEPLOY-2',
    'SIEGE-RULING-21',
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
    await why.getByText('What would make it possible').waitFor();
    await why.getByRole('link').click();
    await page.waitForURL(new RegExp(`/learn/siege#${rule}$`));
    await page.locator(`#${rule}`).waitFor();
  });

  /** A position in which a rule forbids something that can be pressed by itself: a thing on the board, or a button. */
  function forbiddenBy(rule: string) {
    let found: { thing?: string; button?: string } = {};
    const match = someMatch(game, (m) => {
      if (!mine(m)) return false;
      const view = game.view(m.state as never, 0);
      const mentions = choices(game, m.state as never, 0).map((choice) => ({
        choice,
        things: things(choice.action, view),
      }));
      for (const { choice, things: named } of mentions) {
        if (choice.violation?.rule !== rule) continue;
        if (named.length === 0) found = { button: format(choice.action) };
        else if (reasons(mentions, [], named[0]).some((c) => c.violation?.rule === rule)) found = { thing: named[0] };
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
      await page.keyboard.press(i % 9 === 0 ? 'ArrowDown' : 'ArrowRight');
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

test('a hint ranks the choices with a reason, and one press plays the best', async () => {
  const match = someMatch(game, (m) => mine(m) && step(m) === 'deploy' && m.steps.length > 10);
  await openSaved(page, saved(match));
  await turnOrEnd(page);
  await page.keyboard.press('h');
  const first = page.getByRole('dialog').getByRole('listitem').first();
  expect(await first.textContent()).toMatch(/wins \d+% of [\d,]+ imagined match/);
  await first.getByRole('button').click();
  await page.waitForFunction(
    (was) => document.querySelector('[data-mine]')?.getAttribute('data-seq') !== was,
    `${match.steps.length}`,
  );
});

test('with the confirm step the last choice left is asked once more', async () => {
  const match = someMatch(game, (m) => mine(m) && step(m) === 'wrapUp');
  await choose({ confirm: true });
  await openSaved(page, saved(match));
  await turnOrEnd(page);
  await page.locator('[data-choice="finish"]').click();
  expect(await seq(page)).toBe(`${match.steps.length}`);
  await page.getByRole('button', { name: 'Do it' }).click();
  await page.waitForFunction(
    (was) => document.querySelector('[data-mine]')?.getAttribute('data-seq') !== was,
    `${match.steps.length}`,
  );
  await choose({ confirm: false });
});

test('the table as text is complete, and a choice can be played from it', async () => {
  const match = someMatch(game, (m) => mine(m) && step(m) === 'deploy');
  await openSaved(page, saved(match));
  await turnOrEnd(page);
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog');
  const view = game.view(match.state as never, 0);
  expect(await dialog.locator('pre').textContent()).toBe(game.text.table(view, 'en', ['', 'Vega']));
  expect(await dialog.getByRole('listitem').count()).toBe(choices(game, match.state as never, 0).length);
  await dialog.locator('button:not([aria-disabled])').nth(1).click();
  await page.waitForFunction(
    (was) => document.querySelector('[data-mine]')?.getAttribute('data-seq') !== was,
    `${match.steps.length}`,
  );
  expect(await page.locator('[data-part="announcer"]').textContent()).toMatch(/You/);
});

test('who concedes is asked first, then the others have won', async () => {
  const match = someMatch(game, (m) => mine(m) && m.steps.length > 2);
  await openSaved(page, saved(match));
  await turnOrEnd(page);
  await page.locator('[data-part="menu"]').click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('heading', { name: 'Vega wins this time' }).waitFor();
});

test('a match has one writer: a second tab takes it over, and the first says so', async () => {
  const match = someMatch(game, (m) => mine(m) && step(m) === 'deploy');
  await openSaved(page, saved(match));
  await turnOrEnd(page);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await turnOrEnd(second);
  await page.getByText('this match is now open in another tab').waitFor();
  await pressSomething(second);
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
  const decoy = page.locator('[data-thing$="/decoy"]').first();
  await choose({ bots: 'slow' });
  await openSaved(page, saved(match));
  await page.getByText('Vega is thinking').first().waitFor();
  await decoy.press('Enter');
  await page.getByText('noted for the start of your turn').waitFor();
  await decoy.press('Enter');
  expect(await page.getByText('noted for the start of your turn').count()).toBe(0);
  await decoy.press('Enter');
  await page.getByText('You throw away').first().waitFor({ state: 'attached' });
  await choose({ bots: 'instant' });
}, 60_000);

test('the list on ? names every key, and each of them works', async () => {
  const match = someMatch(game, (m) => mine(m) && step(m) === 'deploy');
  await openSaved(page, saved(match));
  await turnOrEnd(page);
  await page.keyboard.press('?');
  const names = await page.getByRole('dialog').locator('kbd').allTextContents();
  expect(names).toEqual(['← ↑ ↓ →', '↵', 'Esc', '1 – 9', 'I', 'P', 'B', 'A', 'U', 'H', 'L', 'T', '?']);
  expect(await page.getByRole('dialog').textContent()).toContain('right click');
  await page.keyboard.press('Escape');
  const card = page.locator('[data-thing^="card:"]').first();
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
    document.querySelector<HTMLElement>('[data-thing^="card:"]')?.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return document.querySelector('[data-part="notice"]')?.textContent;
  });
  expect(said).toContain('Vega');
  expect(await seq(page)).toBe(`${match.steps.length}`);
  await choose({ bots: 'instant' });
});
