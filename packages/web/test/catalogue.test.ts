import { ids, load } from '@starboard/registry';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../src/shell/catalogue.ts';

test('the covers say what the games say of themselves, though the home page loads none of them', async () => {
  expect(CATALOGUE.map((cover) => cover.id)).toEqual(ids);
  for (const { id, name, players, minutes, line } of CATALOGUE) {
    const game = await load(id);
    expect(game?.text.name).toEqual({ en: name, fr: name });
    expect(game?.seats).toEqual(players);
    expect(game?.text.minutes).toEqual(minutes);
    expect(game?.text.tagline).toEqual(line);
  }
});
