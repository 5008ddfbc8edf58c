import { game } from '@starboard/settlers';
import type { Guide } from '../../../contract/guide.ts';
import { bound, goal, pack, reroll } from './first.ts';
import { Teacher } from './Teacher.tsx';
import { attack, leftover, slots, upgrade } from './then.ts';

/** First how one wins, then what newcomers do not see at once, one idea a lesson. */
export const settlers: Guide = {
  game: game as never,
  others: ['Rigel'],
  Teacher,
  lessons: [goal, pack, bound, reroll, slots, leftover, attack, upgrade],
};
