import { undoLimit } from '@starboard/kernel';
import { beforeAll, expect, test } from 'vitest';
import { pressClosed, seq, turnOrEnd } from '../help/playing.ts';
import { found, late, over } from './positions.ts';
import { someRefusal } from './refusal.ts';
import type { Sitting } from './sitting.ts';

/** What cannot be done says why: presses that are refused, shown in any colours, and steps that cannot be taken back. */
export function refusing(at: () => Sitting): void {
  /** What this game never does cannot be tried. */
  let forbidden: ReturnType<typeof someRefusal>;

  beforeAll(() => {
    forbidden = someRefusal(at().trial);
  });

  test('a press that is refused says its rule and plays nothing', async ({ skip }) => {
    const { open, page } = at();
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
    await expect.poll(stands).toBe('beside it');
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-rule]').count()).toBe(0);
  });

  test('with the colours of the system it shows what is open and what is refused', async () => {
    const { open, page, trial } = at();
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
    const { open, page, settings, trial } = at();
    const undoable = found(trial.game, (m) => !over(m) && m.steps.length > undoLimit(m.steps, 0).to);
    if (!undoable) return skip('this game leaves nothing to take back');
    // Nobody else decides meanwhile.
    await settings({ bots: 'slow' });
    await open(undoable);
    await page.locator('[data-part="undo"]').click();
    await page.waitForSelector(`[data-seq="${undoable.steps.length - 1}"]`);
    await settings({ bots: 'instant' });
  });

  test('undo says why not further', async () => {
    const { open, page, settings, trial } = at();
    const end = found(trial.game, (m) => !over(m) && m.steps.length > 0 && undoLimit(m.steps, 0).to === m.steps.length);
    if (!end) throw new Error('everything can be taken back');
    await settings({ bots: 'slow' });
    await open(end);
    await pressClosed(page.locator('[data-part="undo"]'));
    expect(await page.locator('[data-part="notice"]').textContent()).toMatch(/^Not further back|^Nothing/);
    await settings({ bots: 'instant' });
  });
}
