import { book } from './book.ts';
import { officers, soldiers } from './content/siege/aliens.ts';
import { end, planets } from './content/siege/planets.ts';
import { rulings } from './content/siege/rulings.ts';
import { aim, deploying, goal, setup, turn } from './content/siege/table.ts';

/** The rulebook of Stellar Siege, in our own words; the ids are the ledger's. */
export const siege = book([goal, setup, turn, aim, deploying, soldiers, officers, planets, end, rulings]);
