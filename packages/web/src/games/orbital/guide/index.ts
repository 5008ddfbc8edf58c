import { game } from '@starboard/orbital';
import type { Guide } from '../../../contract/guide.ts';
import { build, buy, goal, nextYear, operate, pass } from './first.ts';
import { Teacher } from './Teacher.tsx';
import { attack, automaton, repair } from './then.ts';

/** First how one wins, then one idea a lesson. */
export const orbital: Guide = {
  game: game as never,
  others: ['Vega'],
  Teacher,
  lessons: [goal, build, operate, buy, pass, nextYear, attack, repair, automaton],
};
