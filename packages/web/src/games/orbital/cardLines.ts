import type { Text } from '@starboard/kernel';

/** What a card does in one line of the hand, where its rule is longer; all of it stands in its tip and its closer look. */
export const LINES: Readonly<Record<string, Text>> = {
  'command-center': {
    en: '1 crew + 3 MC → Build at an exit of this.',
    fr: '1 équipage + 3 MC → Construisez à une sortie d’ici.',
  },
  casino: {
    en: '1 crew → Gain 7 MC or 2, by the top card.',
    fr: '1 équipage → 7 MC ou 2, selon la première carte.',
  },
  'trade-exchange': { en: '1 crew → 1 MC for each colour you have.', fr: '1 équipage → 1 MC par couleur présente.' },
  'robotic-arm': { en: '1 crew → Move an outer module of yours.', fr: '1 équipage → Déplacez un module extérieur.' },
  shipyard: { en: 'Needs an orange module. 2 crew → 1 VP.', fr: 'Exige un module orange. 2 équipages → 1 PV.' },
  observatory: { en: '1 crew → Take 1 of the 3 top cards.', fr: '1 équipage → Prenez 1 des 3 premières cartes.' },
  'military-command': {
    en: '1 crew + 2 MC → Build a purple one at an exit.',
    fr: '1 équipage + 2 MC → Construisez un violet ici.',
  },
  'strategic-operations': {
    en: '1 crew → An opponent loses 2 MC and a card.',
    fr: '1 équipage → Un adversaire perd 2 MC et 1 carte.',
  },
  'weapons-platform': {
    en: '1 crew → Damage an outer module.',
    fr: '1 équipage → Endommagez un module extérieur.',
  },
  'shield-generator': { en: 'Connected modules cannot be damaged.', fr: 'Les modules connectés sont immunisés.' },
  'recycling-center': { en: '1 crew → Discard 1 card, draw 1.', fr: '1 équipage → Défaussez 1 carte, piochez-en 1.' },
  'uneventful-year': { en: 'Opponents discard an event each.', fr: 'Chaque adversaire défausse un événement.' },
  'privileged-contacts': { en: 'Take any card from the market.', fr: 'Prenez une carte du marché.' },
  'visiting-worker': { en: 'Operate a module of an opponent.', fr: 'Faites fonctionner un module adverse.' },
  'crew-rotation': { en: 'One or two modules may work again.', fr: 'Un ou deux modules peuvent refonctionner.' },
  'cold-war': { en: 'Gain 2 MC for each purple module.', fr: 'Gagnez 2 MC par module violet.' },
  'high-risk-project': {
    en: 'Stake crew: up to 2 VP, or damage.',
    fr: 'Risquez des équipages\u00a0: 2 PV ou un dommage.',
  },
  'condemned-section': { en: 'Remove a damaged outer module.', fr: 'Supprimez un module extérieur endommagé.' },
};
