import { book } from '../../../contract/book.ts';
import theme from '../theme.module.css';
import { attack, upgrades } from './cards.ts';
import { components } from './components.ts';
import { glance } from './glance.ts';
import { custom, modes } from './modes.ts';
import { rulings } from './rulings.ts';
import { goal, packs, setup } from './table.ts';
import { systems, turn } from './turn.ts';

/** The rulebook of Stellar Settlers, in our own words; the ids are the ledger's. */
export const settlers = book({
  sections: [goal, setup, packs, turn, systems, attack, upgrades, modes, custom, rulings],
  glance,
  components,
  theme: theme.settlers,
});
