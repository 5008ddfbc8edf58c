import type { Lang, Text } from '@starboard/kernel';
import type { Dir } from '@starboard/orbital';

const say = (en: string, fr: string): Text => ({ en, fr });

/** What the stages of a choice ask. */
export const ASKS = {
  card: say('Which module docks at {0}?', 'Quel module se connecte à {0}\u00a0?'),
  exit: say('Where does {0} dock? Choose a glowing exit.', 'Où connecter {0}\u00a0? Choisissez une sortie éclairée.'),
  upgrade: say('Which upgrade?', 'Quelle amélioration\u00a0?'),
  core: say('Lay {0} on your core?', 'Poser {0} sur votre module de base\u00a0?'),
  buy: say('Which card do you buy?', 'Quelle carte achetez-vous\u00a0?'),
  operate: say('Which module works?', 'Quel module fonctionne\u00a0?'),
  event: say('Which event?', 'Quel événement\u00a0?'),
  play: say('Play {0} now?', 'Jouer {0} maintenant\u00a0?'),
  visit: say('Whose machine does your worker use?', 'Quelle machine votre travailleur utilise-t-il\u00a0?'),
  move: say('{0} lifts which outer module?', '{0} soulève quel module extérieur\u00a0?'),
  moveTo: say('{0} moves {1} to which exit?', '{0} déplace {1} vers quelle sortie\u00a0?'),
  commandCard: say('{0} builds which module?', '{0} construit quel module\u00a0?'),
  commandExit: say('{0} builds {1} at which of its exits?', '{0} construit {1} à laquelle de ses sorties\u00a0?'),
  discardFor: say('Which card do you discard?', 'Quelle carte défaussez-vous\u00a0?'),
  repairWhich: say('Which module is repaired?', 'Quel module est réparé\u00a0?'),
  target: say('Which module does {0} hit?', 'Quel module est touché par {0}\u00a0?'),
  remove: say('Which damaged module does {0} remove?', 'Quel module endommagé est supprimé par {0}\u00a0?'),
  stormFirst: say('Which outer module does {0} hit first?', 'Quel module extérieur est touché d’abord par {0}\u00a0?'),
  stormSecond: say('{1} is hit. Which one more?', '{1} est touché. Lequel encore\u00a0?'),
  freeFirst: say('Whose crew does {0} bring back?', 'Quel équipage revient grâce à {0}\u00a0?'),
  freeSecond: say('{1}, and which module more?', '{1}, et quel autre module\u00a0?'),
  only: say('Only this one', 'Celui-ci seulement'),
  whom: say('Who suffers from {0}?', 'Qui subit {0}\u00a0?'),
  stake: say('How many crew do you stake on {0}?', 'Combien d’équipages risquez-vous pour {0}\u00a0?'),
  takeWhich: say('Which market card do you take with {0}?', 'Quelle carte du marché prenez-vous avec {0}\u00a0?'),
  take: say('Which card do you take?', 'Quelle carte prenez-vous\u00a0?'),
  discard: say('Which card do you discard?', 'Quelle carte défaussez-vous\u00a0?'),
  suffer: say('Which module is damaged?', 'Quel module est endommagé\u00a0?'),
  income: say('Which colour brings you income?', 'Quelle couleur vous rapporte\u00a0?'),
} as const;

/** What marks still need: so many, after some or before any. */
export function missing(n: number, more: boolean): Text {
  return more
    ? say(`Mark ${n} more to return`, `Marquez-en encore ${n} à remettre`)
    : say(`Press the ${n} cards to return`, `Touchez les ${n} cartes à remettre`);
}

export function missingDiscards(n: number, more: boolean): Text {
  if (more) return say(`Mark ${n} more to discard`, `Marquez-en encore ${n} à défausser`);
  return n === 1
    ? say('Press the card to discard', 'Touchez la carte à défausser')
    : say(
        `Press the ${n} cards to discard, in any order`,
        `Touchez les ${n} cartes à défausser, dans n’importe quel ordre`,
      );
}

export const SIDES: Readonly<Record<Lang, Readonly<Record<Dir, string>>>> = {
  en: { N: 'north', E: 'east', S: 'south', W: 'west' },
  fr: { N: 'nord', E: 'est', S: 'sud', W: 'ouest' },
};

/** What the table says beside the game's own sentences. */
export interface Words {
  readonly yard: (name: string) => string;
  readonly mine: string;
  readonly toMine: string;
  readonly others: string;
  readonly look: (name: string) => string;
  readonly race: string;
  readonly year: (n: number) => string;
  readonly yearOf: (n: number, of: number) => string;
  readonly double: string;
  readonly column: (type: string, n: number) => string;
  readonly scores: (names: string) => string;
  readonly nobody: string;
  readonly toShare: string;
  readonly shared: string;
  readonly short: (share: number, lead: number) => string;
  readonly rival: (n: number) => string;
  readonly goal: (vp: number, of: number) => string;
  readonly market: string;
  readonly noMarket: string;
  readonly emptyMarket: string;
  readonly price: (n: number) => string;
  readonly draw: string;
  readonly discards: string;
  readonly noDiscards: string;
  readonly upgrades: string;
  readonly upgradeLine: (n: number) => string;
  readonly hand: string;
  readonly handOf: (n: number, limit: number) => string;
  readonly returned: string;
  readonly chosen: string;
  readonly cards: (n: number) => string;
  readonly pileOf: (n: number) => string;
  readonly mc: (n: number) => string;
  readonly vp: (n: number) => string;
  readonly crewFree: (n: number) => string;
  readonly atWork: (n: number) => string;
  readonly crew: (n: number) => string;
  readonly crewOn: (n: number) => string;
  readonly coreAbout: string;
  readonly lastYear: string;
  readonly nextYear: string;
  readonly nextYearLong: (mc: number, crew: number) => string;
  readonly exits: (n: number) => string;
  readonly exitsLeft: (n: number) => string;
  readonly lastExit: string;
  readonly same: string;
  readonly sameShort: string;
  readonly free: string;
  readonly moves: string;
  readonly exit: (module: string, side: string) => string;
  readonly blocked: string;
  readonly onDamaged: string;
  readonly first: string;
  readonly bot: string;
  readonly passed: string;
  readonly passesOf: (n: number, of: number) => string;
  readonly damaged: string;
  readonly damage: (n: number) => string;
  readonly used: string;
  readonly ready: string;
  readonly immune: string;
  readonly core: string;
  readonly cost: (n: number) => string;
  readonly hit: string;
  readonly event: string;
  readonly dead: string;
  readonly ways: (n: number) => string;
  readonly symbols: (n: number) => string;
  readonly eachYear: string;
  readonly stakeOdds: (chance: string) => string;
  readonly known: (names: string) => string;
  readonly convoys: (n: number) => string;
  readonly nextTo: (from: number, to: number) => string;
  readonly takesCrown: string;
  readonly sharesCrown: string;
  readonly losesCrown: string;
  readonly closeMarket: string;
  readonly yardShort: string;
  readonly moreExits: (n: number) => string;
}

const en: Words = {
  yard: (name) => `The orbital of ${name}`,
  mine: 'Your orbital',
  toMine: 'Back to your orbital',
  others: 'Orbitals',
  look: (name) => `Look at the orbital of ${name}`,
  race: 'The race for six colours',
  year: (n) => `Year ${n}`,
  yearOf: (n, of) => `Year ${n} of ${of}`,
  double: 'Last year: every colour pays 2 VP',
  column: (type, n) => `${type}: you have ${n}`,
  scores: (names) => `Would score now: ${names}`,
  nobody: 'nobody',
  toShare: 'to tie',
  shared: 'tied',
  short: (share, lead) =>
    lead === 0
      ? 'You lead alone'
      : share === 0
        ? `You share the lead, ${lead} more to lead alone`
        : `${share} short of sharing, ${lead} of leading`,
  rival: (n) => `Rival ${n}`,
  goal: (vp, of) => `${vp} of ${of} VP`,
  market: 'Market',
  noMarket: 'No market against automata',
  emptyMarket: 'Empty until the year ends',
  price: (n) => `price ${n} MC`,
  draw: 'Draw',
  discards: 'Discards',
  noDiscards: 'Nothing is discarded yet.',
  upgrades: 'Core upgrades',
  upgradeLine: (n) => `${n} MC, once`,
  hand: 'Your hand',
  handOf: (n, limit) => `Hand ${n} of ${limit}`,
  returned: 'goes back',
  chosen: 'discarded',
  cards: (n) => (n === 1 ? '1 card' : `${n} cards`),
  pileOf: (n) => `A face-down pile of ${n}`,
  mc: (n) => `${n} MC`,
  vp: (n) => `${n} VP`,
  crewFree: (n) => `${n} crew free`,
  atWork: (n) => `${n} resting`,
  crew: (n) => `${n} crew`,
  crewOn: (n) => `${n} crew rests here`,
  coreAbout: 'Your orbital begins here. An upgrade can be laid on it once.',
  lastYear: 'Last year: 2 VP a colour',
  nextYear: 'Next year',
  nextYearLong: (mc, crew) => `The next year brings ${mc} MC and ${crew} crew as things stand`,
  exits: (n) => (n === 1 ? '1 usable exit' : `${n} usable exits`),
  exitsLeft: (n) => (n === 1 ? 'exit left' : 'exits left'),
  lastExit: 'The last exit: then only modules with exits fit',
  same: '−1 same colour',
  sameShort: '−1 same',
  free: 'paid by the command',
  moves: 'moves here',
  exit: (module, side) => `Exit ${side} of ${module}`,
  blocked: 'blocked',
  onDamaged: 'its module is damaged',
  first: 'first player',
  bot: 'automaton',
  passed: 'passed',
  passesOf: (n, of) => `${n} of ${of} have passed in a row`,
  damaged: 'damaged',
  damage: (n) => `${n} damage`,
  used: 'It has worked this year',
  ready: 'can work',
  immune: 'It cannot be damaged',
  core: 'Core',
  cost: (n) => `costs ${n} MC here`,
  hit: 'Hit',
  event: 'Event',
  dead: 'no exits',
  ways: (n) => (n === 1 ? '1 exit' : `${n} exits`),
  symbols: (n) => (n === 1 ? '1 crew symbol' : `${n} crew symbols`),
  eachYear: 'Year',
  stakeOdds: (chance) => `${chance} for an event`,
  known: (names) => `Everybody knows: ${names}`,
  convoys: (n) => `${n} Supply ${n === 1 ? 'Convoy' : 'Convoys'} this year`,
  nextTo: (from, to) => `${from} → ${to}`,
  takesCrown: 'you lead',
  sharesCrown: 'you share it',
  losesCrown: 'you lose it',
  closeMarket: 'Back to the orbital',
  yardShort: 'Orbital',
  moreExits: (n) => (n === 1 ? '1 more exit there' : `${n} more exits there`),
};

const fr: Words = {
  yard: (name) => `L’orbital de ${name}`,
  mine: 'Votre orbital',
  toMine: 'Retour à votre orbital',
  others: 'Orbitaux',
  look: (name) => `Regarder l’orbital de ${name}`,
  race: 'La course aux six couleurs',
  year: (n) => `Année ${n}`,
  yearOf: (n, of) => `Année ${n} sur ${of}`,
  double: 'Dernière année\u00a0: chaque couleur paie 2 PV',
  column: (type, n) => `${type}\u00a0: vous en avez ${n}`,
  scores: (names) => `Marquerait maintenant\u00a0: ${names}`,
  nobody: 'personne',
  toShare: 'égalité',
  shared: 'égal',
  short: (share, lead) =>
    lead === 0
      ? 'Vous menez seul'
      : share === 0
        ? `Vous partagez la tête, encore ${lead} pour mener seul`
        : `Il manque ${share} pour partager, ${lead} pour mener`,
  rival: (n) => `Adversaire ${n}`,
  goal: (vp, of) => `${vp} sur ${of} PV`,
  market: 'Marché',
  noMarket: 'Pas de marché contre les bots',
  emptyMarket: 'Vide jusqu’à la fin de l’année',
  price: (n) => `prix ${n} MC`,
  draw: 'Pioche',
  discards: 'Défausse',
  noDiscards: 'Rien n’est encore défaussé.',
  upgrades: 'Bases améliorées',
  upgradeLine: (n) => `${n} MC, une fois`,
  hand: 'Votre main',
  handOf: (n, limit) => `Main ${n} sur ${limit}`,
  returned: 'remise',
  chosen: 'défaussée',
  cards: (n) => (n === 1 ? '1 carte' : `${n} cartes`),
  pileOf: (n) => `Une pile face cachée de ${n}`,
  mc: (n) => `${n} MC`,
  vp: (n) => `${n} PV`,
  crewFree: (n) => (n < 2 ? `${n} équipage inutilisé` : `${n} équipages inutilisés`),
  atWork: (n) => `${n} au repos`,
  crew: (n) => (n < 2 ? `${n} équipage` : `${n} équipages`),
  crewOn: (n) => (n < 2 ? `${n} équipage s’y repose` : `${n} équipages s’y reposent`),
  coreAbout: 'Votre orbital commence ici. Une amélioration peut y être posée, une fois.',
  lastYear: 'Dernier an\u00a0: 2 PV par couleur',
  nextYear: 'An prochain',
  nextYearLong: (mc, crew) => `L’année prochaine apporte ${mc} MC et ${crew} équipages en l’état`,
  exits: (n) => (n === 1 ? '1 sortie utilisable' : `${n} sorties utilisables`),
  exitsLeft: (n) => (n === 1 ? 'sortie restante' : 'sorties restantes'),
  lastExit: 'La dernière sortie\u00a0: ensuite, seulement des modules avec sorties',
  same: '−1 même couleur',
  sameShort: '−1 même',
  free: 'payé par la commande',
  moves: 'va ici',
  exit: (module, side) => `Sortie ${side} de ${module}`,
  blocked: 'bloquée',
  onDamaged: 'son module est endommagé',
  first: 'premier joueur',
  bot: 'bot imprimé',
  passed: 'a passé',
  passesOf: (n, of) => `${n} sur ${of} ont passé de suite`,
  damaged: 'endommagé',
  damage: (n) => (n === 1 ? '1 dommage' : `${n} dommages`),
  used: 'Il a fonctionné cette année',
  ready: 'peut fonctionner',
  immune: 'Il ne peut pas être endommagé',
  core: 'Base',
  cost: (n) => `coûte ${n} MC ici`,
  hit: 'Touché',
  event: 'Événement',
  dead: 'sans sortie',
  ways: (n) => (n === 1 ? '1 sortie' : `${n} sorties`),
  symbols: (n) => (n === 1 ? '1 symbole d’équipage' : `${n} symboles d’équipage`),
  eachYear: 'An',
  stakeOdds: (chance) => `${chance} pour un événement`,
  known: (names) => `Tout le monde connaît\u00a0: ${names}`,
  convoys: (n) => (n === 1 ? '1 convoi cette année' : `${n} convois cette année`),
  nextTo: (from, to) => `${from} → ${to}`,
  takesCrown: 'vous menez',
  sharesCrown: 'vous partagez',
  losesCrown: 'vous la perdez',
  closeMarket: 'Retour à l’orbital',
  yardShort: 'Orbital',
  moreExits: (n) => (n === 1 ? 'Encore 1 sortie par là' : `Encore ${n} sorties par là`),
};

export const WORDS: Readonly<Record<Lang, Words>> = { en, fr };
