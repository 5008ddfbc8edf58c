import type { AnyGame } from '@starboard/kernel';
import type { Table } from '@starboard/table';
import { tableLaws } from '@starboard/table/laws';
import { afterAll } from 'vitest';
import { bids } from '../../kernel/test/toys/bids.ts';
import { dice } from '../../kernel/test/toys/dice.ts';
import { haggle } from '../../kernel/test/toys/haggle.ts';
import { remoteTable } from './help/remote.ts';
import { named, newId, testServer } from './help/server.ts';

// The laws are tried with toys, which no house has in its list.
const toys: Readonly<Record<string, AnyGame>> = { bids, dice, haggle };
const server = await testServer({ load: async (id) => toys[id] });
afterAll(() => server.close());

tableLaws(
  'the server, with a client at the end of a socket',
  async ({ game, options = {}, players, here, wire }): Promise<Table> => {
    const ada = await named(server, players[0].name);
    const mine = here ?? players.map((_, seat) => seat);
    const seats = players.map((player, seat) => {
      if (player.kind === 'bot') return { who: 'bot', level: 'easy' } as const;
      return mine.includes(seat) ? ({ who: 'me' } as const) : ({ who: 'open' } as const);
    });
    const wish = { game: game.id, options: options as Record<string, unknown>, seats, command: newId() };
    const { body } = await ada.make(wish);
    for (const [seat, { who }] of seats.entries()) {
      if (who !== 'open') continue;
      const other = await named(server, players[seat].name);
      await other.join(body.id, { seat });
    }
    return remoteTable(server.port, body.id, ada.cookie, wire);
  },
  { together: bids, chance: dice, turns: haggle },
);
