import type { AnyGame, Match } from '@starboard/kernel';
import type { Player } from '@starboard/table';
import type { Page } from 'playwright-core';
import type { GameEntry } from '../../src/contract/entry.ts';
import { packed } from '../../src/story/share.ts';
import { turnOrEnd } from '../help/playing.ts';
import { atShare, late, openSaved, randomPlay, saved, VEGA, YOU } from '../help/saved.ts';

/** How a screen is opened, by the name of its picture. */
export type Screens = Readonly<Record<string, (page: Page, address: string) => Promise<unknown>>>;

const EARLY = 0.1;
const HALF = 0.5;

/** The screens that belong to no game. */
export const COMMON: Screens = {
  home: (page, address) => go(page, address, 'h1'),
  settings: (page, address) => go(page, `${address}settings`, 'fieldset'),
};

/** The screens of a game, from positions that random play reaches: always the same. */
export function screensOf(game: AnyGame, { id, book, guide }: GameEntry): Screens {
  const seats = Math.max(2, game.seats[0]);
  const deal = { seats };
  const players = Array.from(
    { length: seats },
    (_, seat): Player => (seat === 0 ? YOU : { ...VEGA, name: STARS[seat] }),
  );
  const over = [...randomPlay(game, 'share', deal)].at(-1) as Match;
  const sit = async (page: Page, address: string, match: Match) => {
    await go(page, address, 'h1');
    const stored = saved(match, players);
    await openSaved(page, stored);
    await turnOrEnd(page);
    return stored;
  };
  return {
    'set-up': (page, address) => go(page, `${address}new/${id}`, 'form'),
    'table-early': (page, address) => sit(page, address, atShare(game, EARLY, deal)),
    'table-late': (page, address) => sit(page, address, late(game, deal)),
    'table-over': async (page, address) => {
      await sit(page, address, over);
      await page.locator('[data-part="story"]').waitFor({ state: 'attached' });
    },
    'table-story': async (page, address) => {
      await sit(page, address, over);
      await page.keyboard.press('ArrowRight');
      await page.locator('[data-turn]').first().waitFor({ timeout: 60_000 });
    },
    replay: async (page, address) => {
      const { id: match } = await sit(page, address, over);
      await replayed(page, `${address}replay/${id}/${match}`, over);
    },
    shared: async (page, address) => {
      const { record } = saved(over, players);
      await page.goto('about:blank');
      await replayed(page, `${address}shared#${await packed(record)}`, over);
    },
    ...(book && { learn: (page: Page, address: string) => go(page, `${address}learn/${id}`, 'h2') }),
    ...(guide && {
      guide: (page: Page, address: string) => go(page, `${address}learn/${id}/guide`, '[data-part="coach"]'),
    }),
  };
}

const STARS = ['', 'Vega', 'Rigel', 'Altair', 'Mira', 'Deneb'];

async function go(page: Page, address: string, until: string): Promise<void> {
  await page.goto(address);
  await page.locator(until).first().waitFor();
}

async function replayed(page: Page, address: string, match: Match): Promise<void> {
  await go(page, address, 'input[type=range]');
  await page.getByRole('slider').fill(`${Math.floor(HALF * match.steps.length)}`);
}
