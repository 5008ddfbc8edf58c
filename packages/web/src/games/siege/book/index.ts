import { book } from '../../../contract/book.ts';
import { officers, soldiers } from './aliens.ts';
import { end, planets } from './planets.ts';
import { rulings } from './rulings.ts';
import { aim, deploying, goal, setup, turn } from './table.ts';

/** The rulebook of Stellar Siege, in our own words; the ids are the ledger's. */
export const siege = book([goal, setup, turn, aim, deploying, soldiers, officers, planets, end, rulings]);
