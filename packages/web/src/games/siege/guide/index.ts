import { game } from '@starboard/siege';
import type { Guide } from '../../../contract/guide.ts';
import { aim, counted, goal, next } from './first.ts';
import { Teacher } from './Teacher.tsx';
import { declare, empty, end, half, must } from './then.ts';

/** First how one wins, then what newcomers do not see at once, one idea a lesson. */
export const siege: Guide = {
  game,
  others: ['Rigel'],
  Teacher,
  lessons: [goal, aim, counted, next, must, declare, empty, end, half],
};
