import { legal } from '@starboard/kernel';
import { bench, describe } from 'vitest';
import { game, oddsOf } from '../src/index.ts';
import { at } from './playing.ts';

/** The position with the most to reckon: many Worlds to be stolen past shields, with every variant that adds packs. */
describe('Settlers: exact odds in the worst position, against listing what is legal there', () => {
  const owns = ['', 'kiln emberfall afterglow diplomacy#1 planetary-shield#1 home-fleet#1'];
  const options = { weakDefences: true, additionalSettlements: true };
  const { s, view } = at({ seats: 3, options, owns, roll: 'W E A 1 2 3 3' });
  const [seat] = game.actors(s);
  for (const uid of [...view.centre, 'kiln', 'emberfall', 'afterglow']) bench(uid, () => void oddsOf(view, uid));
  bench('legal', () => void legal(game, s, seat));
});
