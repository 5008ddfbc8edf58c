import { EVENTS, eventText, MODULES, moduleText, TYPE_NAMES, UPGRADES, upgradeText } from '@starboard/orbital';
import type { Component } from '../../../contract/book.ts';

const both = (say: (lang: 'en' | 'fr') => string) => ({ en: say('en'), fr: say('fr') });

/** Rules that a module has of its own. */
const RULES: Readonly<Record<string, string>> = {
  'command-center': 'ORBITAL-MOD-1',
  casino: 'ORBITAL-MOD-13',
  'robotic-arm': 'ORBITAL-MOD-17',
  workshop: 'ORBITAL-MOD-18',
  shipyard: 'ORBITAL-RULING-53',
  observatory: 'ORBITAL-MOD-22',
  'military-command': 'ORBITAL-MOD-26',
  'strategic-operations': 'ORBITAL-MOD-28',
  'weapons-platform': 'ORBITAL-OUTER-1',
  'shield-generator': 'ORBITAL-MOD-30',
  'uneventful-year': 'ORBITAL-EV-1',
  'privileged-contacts': 'ORBITAL-EV-2',
  'meteor-storm': 'ORBITAL-EV-3',
  'visiting-worker': 'ORBITAL-EV-4',
  'economic-crisis': 'ORBITAL-EV-5',
  'crew-rotation': 'ORBITAL-EV-6',
  'cold-war': 'ORBITAL-EV-7',
  'high-risk-project': 'ORBITAL-EV-8',
  sabotage: 'ORBITAL-EV-9',
  'supply-convoy': 'ORBITAL-EV-11',
  strike: 'ORBITAL-EV-12',
  'condemned-section': 'ORBITAL-EV-13',
};

const modules = MODULES.map(
  (row): Component => ({
    id: row.id,
    name: row.name,
    text: both((lang) => `${TYPE_NAMES[row.colour][lang]}. ${moduleText(row, lang) || row.line[lang]}`),
    rule: RULES[row.id] ?? 'ORBITAL-CARD-1',
  }),
);
const upgrades = UPGRADES.map(
  (row): Component => ({
    id: row.id,
    name: row.name,
    text: both((lang) => upgradeText(row, lang)),
    rule: 'ORBITAL-UPG-1',
  }),
);
const events = EVENTS.map(
  (row): Component => ({
    id: row.id,
    name: row.name,
    text: both((lang) => eventText(row, lang)),
    rule: RULES[row.id] ?? 'ORBITAL-EVENT-1',
  }),
);

/** Every module, upgrade and event, looked for by its name. */
export const components: readonly Component[] = [...modules, ...upgrades, ...events];
