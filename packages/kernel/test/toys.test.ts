import { laws } from '../src/laws/index.ts';
import { bids } from './toys/bids.ts';
import { dice } from './toys/dice.ts';
import { haggle } from './toys/haggle.ts';
import { keepers } from './toys/keepers.ts';
import { lanterns } from './toys/lanterns.ts';

laws(lanterns);
laws(bids);
laws(haggle);
laws(dice);
laws(keepers);
