import { describe, expect, test } from 'vitest';
import { contentOf } from '../src/content.ts';
import { eventChance, races, usableExits, withBuilt, withMoved } from '../src/forecast.ts';
import { game } from '../src/game.ts';
import { scenario } from '../src/scenario.ts';

describe('what a choice would lead to', () => {
  const s = scenario({
    seats: [
      { modules: ['robotic-arm 0E', 'dormitory 0W', 'greenhouse 2W'], hand: 'storage airlock' },
      { modules: ['farm 0N', 'farm 1N'] },
    ],
  });
  const c = contentOf(s.options);
  const [me] = s.players;

  test('ORBITAL-GEO-11: a dead end takes an exit, a module with exits brings its own', () => {
    const before = usableExits(c, me);
    const dead = withBuilt(me, c.cardOf.get('storage') ?? 0, { host: 0, side: 'N' });
    expect(usableExits(c, dead)).toBe(before - 1);
    const through = withBuilt(me, c.cardOf.get('airlock') ?? 0, { host: 0, side: 'S' });
    expect(through.modules.at(-1)).toMatchObject({ x: 0, y: 1, facing: 'S', host: 0 });
    expect(usableExits(c, through)).toBe(before);
  });

  test('ORBITAL-RULING-51: a module that moves frees the exit it leaves', () => {
    const moved = withMoved(me, 3, { host: 0, side: 'N' });
    expect(moved.modules[3]).toMatchObject({ x: 0, y: -1, facing: 'N', host: 0 });
    expect(usableExits(c, moved)).toBe(usableExits(c, me));
  });

  test('ORBITAL-END-2: the races count undamaged modules, and how many are missing to share and to lead', () => {
    const all = races(s);
    expect(all[0]).toMatchObject({ colour: 'red', counts: [2, 1], leaders: [0], toShare: [0, 1], toLead: [0, 2] });
    expect(all[1]).toMatchObject({ colour: 'green', counts: [1, 2], leaders: [1], toShare: [1, 0], toLead: [2, 0] });
    expect(all[4]).toMatchObject({ colour: 'blue', leaders: [], toShare: [1, 1], toLead: [1, 1] });
  });

  test('the races of a view are those of its state', () => {
    expect(races(game.view(s, 0))).toEqual(races(s));
  });

  test('ORBITAL-EV-8: the chance of an event among the next cards', () => {
    const view = game.view(s, 0);
    const events = view.unseen.filter((card) => card >= c.modules.length).length;
    expect(eventChance(view, 0)).toBe(0);
    expect(eventChance(view, 1)).toBeCloseTo(events / view.unseen.length);
    expect(eventChance(view, 3)).toBeGreaterThan(eventChance(view, 2));
    expect(eventChance({ ...view, unseen: [0, 1] }, 2)).toBe(0);
  });
});
