import { keyFromSeed } from '@starboard/kernel';
import type { Table } from '@starboard/table';
import { type OpenTable, tableLaws } from '@starboard/table/laws';
import { bids } from '../../../kernel/test/toys/bids.ts';
import { dice } from '../../../kernel/test/toys/dice.ts';
import { haggle } from '../../../kernel/test/toys/haggle.ts';
import { lessonTable } from '../../src/learn/lessonTable.ts';

/** What a player may do in any of the toys. */
const ANYTHING = ['bid', 'ask', 'give', 'refuse', 'roll', 'bank'];
const SAID = { en: 'Do something.', fr: 'Faites quelque chose.' };

/** A lesson that expects whatever is allowed, from the deal on. */
const open: OpenTable = async ({ game, options, players }): Promise<Table> => {
  const beat = { say: SAID, expect: ANYTHING, otherwise: SAID };
  return lessonTable(
    { game },
    {
      id: 'trial',
      title: SAID,
      beats: Array.from({ length: game.bounds.decisions + 1 }, () => beat),
      seen: SAID,
      rule: 'TOYS-END-1',
      position: () => game.setup(players.length, { ...game.defaults, ...options }, keyFromSeed('lesson')),
    },
    players,
  );
};

// A lesson is played by its one player, over no line that could fail; nothing is taken back, left or recorded in it.
tableLaws('a lesson', open, { together: bids, chance: dice, turns: haggle }, [
  'undo',
  'leave',
  'record',
  'handOver',
  'wire',
]);
