import { bids } from '../../kernel/test/toys/bids.ts';
import { dice } from '../../kernel/test/toys/dice.ts';
import { haggle } from '../../kernel/test/toys/haggle.ts';
import { tableLaws } from '../src/laws.ts';
import { openByChanges, openHere } from './help.ts';

tableLaws('a host in the same thread', openHere, { together: bids, chance: dice, turns: haggle });

tableLaws('a host that tells what changed', openByChanges, { together: bids, chance: dice, turns: haggle });
