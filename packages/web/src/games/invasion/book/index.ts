import { book } from '../../../contract/book.ts';
import theme from '../theme.module.css';
import { end, missiles, rebuilding, variants } from './attack.ts';
import { components } from './components.ts';
import { glance } from './glance.ts';
import { damage, defense, goal, invasion as saucers, setup, shots, turn } from './table.ts';

/** The rulebook of We Come In Peace: every rule of its ledger. */
export const invasion = book({
  sections: [goal, setup, turn, saucers, defense, shots, damage, missiles, rebuilding, end, variants],
  glance,
  components,
  theme: `${theme.invasion} ${theme.book}`,
});
