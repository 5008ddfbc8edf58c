import { book } from '../../../contract/book.ts';
import theme from '../theme.module.css';
import { aliens, end } from './aliens.ts';
import { components } from './components.ts';
import { heat, market, special } from './engine.ts';
import { activate, fire, turn } from './flying.ts';
import { glance } from './glance.ts';
import { goal, setup } from './table.ts';

/** The rulebook of Stellar Scramble: every rule of its ledger. */
export const scramble = book({
  sections: [goal, setup, turn, activate, fire, special, market, heat, aliens, end],
  glance,
  components,
  theme: theme.scramble,
});
