import { GAMES } from '../games/index.ts';
import { tableSuite } from './suite.ts';

// The other half of the tables; two files, as two files run at once.
tableSuite(GAMES.filter(({ skin }) => skin).filter((_, i) => i % 2 === 1));
