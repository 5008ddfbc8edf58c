import { book } from '../../../contract/book.ts';
import theme from '../theme.module.css';
import { officers, soldiers } from './aliens.ts';
import { components } from './components.ts';
import { glance } from './glance.ts';
import { end, planets } from './planets.ts';
import { rulings } from './rulings.ts';
import { aim, deploying, goal, setup, turn } from './table.ts';

/** The rulebook of Stellar Siege, in our own words; the ids are the ledger's. */
export const siege = book({
  sections: [goal, setup, turn, aim, deploying, soldiers, officers, planets, end, rulings],
  glance,
  components,
  theme: theme.siege,
});
