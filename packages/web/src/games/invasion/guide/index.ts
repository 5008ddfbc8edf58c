import { game } from '@starboard/invasion';
import type { Guide } from '../../../contract/guide.ts';
import { LESSONS } from './lessons.ts';
import { Teacher } from './Teacher.tsx';

/** First how one wins, then what newcomers do not see at once, one idea a lesson. */
export const invasion: Guide = {
  game,
  others: ['Rigel', 'Vega'],
  Teacher,
  lessons: LESSONS,
};
