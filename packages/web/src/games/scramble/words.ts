import type { Lang } from '@starboard/kernel';
import type { PilotColour } from '@starboard/scramble';

/** What the board says beside what the game says. */
export interface Words {
  readonly field: string;
  readonly nextWave: string;
  readonly noWave: string;
  readonly level: (n: number) => string;
  readonly shields: (low: number, high: number) => string;
  readonly movesOf: (gone: number, n: number) => string;
  /** The next Aliens Move! and what it would cost the reader. */
  readonly moveIn: (rounds: number, lost: number) => string;
  readonly moveNone: string;
  readonly invader: (name: string, level: number, pilot: string, remaining: number, shield: number) => string;
  readonly at: (row: number, column: number) => string;
  readonly ownColour: string;
  readonly assistOf: (names: string) => string;
  readonly destroyed: string;
  readonly column: (n: number) => string;
  readonly wormhole: (left: boolean) => string;
  readonly stay: string;
  readonly fly: (steps: number) => string;
  readonly byRing: (steps: number) => string;
  readonly kills: (n: number) => string;
  readonly steps: (n: number) => string;
  readonly results: (destroyed: number, damaged: number) => string;
  readonly inDanger: string;
  readonly safe: string;
  readonly here: (names: string) => string;
  readonly track: string;
  readonly mainDeck: string;
  readonly cardsLeft: (n: number) => string;
  readonly innovation: (level: number, n: number) => string;
  /** The same at the deck, in few letters. */
  readonly refills: (n: number) => string;
  readonly strikesIn: (kind: 'move' | 'fire', rounds: number) => string;
  readonly event: (kind: 'move' | 'fire') => string;
  /** On the tab under a card: the event and when it strikes. */
  readonly tab: (kind: 'move' | 'fire', rounds: number) => string;
  readonly inRounds: (n: number) => string;
  readonly exit: string;
  readonly nothingNext: string;
  readonly aggression: string;
  readonly emptySlot: string;
  readonly gap: string;
  readonly price: (n: number) => string;
  readonly adds: (gems: string) => string;
  readonly cockpit: string;
  readonly victory: string;
  readonly of10: string;
  readonly income: (n: number) => string;
  readonly heat: string;
  readonly meltdown: string;
  /** How far heat is from where an Overheat gem means Meltdown. */
  readonly safeFor: (margin: number, melts: number) => string;
  readonly gemMelts: string;
  readonly coolDown: string;
  readonly noMarket: string;
  readonly bag: string;
  readonly gemsIn: (n: number) => string;
  readonly overheatNext: string;
  readonly bagEmpty: string;
  readonly meltsNow: string;
  readonly meltsFrom: (heat: number) => string;
  readonly meltsNever: string;
  readonly credits: string;
  readonly assists: string;
  readonly assistsAre: string;
  readonly tray: string;
  readonly insteadOfFiring: string;
  /** What the tray pays while no more credits fit. */
  readonly full: string;
  readonly freeSystem: string;
  readonly systemsAre: string;
  readonly systems: string;
  readonly outOfOrder: string;
  /** The board's own share of a weapon, and the cards under it. */
  readonly board: string;
  readonly withCards: (names: string) => string;
  readonly repairFor: (n: number) => string;
  readonly boostNext: string;
  readonly boostTokens: (n: number) => string;
  readonly ventOff: string;
  readonly overMelts: string;
  readonly inHand: string;
  readonly rivals: string;
  readonly openCockpit: (name: string) => string;
  readonly ten: (name: string | undefined) => string;
  /** The large lettering at the tenth Invader, and what it means. */
  readonly tenLetters: string;
  readonly tenMeans: (name: string | undefined) => string;
  readonly stillPlays: (name: string, invaders: number) => string;
  readonly nobodyPlays: string;
  readonly onlyMeters: string;
  /** How many rounds are left, or until which Aliens Move! as long as it is not on the track. */
  readonly roundsLeft: (rounds: number | undefined, last: number) => string;
  readonly round: (n: number) => string;
  readonly pages: Readonly<Record<'cockpit' | 'track' | 'rivals', string>>;
  readonly pilots: Readonly<Record<PilotColour, string>>;
}

const en: Words = {
  field: 'Battlefield',
  nextWave: 'Next wave',
  noWave: 'No more Invaders will come',
  level: (n) => `level ${n}`,
  shields: (low, high) => `shields ${low}–${high}`,
  movesOf: (gone, n) => `Aliens Move!: ${gone} of ${n}`,
  moveIn: (rounds, lost) => {
    const when = rounds === 1 ? 'at the end of this round' : `in ${rounds} rounds`;
    if (lost === 0) return `The next comes ${when}. None of your colour would get through.`;
    return `The next comes ${when} and would take ${lost} ${lost === 1 ? 'Invader' : 'Invaders'} from you.`;
  },
  moveNone: 'None is on the track yet.',
  invader: (name, level, pilot, remaining, shield) =>
    `${name}, level ${level}, ${pilot}: ${remaining} of ${shield} shields`,
  at: (row, column) => `row ${row}, column ${column}`,
  ownColour: 'Your colour: it takes an Invader from you if it gets through.',
  assistOf: (names) => `Damaged by ${names}, who earns credits if another destroys it`,
  destroyed: 'destroyed',
  column: (n) => `Column ${n}`,
  wormhole: (left) => (left ? 'Left Wormhole' : 'Right Wormhole'),
  stay: 'stay',
  fly: (steps) => `fly ${steps}`,
  byRing: (steps) => `ring ${steps}`,
  kills: (n) => `· ${n} ${n === 1 ? 'kill' : 'kills'}`,
  steps: (n) => (n === 1 ? '1 space away' : `${n} spaces away`),
  results: (destroyed, damaged) => `then ${destroyed} destroyed, ${damaged} damaged`,
  inDanger: 'Aliens Fire! hits here at the end of this round',
  safe: 'safe from Aliens Fire!',
  here: (names) => `Here: ${names}`,
  track: 'Progress Track',
  mainDeck: 'Main deck',
  cardsLeft: (n) => (n === 1 ? '1 card' : `${n} cards`),
  innovation: (level, n) => `Gaps are filled from level ${level}: ${n} left`,
  refills: (n) => `refills: ${n}`,
  strikesIn: (kind, rounds) =>
    `${en.event(kind)} strikes ${rounds === 1 ? 'at the end of this round' : `in ${rounds} rounds`}`,
  event: (kind) => (kind === 'move' ? 'Aliens Move!' : 'Aliens Fire!'),
  tab: (kind, rounds) => `${kind === 'move' ? 'Move' : 'Fire'} ${en.inRounds(rounds)}`,
  inRounds: (n) => (n === 1 ? 'now' : `in ${n}`),
  exit: 'Exit',
  nothingNext: 'quiet',
  aggression: 'Alien Aggression: new events go under this card',
  emptySlot: 'empty',
  gap: 'bought',
  price: (n) => (n === 1 ? '1 credit' : `${n} credits`),
  adds: (gems) => `into your bag: ${gems}`,
  cockpit: 'Cockpit',
  victory: 'Victory Track',
  of10: 'of 10',
  income: (n) => `+${n} a turn`,
  heat: 'Heat',
  meltdown: 'Meltdown',
  safeFor: (margin, melts) => `Safe for ${margin} more: from heat ${melts} an Overheat gem means Meltdown`,
  gemMelts: 'An Overheat gem would mean Meltdown',
  coolDown: 'Cool down',
  noMarket: 'Heat to 0, gems back into the bag. No buying after it.',
  bag: 'Bag',
  gemsIn: (n) => (n === 1 ? '1 gem' : `${n} gems`),
  overheatNext: 'Overheat on your next draw.',
  bagEmpty: 'Bag empty: cool down to refill it.',
  meltsNow: 'It would mean Meltdown!',
  meltsFrom: (heat) => `From heat ${heat} it means Meltdown.`,
  meltsNever: 'A System takes its heat: no Meltdown.',
  credits: 'Credits',
  assists: 'Assists',
  assistsAre:
    'You put an Assist token on an Invader that you damage. When somebody else destroys it, you get the token back, and 2 credits for each level of the Invader.',
  tray: 'Exchange tray',
  insteadOfFiring: 'instead of firing',
  full: 'purse full',
  freeSystem: 'free System slot',
  systemsAre:
    'A System card that you buy lies here and helps in every turn from then on. With three in place, a new one replaces one of them.',
  systems: 'Systems',
  outOfOrder: 'Out of Order',
  board: 'Player board',
  withCards: (names) => `Cards: ${names}`,
  repairFor: (n) => `Repair for ${n}`,
  boostNext: 'next time',
  boostTokens: (n) => `${n === 1 ? 'Boost token' : 'Boost tokens'}: +${n} Power, for one shot`,
  ventOff: 'Vent does nothing with an Overheat gem.',
  overMelts: 'would reach Meltdown',
  inHand: 'Gem in hand',
  rivals: 'Rivals',
  openCockpit: (name) => `Cockpit of ${name}`,
  ten: (name) =>
    name === undefined ? 'TEN! Hold until the round ends' : `${name} has ten: stop it before the round ends`,
  tenLetters: 'TEN!',
  tenMeans: (name) => (name === undefined ? 'Hold until the round ends' : `${name} must hold until the round ends`),
  stillPlays: (name, invaders) => `${name} has ${invaders} and one turn left.`,
  nobodyPlays: 'Nobody has a turn left in this round.',
  onlyMeters: 'No Invaders are left: only credits and heat count now',
  roundsLeft: (rounds, last) => {
    if (rounds === undefined) return `until Aliens Move! number ${last}`;
    return rounds === 1 ? 'this is the last round' : `${rounds} rounds left`;
  },
  round: (n) => `Round ${n}`,
  pages: { cockpit: 'Cockpit', track: 'Track', rivals: 'Rivals' },
  pilots: { orange: 'orange', purple: 'purple', teal: 'teal', white: 'white' },
};

const fr: Words = {
  field: 'Champ de bataille',
  nextWave: 'Vague suivante',
  noWave: 'Plus aucun envahisseur ne viendra',
  level: (n) => `niveau ${n}`,
  shields: (low, high) => `boucliers ${low}–${high}`,
  movesOf: (gone, n) => `Avancées\u00a0: ${gone} sur ${n}`,
  moveIn: (rounds, lost) => {
    const when = rounds === 1 ? 'à la fin de cette manche' : `dans ${rounds} manches`;
    if (lost === 0) return `La prochaine vient ${when}. Aucun de votre couleur ne passerait.`;
    return `La prochaine vient ${when} et vous prendrait ${lost} ${lost === 1 ? 'envahisseur' : 'envahisseurs'}.`;
  },
  moveNone: 'Aucune n’est encore sur la piste.',
  invader: (name, level, pilot, remaining, shield) =>
    `${name}, niveau ${level}, ${pilot}\u00a0: ${remaining} boucliers sur ${shield}`,
  at: (row, column) => `rangée ${row}, colonne ${column}`,
  ownColour: 'Votre couleur\u00a0: il vous prend un envahisseur s’il passe.',
  assistOf: (names) => `Endommagé par ${names}, qui gagne des crédits si un autre le détruit`,
  destroyed: 'détruit',
  column: (n) => `Colonne ${n}`,
  wormhole: (left) => (left ? 'Trou de ver gauche' : 'Trou de ver droit'),
  stay: 'rester',
  fly: (steps) => `vol ${steps}`,
  byRing: (steps) => `anneau ${steps}`,
  kills: (n) => `· ${n} ${n === 1 ? 'détruit' : 'détruits'}`,
  steps: (n) => (n === 1 ? 'à 1 case' : `à ${n} cases`),
  results: (destroyed, damaged) => `puis ${destroyed} détruits, ${damaged} touchés`,
  inDanger: 'le tir alien frappe ici à la fin de la manche',
  safe: 'à l’abri du tir alien',
  here: (names) => `Ici\u00a0: ${names}`,
  track: 'Piste de progression',
  mainDeck: 'Pioche principale',
  cardsLeft: (n) => (n < 2 ? `${n} carte` : `${n} cartes`),
  refills: (n) => `réserve\u00a0: ${n}`,
  innovation: (level, n) => `Les trous se comblent du niveau ${level}\u00a0: reste ${n}`,
  strikesIn: (kind, rounds) =>
    `${fr.event(kind)} frappe ${rounds === 1 ? 'à la fin de cette manche' : `dans ${rounds} manches`}`,
  event: (kind) => (kind === 'move' ? 'Avancée' : 'Tir alien'),
  tab: (kind, rounds) => `${kind === 'move' ? 'Avancée' : 'Tir'} ${rounds === 1 ? '!' : `dans ${rounds}`}`,
  inRounds: (n) => (n === 1 ? 'ce tour' : `dans ${n}`),
  exit: 'Sortie',
  nothingNext: 'calme',
  aggression: 'Agression alien\u00a0: les événements vont sous cette carte',
  emptySlot: 'vide',
  gap: 'achetée',
  price: (n) => (n < 2 ? `${n} crédit` : `${n} crédits`),
  adds: (gems) => `dans votre sac\u00a0: ${gems}`,
  cockpit: 'Cockpit',
  victory: 'Piste de victoire',
  of10: 'sur 10',
  income: (n) => `+${n} par tour`,
  heat: 'Chaleur',
  meltdown: 'Fusion',
  safeFor: (margin, melts) => `Encore ${margin} sans danger\u00a0: dès ${melts}, une gemme de surchauffe est la fusion`,
  gemMelts: 'Une gemme de surchauffe serait la fusion',
  coolDown: 'Refroidir',
  noMarket: 'Chaleur à 0, les gemmes au sac. Pas d’achat ensuite.',
  bag: 'Sac',
  gemsIn: (n) => (n < 2 ? `${n} gemme` : `${n} gemmes`),
  overheatNext: 'Surchauffe à la prochaine pioche.',
  bagEmpty: 'Sac vide\u00a0: refroidir le remplit.',
  meltsNow: 'Ce serait la fusion\u00a0!',
  meltsFrom: (heat) => `Dès ${heat} de chaleur, c’est la fusion.`,
  meltsNever: 'Un système prend sa chaleur\u00a0: pas de fusion.',
  credits: 'Crédits',
  assists: 'Assistances',
  assistsAre:
    'Vous posez un jeton d’assistance sur un envahisseur que vous endommagez. Si un autre le détruit, vous reprenez le jeton et gagnez 2 crédits par niveau de l’envahisseur.',
  tray: 'Plateau d’échange',
  insteadOfFiring: 'au lieu de tirer',
  full: 'bourse pleine',
  freeSystem: 'place de système libre',
  systemsAre:
    'Une carte système achetée se pose ici et vous aide à chaque tour. Avec trois cartes en place, une nouvelle en remplace une.',
  systems: 'Systèmes',
  outOfOrder: 'Hors service',
  board: 'Plateau',
  withCards: (names) => `Cartes\u00a0: ${names}`,
  repairFor: (n) => `Réparer pour ${n}`,
  boostNext: 'prochain tir',
  boostTokens: (n) => `${n === 1 ? 'Jeton Boost' : 'Jetons Boost'}\u00a0: +${n} puissance, pour un tir`,
  ventOff: 'La ventilation ne fait rien avec une gemme de surchauffe.',
  overMelts: 'atteindrait la fusion',
  inHand: 'Gemme en main',
  rivals: 'Rivaux',
  openCockpit: (name) => `Cockpit de ${name}`,
  ten: (name) =>
    name === undefined
      ? 'DIX\u00a0! Tenez jusqu’à la fin de la manche'
      : `${name} en a dix\u00a0: arrêtez-le avant la fin`,
  tenLetters: 'DIX\u00a0!',
  tenMeans: (name) =>
    name === undefined ? 'Tenez jusqu’à la fin de la manche' : `${name} doit tenir jusqu’à la fin de la manche`,
  stillPlays: (name, invaders) => `${name} en a ${invaders} et encore un tour.`,
  nobodyPlays: 'Plus personne ne joue dans cette manche.',
  onlyMeters: 'Plus d’envahisseurs\u00a0: seuls crédits et chaleur comptent',
  roundsLeft: (rounds, last) => {
    if (rounds === undefined) return `jusqu’à l’avancée numéro ${last}`;
    return rounds === 1 ? 'dernière manche' : `encore ${rounds} manches`;
  },
  round: (n) => `Manche ${n}`,
  pages: { cockpit: 'Cockpit', track: 'Piste', rivals: 'Rivaux' },
  pilots: { orange: 'orange', purple: 'violet', teal: 'turquoise', white: 'blanc' },
};

export const WORDS: Readonly<Record<Lang, Words>> = { en, fr };
