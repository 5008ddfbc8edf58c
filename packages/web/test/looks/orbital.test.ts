import { keyFromSeed, start } from '@starboard/kernel';
import { game, type State } from '@starboard/orbital';
import { expect, test } from 'vitest';
import { tileSvg } from '../../src/games/orbital/art/tile.ts';
import { legend } from '../../src/games/orbital/legend.ts';
import { looks } from '../../src/games/orbital/looks.tsx';
import { room } from '../../src/games/orbital/setup/room.tsx';
import { ASKS } from '../../src/games/orbital/words.ts';

const view = game.view(start(game as never, 5, game.defaults as never, keyFromSeed('looks')).state as State, 0);

test('a chair of set-up has the colour and the emblem that its seat has at the table', () => {
  looks(view).forEach(({ colour, emblem }, seat) => {
    expect(room.look?.(seat, {})).toMatchObject({ colour, emblem });
  });
});

test('a tile has a bright well and white steel by day', () => {
  const look = { kind: 'farm', colour: 'green', size: 'large', damaged: false } as const;
  expect(tileSvg({ ...look, hour: 'day' })).toContain('url(#flDay-green)');
  expect(tileSvg(look)).not.toContain('Day');
});

test('the first tips stand beside the columns at the edges, not over what lies below them', () => {
  const sides = new Map(legend(view, 'en').map(({ at, side }) => [at, side]));
  expect([sides.get('race'), sides.get('market'), sides.get('orbitals')]).toEqual(['left', 'left', 'right']);
});

test('no question begins with a name and a colon: on a phone the colon would begin a line', () => {
  for (const { en, fr } of Object.values(ASKS)) {
    expect(en).not.toMatch(/\}\s?:/);
    expect(fr).not.toMatch(/\}\s?:/);
  }
});
