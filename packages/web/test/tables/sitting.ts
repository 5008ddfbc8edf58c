import type { Match } from '@starboard/kernel';
import type { Player } from '@starboard/table';
import type { Page } from 'playwright-core';
import type { GameEntry } from '../../src/contract/entry.ts';
import { load } from '../games/registry.ts';
import type { Client } from '../help/client.ts';
import { openSaved, saved } from '../help/saved.ts';
import { againstBots, seatsOf, type Trial } from './positions.ts';

/** `npm run test:all` plays from the start what otherwise begins late. */
export const ALL = process.env.STARBOARD_TEST === 'all';

/** Milliseconds for a test that plays a match: only what hangs is to be ended. */
export const LONG = 600_000;

/** Somebody who sits down at the table of a game, again and again at the same page. */
export interface Sitting {
  readonly client: Client;
  readonly entry: GameEntry;
  readonly trial: Trial;
  readonly page: Page;
  /** The reader and easy bots, as few as can play. */
  bots(): Player[];
  /** Opens a position of a match; against bots unless said otherwise. */
  open(match: Match, players?: readonly Player[]): Promise<void>;
  /** Changes settings for whatever is opened next. */
  settings(part: object): Promise<void>;
}

export async function sitDown(client: Client, entry: GameEntry): Promise<Sitting> {
  const [game, skin] = await Promise.all([load(entry.id), entry.skin?.()]);
  if (!game || !skin) throw new Error(`no game ${entry.id}`);
  const page = await client.visit('', {}, { permissions: ['clipboard-read', 'clipboard-write'] });
  const bots = () => againstBots(seatsOf(game));
  return {
    client,
    entry,
    trial: { game, skin },
    page,
    bots,
    open: (match, players = bots()) => openSaved(page, saved(match, players)),
    settings: (part) =>
      page.evaluate((json) => {
        const now = JSON.parse(localStorage.getItem('starboard.settings') ?? '{}');
        localStorage.setItem('starboard.settings', JSON.stringify({ ...now, ...JSON.parse(json) }));
      }, JSON.stringify(part)),
  };
}
