import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import type { GameEntry } from '../../src/contract/entry.ts';
import { type Client, openClient } from '../help/client.ts';
import { comingBack } from './comingBack.ts';
import { helping } from './helping.ts';
import { refusing } from './refusing.ts';
import { retelling } from './retelling.ts';
import { type Sitting, sitDown } from './sitting.ts';
import { staying } from './staying.ts';
import { watching } from './watching.ts';
import { wholeMatch } from './wholeMatch.ts';

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

  describe.each(games)('the table of $name', (entry) => {
    let sitting: Sitting;

    beforeAll(async () => {
      sitting = await sitDown(client, entry);
    });

    afterAll(() => sitting?.page.context().close());

    for (const part of [wholeMatch, comingBack, watching, refusing, staying, helping, retelling]) part(() => sitting);
  });
}
