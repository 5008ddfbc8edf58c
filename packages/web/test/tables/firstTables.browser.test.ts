import { GAMES } from '../games/index.ts';
import { tableSuite } from './suite.ts';

// Half of the tables; two files, as two files run at once.
tableSuite(GAMES.filter(({ skin }) => skin).filter((_, i) => i % 2 === 0));
