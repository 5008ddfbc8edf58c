import type { Seat } from '@starboard/kernel';
import { type Event, game, type View } from '@starboard/scramble';
import { scenario } from '@starboard/scramble/scenario';
import type { Moment } from '@starboard/table';
import { describe, expect, test } from 'vitest';
import { duty, forfeits, unasked } from '../src/games/scramble/asking.ts';
import { ending } from '../src/games/scramble/ending.ts';
import { flightsOf } from '../src/games/scramble/flights.ts';
import { lastTurn } from '../src/games/scramble/lastTurn.ts';
import { newsOf } from '../src/games/scramble/news.ts';
import { prompt } from '../src/games/scramble/prompt.ts';
import { slots } from '../src/games/scramble/slots.ts';
import { stillToPlay } from '../src/games/scramble/stillToPlay.ts';

type Position = Parameters<typeof scenario>[0];

/** A match that is played on from a position, with the moments a table would tell. */
function playing(position: Position) {
  const state = scenario(position);
  const moments: Moment<Event>[] = [];
  return {
    moments,
    view: (): View => game.view(state, 0),
    play(seat: Seat, ...actions: Parameters<typeof game.apply>[2][]) {
      for (const action of actions) {
        const events: Event[] = [];
        game.apply(state, seat, action, (event) => events.push(event));
        moments.push({ step: moments.length + 1, entry: moments.length + 1, seat, events });
      }
    },
  };
}

test('an Alien Event slides along with its card, and leaves with it', () => {
  const { play, moments, view } = playing({
    active: 1,
    pilots: [{ space: 2 }, { space: 5 }],
    track: { 3: ['b1-focus-ring', 'event-fire-1'], 7: ['y1-magnet-scoop', 'event-move-1a'] },
  });
  play(1, { type: 'cooldown' });
  const flights = flightsOf(moments, view(), 0);
  expect(flights).toContainEqual({ from: ['event:3'], to: 'event:4' });
  expect(flights).toContainEqual({ from: ['event:7'], to: 'exit:event', key: 'event-move-1a' });
});

test('at the tenth Invader whoever plays next still has a turn, and whoever plays last has none', () => {
  const { play, view } = playing({ seats: 3, pilots: [{ space: 2 }, { space: 5 }, { space: 0 }] });
  expect(stillToPlay(view(), 0)).toEqual([1, 2]);
  play(0, { type: 'cooldown' });
  expect(stillToPlay(view(), 0)).toEqual([1, 2]);
  play(1, { type: 'cooldown' });
  expect(stillToPlay(view(), 1)).toEqual([2]);
  expect(stillToPlay(view(), 2)).toEqual([]);
});

describe('what befell the reader since the own last decision', () => {
  test('is what Aliens Move! took, until the reader acts', () => {
    const { play, moments, view } = playing({
      active: 1,
      pilots: [{ space: 2, victory: 4 }, { space: 5 }],
      grid: { '1,2': 'raider-orange', '1,3': 'stinger-orange' },
      track: { 7: ['y1-magnet-scoop', 'event-move-1a'] },
    });
    play(1, { type: 'cooldown' });
    const news = newsOf(moments, view(), 0);
    expect(news).toMatchObject({ struck: 'move', through: 2, broken: [] });
    expect(news?.lost).toHaveLength(2);
    play(0, { type: 'cooldown' });
    expect(newsOf(moments, view(), 0)).toBeUndefined();
  });

  test('is what Aliens Fire! broke, also after the weapon was chosen', () => {
    const { play, moments, view } = playing({
      active: 1,
      pilots: [{ space: 2, credits: 5 }, { space: 0 }],
      grid: { '3,2': 'raider-teal' },
      track: { 7: ['y1-magnet-scoop', 'event-fire-1'] },
    });
    play(1, { type: 'cooldown' });
    expect(prompt(view(), 'en')).toMatch(/^Aliens Fire! hit you: press the gun/);
    play(0, { type: 'breakWeapon', weapon: 'blue' });
    expect(newsOf(moments, view(), 0)).toMatchObject({ struck: 'fire', overheated: 'aliens', broken: ['blue'] });
  });
});

test('a turn that ends by itself because nothing can be bought says so, until the reader decides', () => {
  const { play, moments, view } = playing({
    gem: 'red',
    pilots: [{ space: 2 }, { space: 5 }],
    track: { 3: 'r1-frag-shells' },
  });
  play(0, { type: 'draw' }, { type: 'exchange' });
  expect(view().active).toBe(1);
  expect(newsOf(moments, view(), 0)).toMatchObject({ short: 3 });
  expect(newsOf(moments, view(), 1)).toBeUndefined();
  play(1, { type: 'cooldown' });
  expect(newsOf(moments, view(), 0)).toMatchObject({ short: 3 });
  play(0, { type: 'cooldown' });
  expect(newsOf(moments, view(), 0)).toBeUndefined();
});

describe('what a rival did in its turn stays in one line', () => {
  const rival = (position: Position, ...actions: Parameters<typeof game.apply>[2][]) => {
    const table = playing({ pilots: [{ space: 2 }, { space: 5 }], ...position });
    table.play(0, { type: 'cooldown' });
    table.play(1, ...actions);
    return (lang: 'en' | 'fr') => lastTurn(table.moments, table.view(), 1, lang);
  };

  test('a cooldown with its income', () => {
    const did = rival({}, { type: 'cooldown' });
    expect(did('en')).toMatch(/^cooled down, \+\d credits?$/);
    expect(did('fr')).toMatch(/^a refroidi, \+\d crédits?$/);
  });

  test('a gem that is exchanged, and a card that is bought', () => {
    const did = rival(
      { gem: 'red', track: { 3: 'y1-magnet-scoop' }, pilots: [{ space: 2 }, { space: 5, credits: 9 }] },
      { type: 'draw' },
      { type: 'exchange' },
      { type: 'buy', slot: 3 },
    );
    expect(did('en')).toMatch(/^exchanged a gem, bought Magnet Scoop/);
  });

  test('a weapon alone as long as nobody knows what it hits', () => {
    const flown = [{ type: 'draw' }, { type: 'activate', weapon: 'blue' }] as const;
    const grid = { '3,5': 'carapace-teal' };
    expect(rival({ gem: 'blue', grid }, ...flown)('en')).toBe('Cryo Lance');
    const held = [...flown, { type: 'move', jump: false, to: 5 }, { type: 'holdFire' }] as const;
    expect(rival({ gem: 'blue', grid }, ...held)('en')).toMatch(/^Cryo Lance: no hit/);
  });
});

describe('what is asked says what to press', () => {
  const after = (position: Position, ...actions: Parameters<typeof game.apply>[2][]) => {
    const { play, view } = playing({ pilots: [{ space: 2, credits: 9 }, { space: 5 }], ...position });
    play(0, ...actions);
    return view();
  };

  test('at an Overheat gem the guns with their heat, or the exchange', () => {
    const view = after({ gem: 'overheat' }, { type: 'draw' });
    expect(prompt(view, 'en')).toBe('Overheat gem: press a lit gun (heat +3), or exchange it (heat +2).');
    expect(prompt(view, 'fr')).toMatch(/^Surchauffe\u00a0: pressez un canon éclairé/);
  });

  test('in the market cards, guns to repair, or neither', () => {
    const track = { 3: 'y1-magnet-scoop' };
    const draw = [{ type: 'draw' }, { type: 'exchange' }] as const;
    expect(prompt(after({ gem: 'red', track }, ...draw), 'en')).toBe('Buy a lit card, or end your turn.');
    expect(duty(after({ gem: 'red', track }, ...draw))).toBe('may');
    expect(duty(after({ gem: 'red', track: {} }, ...draw))).toBeUndefined();
    const broken = [{ space: 2, credits: 9, weapons: { red: { outOfOrder: true } } }, { space: 5 }];
    expect(prompt(after({ gem: 'red', track, pilots: broken }, ...draw), 'en')).toMatch(/repair a lit gun/);
  });

  test('who could pay something and gathers nothing is asked twice before the turn ends', () => {
    const end = { type: 'endUpgrade' } as const;
    const track = { 3: 'y1-magnet-scoop' };
    const market = (credits: number, cards: Readonly<Record<number, string>>) =>
      after(
        { gem: 'red', track: cards, pilots: [{ space: 2, credits }, { space: 5 }] },
        { type: 'draw' },
        { type: 'exchange' },
      );
    expect(forfeits(end, market(12, track))).toBe(true);
    expect(forfeits(end, market(4, track))).toBe(false);
    expect(forfeits(end, market(12, {}))).toBe(false);
  });

  test('what is pressed too early says when its turn is', () => {
    const start = after({ gem: 'red' });
    expect(unasked('card:3', start, 'en')).toMatch(/^First draw a gem/);
    expect(unasked('weapon:red', start, 'en')).toMatch(/^Draw a gem first/);
    expect(unasked('cell:3,1', start, 'en')).toBeUndefined();
    const drawn = after({ gem: 'red' }, { type: 'draw' });
    expect(unasked('card:3', drawn, 'en')).toBe('Cards are bought at the end of your turn.');
    expect(unasked('weapon:blue', drawn, 'en')).toBeUndefined();
  });

  test('a gem of the board is converted by a button, by the list at the bag or by its gun', () => {
    const view = after({ gem: 'green' }, { type: 'draw' });
    const [give, take] = slots({ type: 'convert', from: 'green', to: 'red' }, view);
    expect(give.any).toEqual(['option:give-green', 'rack:green', 'weapon:green']);
    expect(take.any).toEqual(['rack:red', 'weapon:red']);
  });
});

test('a match that is given up counts the turns that were played', () => {
  const at = (position: Position) => ending.turns?.(playing(position).view());
  expect(at({ seats: 3, round: 2, active: 2 })).toBe(5);
  expect(at({ seats: 3, round: 1 })).toBe(0);
});

test.each([
  [1, 0, 'The last wave is through: 1 Invader is the most.', /: 1 envahisseur, c’est le plus\.$/],
  [7, 2, 'The last wave is through: 7 Invaders are the most.', /: 7 envahisseurs, c’est le plus\.$/],
  [10, 0, 'Ten Invaders held to the end of the round; the next pilot has none.', /; le suivant n’en a aucun\.$/],
  [10, 4, 'Ten Invaders held to the end of the round; the next pilot has 4.', /; le suivant en a 4\.$/],
])('the end with %i Invaders against %i is told in whole sentences', (best, next, en, fr) => {
  const { view } = playing({ pilots: [{ victory: best }, { victory: next }] });
  const outcome = { winners: [0], points: [best, next], places: [1, 2] };
  expect(ending.why(view(), outcome, 'en')).toBe(en);
  expect(ending.why(view(), outcome, 'fr')).toMatch(fr);
});
