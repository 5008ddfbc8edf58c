import { laws } from '@starboard/kernel/laws';
import { game } from '../src/index.ts';

laws(game);
