import { game } from '@starboard/scramble';
import type { Guide } from '../../../contract/guide.ts';
import { FIRST } from './first.ts';
import { Teacher } from './Teacher.tsx';
import { THEN } from './then.ts';

/** First how one wins, then one sortie step by step, then what newcomers stumble over. */
export const scramble: Guide = { game, others: ['Rigel', 'Vega', 'Altair'], Teacher, lessons: [...FIRST, ...THEN] };
