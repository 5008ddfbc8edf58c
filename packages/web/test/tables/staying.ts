import type { Match } from '@starboard/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../help/client.ts';
import { turnOrEnd, visiblePoint } from '../help/playing.ts';
import { openSaved, saved } from '../help/saved.ts';
import { playedOut } from './positions.ts';
import { THING } from './pressing.ts';
import { ALL, LONG, type Sitting } from './sitting.ts';

/** What stands still while everything else changes. */
export function staying(at: () => Sitting): void {
  test.each([
    ['1440x900', DESKTOP],
    ['390x844', PHONE],
  ] as const)(
    'prompt, board and buttons keep their boxes whatever is asked, at %s',
    async (_size, options) => {
      const { bots, client, trial } = at();
      const other = await client.visit('', {}, options);
      const all = [0, 1, 2, 3].flatMap((i) => playedOut(trial.game, `boxes ${i}`)).filter((m) => deciding(m));
      const shown = ALL ? 20 : 5;
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
}

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
