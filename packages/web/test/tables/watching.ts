import { hides } from '@starboard/table';
import { expect, test } from 'vitest';
import { holdStage, seq, turnOrEnd } from '../help/playing.ts';
import { openSaved, saved } from '../help/saved.ts';
import { ADA, found, over, playedOut, seatsOf } from './positions.ts';
import { presser } from './pressing.ts';
import { LONG, type Sitting } from './sitting.ts';

/** What others do before one’s eyes, and whose eyes those are. */
export function watching(at: () => Sitting): void {
  test('what others decide stands on stage; presses skip it and are taken for nothing else', async () => {
    const { bots, client, trial } = at();
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

  test(
    'people pass one device: a curtain falls where something is hidden, and only there',
    async () => {
      const { open, page, trial } = at();
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
}
