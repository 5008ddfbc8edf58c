import { expect, test } from 'vitest';
import { violations } from '../help/drawing.ts';
import { openThings, turnOrEnd } from '../help/playing.ts';
import { asked, late, playedOut } from './positions.ts';
import { presser, THING } from './pressing.ts';
import type { Sitting } from './sitting.ts';

/** What helps a reader: hints, the table as text, keys; and what axe says. */
export function helping(at: () => Sitting): void {
  test('the first key press lands on something that can be used now', async () => {
    const { open, page, trial } = at();
    await open(late(trial.game));
    await turnOrEnd(page);
    await page.keyboard.press('ArrowDown');
    const usable = '[data-thing][data-open="true"], [data-choice]:not([aria-disabled])';
    expect(await page.evaluate((s) => document.activeElement?.matches(s), usable)).toBe(true);
    // One key leads to everything on the board that can be used, one after the other.
    const wanted = await openThings(page, THING);
    const met = new Set<string | null>();
    for (const _ of wanted) {
      await page.keyboard.press('b');
      met.add(await page.evaluate(() => document.activeElement?.getAttribute('data-thing') ?? null));
    }
    for (const thing of wanted) expect(met).toContain(thing);
  });

  test('a hint ranks the choices; a press on one shows it, and its button plays it', async () => {
    const { open, page, trial } = at();
    const match = late(trial.game);
    await open(match);
    await turnOrEnd(page);
    await page.keyboard.press('h');
    const first = page.getByRole('dialog').getByRole('listitem').first();
    expect(await first.textContent()).toMatch(/wins \d+% of [\d,]+ imagined match|The only choice/);
    await first.getByRole('button', { pressed: true }).click();
    expect(await page.locator('[data-mine]').getAttribute('data-seq')).toBe(`${match.steps.length}`);
    await first.locator('[data-part="play-hint"]').click();
    await page.waitForFunction(
      (was) => document.querySelector('[data-mine]')?.getAttribute('data-seq') !== was,
      `${match.steps.length}`,
    );
  });

  test('the table as text is complete, and a choice can be played from it', async () => {
    const { bots, open, page, trial } = at();
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
    await dialog.locator('li button:not([aria-disabled])').first().click();
    await page.waitForFunction(
      (was) => document.querySelector('[data-mine]')?.getAttribute('data-seq') !== was,
      `${match.steps.length}`,
    );
  });

  test('axe finds nothing serious, in the middle of a choice and at the end', async () => {
    const { open, page, trial } = at();
    await open(late(trial.game));
    await turnOrEnd(page);
    expect(await violations(page, 'serious')).toEqual([]);
    await presser('axe')(page);
    expect(await violations(page, 'serious')).toEqual([]);
    const end = playedOut(trial.game, 'over').at(-1);
    if (end) await open(end);
    await turnOrEnd(page);
    expect(await violations(page, 'serious')).toEqual([]);
  });
}
