import { effectText, SET, type UpgradeRow, type WorldRow } from '@starboard/settlers';
import type { Component } from '../../../contract/book.ts';

const worlds = (SET.tables.worlds as readonly WorldRow[]).map(
  ({ id, name, flavour }): Component => ({ id, name, text: flavour, rule: 'SETTLERS-SYS-1' }),
);

const RULES = {
  resource: 'SETTLERS-RES-1',
  defence: 'SETTLERS-DEF-1',
  settlement: 'SETTLERS-SETL-1',
  special: 'SETTLERS-SPEC-1',
};

const upgrades = (SET.tables.upgrades as readonly UpgradeRow[]).map(
  ({ id, name, type, effect }): Component => ({
    id,
    name,
    text: { en: effectText(effect, 'en'), fr: effectText(effect, 'fr') },
    rule: RULES[type],
  }),
);

/** Every World and Upgrade, looked for by its name. */
export const components: readonly Component[] = [...worlds, ...upgrades];
