import type { AnyGame, GameEvent } from '@starboard/kernel';
import { expect, test } from 'vitest';
import type { GameSkin } from '../src/contract/skin.ts';
import type { Film } from '../src/story/film.ts';
import { tellingOf } from '../src/story/story.ts';

const game = { text: { event: ({ type }: GameEvent) => `${type}.` } } as unknown as AnyGame;
const skin = { turnOf: ({ type }: GameEvent) => (type === 'turn' ? 1 : undefined) } as unknown as GameSkin;
/** The deal, then decisions whose events are called by these names. */
const film = (...decisions: string[][]) =>
  ({
    moments: (at: number) =>
      [[], ...decisions]
        .slice(0, at + 1)
        .map((names, step) => ({ step, entry: step, seat: 0, events: names.map((type) => ({ type })) })),
  }) as unknown as Film;
const point = { first: 1, last: 3, seat: 0, from: 0.4, to: 0.6 };

test('a turning point is told by its greatest decision and what follows it', () => {
  const match = film(['land'], ['draw', 'conquer'], ['discard', 'turn']);
  expect(tellingOf(game, skin, match, { ...point, peak: 2 }, 'open', 'en').text).toBe('draw. conquer.');
});

test('whose turn comes next tells nothing: what led there is told', () => {
  const match = film(['land'], ['draw', 'conquer'], ['turn']);
  expect(tellingOf(game, skin, match, { ...point, peak: 3 }, 'open', 'en').text).toBe('draw. conquer.');
  expect(tellingOf(game, skin, match, { ...point, peak: 1 }, 'open', 'en').text).toBe('land. draw.');
});
