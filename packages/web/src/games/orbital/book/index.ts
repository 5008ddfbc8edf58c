import { book } from '../../../contract/book.ts';
import theme from '../theme.module.css';
import { events, machines, secret } from './cards.ts';
import { components } from './components.ts';
import { glance } from './glance.ts';
import { automata, peaceful } from './solo.ts';
import { geometry, goal, setup } from './table.ts';
import { damage, operate, turn } from './turn.ts';
import { year } from './year.ts';

/** The rulebook of Orbital, in our own words; the ids are the ledger's. */
export const orbital = book({
  sections: [goal, setup, geometry, turn, operate, damage, year, machines, events, secret, automata, peaceful],
  glance,
  components,
  theme: theme.orbital,
});
