import { contentOf, game, type View } from '@starboard/scramble';
import { type Position, scenario } from '@starboard/scramble/scenario';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { follows, weighed } from '../../src/games/scramble/asking.ts';
import { standingOf } from '../../src/games/scramble/ending.ts';
import { flightsOf } from '../../src/games/scramble/flights.ts';
import { label, outcome } from '../../src/games/scramble/labels.ts';
import { aimOf, planOf } from '../../src/games/scramble/plan.ts';
import { Stack } from '../../src/games/scramble/Stack.tsx';
import { slots } from '../../src/games/scramble/slots.ts';
import { SOUNDS } from '../../src/games/scramble/sounds.ts';
import { lengthOf } from '../../src/sound/score.ts';

function seen(position: Position, ...actions: Parameters<typeof game.apply>[2][]): View {
  const s = scenario(position);
  for (const action of actions) game.apply(s, 0, action, () => {});
  return game.view(s, 0);
}

const SORTIE: Position = {
  gem: 'blue',
  pilots: [{ space: 1, weapons: { blue: { cards: ['b1-focus-ring'] } } }, { space: 5 }],
  grid: { '2,3': ['stinger-teal', 2, 1], '3,3': 'carapace-white' },
  track: { 2: 'b1-chilled-optics', 3: 's1-trade-beacon' },
};

describe('what would be', () => {
  test('an Energy gem in hand lights the spaces of its weapon; a space shows its shot and who is paid', () => {
    const view = seen(SORTIE, { type: 'draw' });
    expect(planOf(view, 0, undefined)).toMatchObject({ weapon: 'blue', hits: [] });
    expect(planOf(view, 0, undefined).sorties.map(({ to }) => to)).toEqual([0, 1, 2, 3, 7]);
    const plan = planOf(view, 0, 'space:3');
    expect(plan.hits).toEqual([{ row: 2, column: 3, from: 2, to: 0, pays: [{ seat: 1, credits: 2 }] }]);
    expect(plan.after).toMatchObject({ invaders: 3 });
    expect(plan.gains).toEqual([0, 2]);
  });

  test('the tray shows credits and heat; nothing is foreseen for who only watches', () => {
    const view = seen({ ...SORTIE, gem: 'overheat' }, { type: 'draw' });
    expect(planOf(view, 0, 'tray').after).toMatchObject({ credits: 4, heat: 2 });
    expect(planOf(view, 0, 'weapon:red')).toMatchObject({ weapon: 'red', after: { heat: 3 } });
    for (const seat of [1, null]) expect(planOf(view, seat, 'tray').after).toBeUndefined();
  });

  test('the shot that somebody else aims is seen by the others', () => {
    const view = seen(
      SORTIE,
      { type: 'draw' },
      { type: 'activate', weapon: 'blue' },
      { type: 'move', to: 3, jump: false },
    );
    expect(aimOf(view, 1)).toMatchObject({ weapon: 'blue', hits: [{ row: 2, column: 3, from: 2, to: 0 }] });
    expect(aimOf(view, 0).hits).toEqual([]);
  });

  test('a card of the market shows what is left, one that is too dear does not', () => {
    const rich: Position = { ...SORTIE, gem: 'yellow', pilots: [{ credits: 3, space: 1 }, { space: 5 }] };
    const view = seen(rich, { type: 'draw' }, { type: 'exchange' });
    expect(planOf(view, 0, 'card:2')).toMatchObject({
      weapon: 'blue',
      card: 'b1-chilled-optics',
      after: { credits: 0 },
    });
    expect(planOf(view, 0, 'card:1').card).toBeUndefined();
  });
});

test('a button says what a shot will do, in every language', () => {
  const view = seen(
    SORTIE,
    { type: 'draw' },
    { type: 'activate', weapon: 'blue' },
    { type: 'move', to: 3, jump: false },
  );
  expect(label({ type: 'fire' }, view, 'en')).toBe('fire: 1 destroyed');
  expect(label({ type: 'fire' }, view, 'fr')).toBe('tirer\u00a0: 1 détruit');
});

test('the button to draw tells of Overheat gems, and of Meltdown once one means it', () => {
  const words = (heat: number) =>
    slots({ type: 'draw' }, seen({ ...SORTIE, pilots: [{ space: 1, heat }, { space: 5 }] })).at(-1)?.label;
  expect(words(5)?.en).toMatch(/^Draw: \d+\u00a0% Overheat$/);
  expect(words(6)?.en).toMatch(/^Draw: \d+\u00a0% Meltdown$/);
  expect(words(6)?.fr).toMatch(/fusion$/);
});

describe('under a crowded weapon', () => {
  const { cards } = contentOf(seen(SORTIE).options);
  const red = cards.filter(({ weapon }) => weapon === 0).slice(0, 6);
  const shown = (room: number) => {
    const stack = createElement(Stack, { weapon: 'red', base: red[0].icons, cards: red, room });
    return renderToStaticMarkup(stack);
  };

  test('no strip is more than there is room for, and the oldest cards share one', () => {
    expect(shown(4).match(/data-kind="slat"/g)).toHaveLength(1 + 4);
    expect(shown(4)).toMatch(/data-part="shared"><b[^>]*>3</);
    expect(shown(6)).not.toContain('data-part="shared"');
  });

  test('strips add up to the same, shared or not', () => {
    const sum = (html: string) => [...html.matchAll(/>\+(\d+)</g)].reduce((all, [, n]) => all + Number(n), 0);
    expect(sum(shown(3))).toBe(sum(shown(6)));
  });
});

describe('a flight and its shot are one press', () => {
  const flying = seen(SORTIE, { type: 'draw' }, { type: 'activate', weapon: 'blue' });
  const [FIRE, HOLD] = [{ type: 'fire' }, { type: 'holdFire' }] as const;

  test('where something stands in front, fire and hold stand beside the flight, each with what it does', () => {
    const there = { type: 'move', to: 3, jump: false } as const;
    expect(follows(there, flying)).toEqual([FIRE, HOLD]);
    expect(label(there, flying, 'en', undefined, FIRE)).toBe('fly and fire: 1 destroyed');
    expect(label(there, flying, 'fr', undefined, FIRE)).toBe('voler et tirer\u00a0: 1 détruit');
    expect(label(there, flying, 'en', undefined, HOLD)).toBe('fly, hold fire');
    expect(follows({ type: 'move', to: 1, jump: false }, flying)).toEqual([]);
  });

  test('words of a flight that was left over when the match ended are no error', () => {
    const over = { ...flying, stack: [] };
    expect(() => label({ type: 'move', to: 3, jump: false }, over, 'en', undefined, FIRE)).not.toThrow();
    expect(planOf(over, 0, 'space:3').sorties).toEqual([]);
  });

  test('a finger sees the reach of a gun and what a card adds before they count', () => {
    expect(weighed({ type: 'activate', weapon: 'blue' }, seen(SORTIE, { type: 'draw' }))).toBe(false);
    const black = seen({ ...SORTIE, gem: 'overheat' }, { type: 'draw' });
    expect(weighed({ type: 'activate', weapon: 'red' }, black)).toBe(true);
    expect(label({ type: 'activate', weapon: 'red' }, black, 'en')).toMatch(/: \+3 heat$/);
  });

  test('the button of a card says what it makes of its weapon', () => {
    const rich: Position = { ...SORTIE, gem: 'yellow', pilots: [{ credits: 3, space: 1 }, { space: 5 }] };
    const view = seen(rich, { type: 'draw' }, { type: 'exchange' });
    expect(outcome({ type: 'buy', slot: 2 }, view, 'en')).toMatch(/→/);
    expect(outcome({ type: 'buy', slot: 3 }, view, 'en')).toBeUndefined();
  });
});

test('an Invader cracks before it flies off as a trophy, and a jump goes through the ring instead of over the table', () => {
  const view = seen(SORTIE);
  const hit = { type: 'destroy', seat: 0, invader: 'stinger-teal', row: 2, column: 3 } as const;
  const jump = { type: 'move', seat: 0, from: 1, to: 7, jump: true } as const;
  const moment = { step: 0, seat: 0, action: { type: 'fire' }, events: [hit, hit, jump] };
  const late = flightsOf([moment] as never, view, 0).map(({ after }) => after ?? 0);
  expect(late).toHaveLength(2);
  expect(late[1]).toBeGreaterThan(late[0]);
});

test('Invaders fly to the track of the reader who destroyed them, and many moments at once fly nowhere', () => {
  const view = seen(SORTIE);
  const events = [{ type: 'destroy', seat: 1, invader: 'stinger-teal', row: 2, column: 3 }] as const;
  const moment = { step: 0, seat: 1, action: { type: 'fire' }, events };
  expect(flightsOf([moment] as never, view, 0)).toEqual([]);
  expect(flightsOf([moment] as never, view, 1)).toMatchObject([{ from: ['cell:2,3'], to: 'victory' }]);
  expect(flightsOf(new Array(9).fill(moment) as never, view, 1)).toEqual([]);
});

test('every sound has its own name and is short', () => {
  expect(new Set(SOUNDS.map(({ name }) => name)).size).toBe(SOUNDS.length);
  for (const sound of SOUNDS) expect(lengthOf(sound), sound.name).toBeLessThan(2.5);
});

test('the end says every place, and what told apart who is even', () => {
  const taken = (n: number) => new Array(n).fill('defeated');
  const pilots = [
    { victory: taken(10), credits: 3, heat: 3 },
    { victory: taken(10), credits: 12, heat: 0 },
    { victory: taken(4), credits: 8, heat: 1 },
    { victory: taken(4), credits: 8, heat: 0 },
  ];
  const view = { ...seen(SORTIE), pilots } as never;
  expect([0, 1, 2, 3].map((seat) => standingOf(view, seat))).toEqual([
    { place: 2, by: 'credits' },
    { place: 1, by: 'credits' },
    { place: 4, by: 'heat' },
    { place: 3, by: 'heat' },
  ]);
});
