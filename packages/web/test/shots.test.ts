import { load } from '@starboard/registry';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { chosen, device, SIZES, THEMES } from './shots/chosen.ts';
import { screensOf } from './shots/screens.ts';

test('pictures are taken of everything, or of what is asked for', () => {
  expect(chosen('theme', THEMES, {})).toEqual(['dark', 'light', 'contrast']);
  expect(chosen('size', SIZES, { SHOTS_SIZE: '1440x900,390x844' })).toEqual(['390x844', '1440x900']);
  expect(() => chosen('theme', THEMES, { SHOTS_THEME: 'pink' })).toThrow(
    '--theme: there is no “pink”, only dark, light, contrast',
  );
});

test('a small screen is a touch screen', () => {
  expect(device('390x844')).toMatchObject({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  expect(device('1440x900')).toEqual({ viewport: { width: 1440, height: 900 } });
});

test('every screen of a game with a table has its picture', async () => {
  for (const entry of GAMES.filter(({ skin }) => skin)) {
    const game = await load(entry.id);
    const names = game ? Object.keys(screensOf(game, entry)) : [];
    const always = ['set-up', 'table-early', 'table-late', 'table-over', 'table-story', 'replay', 'shared'];
    expect(names).toEqual([...always, ...(entry.book ? ['learn'] : []), ...(entry.guide ? ['guide'] : [])]);
  }
});
