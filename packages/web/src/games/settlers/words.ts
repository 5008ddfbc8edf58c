import type { Lang } from '@starboard/kernel';
import type { Effect, Face, Mode, Pack, UpgradeType } from '@starboard/settlers';

export const FACE_NAMES: Readonly<Record<Lang, Readonly<Record<Face, string>>>> = {
  en: { water: 'Water', energy: 'Energy', army: 'Army', pop1: '1 person', pop2: '2 people', pop3: '3 people' },
  fr: { water: 'Eau', energy: 'Énergie', army: 'Armée', pop1: '1 habitant', pop2: '2 habitants', pop3: '3 habitants' },
};

const SYMBOLS: Readonly<Record<Lang, readonly [string, string, string]>> = {
  en: ['Water', 'Energy', 'Army'],
  fr: ['Eau', 'Énergie', 'Armée'],
};

/** A pack in words: “Water + Energy”, “8 people in 3 slots”. */
export function packName(pack: Pack, lang: Lang): string {
  if (pack.kind === 'population') return WORDS[lang].people(pack.need, pack.slots);
  const parts = pack.symbols.flatMap((n, i) => {
    const name = SYMBOLS[lang][i];
    return n === 0 ? [] : [n === 1 ? name : `${n} ${name}`];
  });
  return parts.join(' + ');
}

/** The same for a button, whose picture shows the slots. */
export function packShort(pack: Pack, lang: Lang): string {
  return pack.kind === 'population' ? WORDS[lang].crowd(pack.need) : packName(pack, lang);
}

/** What to do with an Upgrade that turns a die, so that it helps most. */
export type Way = 'use' | 'keepFill' | 'keepReroll' | 'keep';

export interface Words {
  readonly crowd: (need: number) => string;
  readonly people: (need: number, slots: number) => string;
  readonly upgrades: string;
  readonly settlements: string;
  readonly pile: string;
  readonly used: string;
  readonly empty: string;
  readonly chart: string;
  readonly players: string;
  readonly points: string;
  readonly left: (n: number) => string;
  readonly stall: (turns: number) => string;
  readonly case: string;
  readonly tray: string;
  readonly rolled: (n: number) => string;
  readonly unrolled: (n: number) => string;
  readonly lost: (n: number) => string;
  readonly chance: string;
  readonly toFinish: string;
  readonly now: string;
  readonly nowTip: string;
  readonly rerollTip: string;
  readonly withTip: (card: string, way: Way) => string;
  readonly withAllTip: string;
  readonly ways: Readonly<Record<Way, string>>;
  readonly afterRolls: string;
  readonly riskTip: string;
  readonly dieTip: string;
  readonly rackTip: string;
  readonly reroll: string;
  readonly all: string;
  readonly opens: string;
  readonly opensNone: string;
  readonly opening: (card: string) => string;
  readonly becomes: (from: string, to: string) => string;
  readonly showOdds: string;
  readonly oddsHidden: string;
  readonly dialIdle: string;
  readonly keepOne: string;
  readonly matchOf: string;
  readonly blankCard: string;
  readonly ownSet: string;
  readonly leftOut: string;
  readonly filled: string;
  readonly fits: string;
  readonly notNow: string;
  readonly completes: (system: string, score: number) => string;
  readonly safe: string;
  readonly complete: string;
  readonly worth: (points: number) => string;
  readonly ofSystem: (system: string) => string;
  readonly share: (system: string, owned: number, all: number, name: string | undefined) => string;
  readonly together: (score: number) => string;
  readonly noCards: string;
  readonly noCardsAtAll: string;
  /** On whom: the reader, where nobody is named. */
  readonly attack: (name: string | undefined) => string;
  readonly noBoosts: string;
  readonly defence: string;
  readonly press: (packs: number, sorted: boolean) => string;
  readonly hopeless: string;
  readonly rolling: string;
  readonly pressNone: string;
  readonly begin: string;
  readonly waiting: (name: string) => string;
  readonly leftover: (n: number, upgrade: boolean) => string;
  readonly close: string;
  readonly locked: string;
  readonly owner: (name: string) => string;
  readonly centre: string;
  readonly die: (face: string) => string;
  readonly blank: string;
  readonly risk: string;
  readonly atLeast: (n: number) => string;
  readonly fills: string;
  readonly thenChance: (chance: string) => string;
  readonly removed: string;
  readonly system: (name: string, score: number, lacks: string) => string;
  readonly effect: (effect: Effect) => string;
  readonly types: Readonly<Record<UpgradeType, string>>;
  readonly modes: Readonly<Record<Mode, string>>;
}

const en: Words = {
  crowd: (need) => `${need} people`,
  people: (need, slots) => `${need} people in ${slots} ${slots === 1 ? 'slot' : 'slots'}`,
  upgrades: 'Upgrades',
  settlements: 'Settlements',
  pile: 'pile',
  used: 'used',
  empty: 'nothing here',
  chart: 'Chart',
  players: 'Players',
  points: 'points',
  left: (n) => (n === 1 ? '1 World left: it ends the match' : `${n} Worlds left`),
  stall: (turns) => `the end in ${turns} ${turns === 1 ? 'turn' : 'turns'} if nobody claims`,
  case: 'What you are after',
  tray: 'Dice',
  rolled: (n) => `${n} ${n === 1 ? 'die' : 'dice'} rolled`,
  unrolled: (n) => `${n} ${n === 1 ? 'die' : 'dice'} to roll`,
  lost: (n) => `${n} lost`,
  chance: 'chance',
  toFinish: 'to finish',
  now: 'fill now',
  nowTip: 'The chance to finish the card this turn after this fill, with best play',
  rerollTip: 'The chance to finish it if you lose a die and roll again',
  withTip: (card, way) =>
    `The chance to finish with ${card} at its best moment: ${{ use: 'use it on this roll', keepFill: 'fill a pack without it and keep it for a later roll', keepReroll: 're-roll without it and keep it for a later roll', keep: 'once the dice are rolled' }[way]}`,
  withAllTip: 'The chance to finish with all your Upgrades that turn a die, each at its best moment',
  ways: { use: 'use it now', keepFill: 'fill, keep it', keepReroll: 're-roll, keep it', keep: 'use it later' },
  afterRolls: 'The chance to finish the card with these dice, with best play',
  riskTip: 'A re-roll takes one die and rolls all the others again: which one goes makes no difference',
  dieTip:
    'Dice are not chosen one by one: press a pack to fill it. A re-roll takes the die marked −; which one goes makes no difference, as all others are rolled again.',
  rackTip: 'Dice that are lost or used up this turn',
  reroll: 're-roll',
  all: 'with all:',
  opens: 'would fit',
  opensNone: 'No change of a die opens a pack in this roll',
  opening: (card) => `What ${card} would open`,
  becomes: (from, to) => `${from} becomes ${to}`,
  showOdds: 'Show chances',
  oddsHidden: 'Chances are hidden',
  dialIdle: 'Press a card to see its chance',
  keepOne: 'You keep one of the two: press the one that goes',
  matchOf: 'What this match is played with',
  blankCard: 'Blank card',
  ownSet: 'Cards of your own set',
  leftOut: 'Upgrades left out',
  filled: 'filled',
  fits: 'fits now',
  notNow: 'not in this roll',
  completes: (system, score) => `completes ${system}: ${score} points`,
  safe: ', locked',
  complete: 'complete and locked: nobody can take it',
  worth: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
  ofSystem: (system) => `System ${system}`,
  share: (system, owned, all, name) => `${system}: ${name ? `${name} has` : 'you have'} ${owned} of ${all}`,
  together: (score) => `, ${score} points together`,
  noCards: 'no cards yet',
  noCardsAtAll: 'no cards',
  attack: (name = 'you') => `an attack on ${name}`,
  noBoosts: 'Resource Upgrades do not work in it',
  defence: 'Defence Pack',
  press: (n, sorted) =>
    n === 1
      ? '1 pack fits: press it to fill it'
      : `${n} packs fit${sorted ? ', the best chance first' : ''}: press one to fill it`,
  hopeless: 'Packs fit, but so few dice finish no card: re-roll or end your turn',
  rolling: 'The dice roll …',
  pressNone: 'This roll fills nothing: lose a die and roll again, or end your turn',
  begin: 'Seven dice, one pack a roll',
  waiting: (name) => `${name}: choosing …`,
  leftover: (n, upgrade) =>
    `${n} ${n === 1 ? 'die' : 'dice'} left over: roll free for ${upgrade ? 'an Upgrade' : 'a World'}`,
  close: 'back to the list',
  locked: 'locked: nobody can take it',
  owner: (name) => `held by ${name}`,
  centre: 'on the chart',
  die: (face) => `Die: ${face}`,
  blank: 'not rolled',
  risk: 'lost by a re-roll',
  atLeast: (n) => `needs at least ${n} dice`,
  fills: 'Packs that fit now',
  thenChance: (chance) => `${chance} to finish after it`,
  removed: 'Not in this match',
  system: (name, score, lacks) => `${name}: ${score} points when complete${lacks ? `; ${lacks}` : ''}`,
  effect: (effect) => EFFECTS.en(effect),
  types: { resource: 'Resource', defence: 'Defence', settlement: 'Settlement', special: 'Special' },
  modes: {
    peaceful: 'Peaceful',
    weakDefences: 'Weak Defences',
    classic: 'Classic',
    hard: 'Hard',
    additionalSettlements: 'Additional Settlements',
  },
};

const fr: Words = {
  crowd: (need) => `${need} habitants`,
  people: (need, slots) => `${need} habitants en ${slots} ${slots === 1 ? 'case' : 'cases'}`,
  upgrades: 'Améliorations',
  settlements: 'Colonies',
  pile: 'pioche',
  used: 'usées',
  empty: 'rien ici',
  chart: 'Carte',
  players: 'Joueurs',
  points: 'points',
  left: (n) => (n === 1 ? 'Dernier Monde : il finit la partie' : `${n} Mondes restants`),
  stall: (turns) => `fin dans ${turns} ${turns === 1 ? 'tour' : 'tours'} sans prise`,
  case: 'Ce que vous visez',
  tray: 'Dés',
  rolled: (n) => `${n} ${n === 1 ? 'dé lancé' : 'dés lancés'}`,
  unrolled: (n) => `${n} ${n === 1 ? 'dé' : 'dés'} à lancer`,
  lost: (n) => `${n} ${n === 1 ? 'perdu' : 'perdus'}`,
  chance: 'chance',
  toFinish: 'de finir',
  now: 'remplir',
  nowTip: 'La chance de finir la carte ce tour-ci après ce lot, en jouant au mieux',
  rerollTip: 'La chance de la finir si vous perdez un dé et relancez',
  withTip: (card, way) =>
    `La chance de finir avec ${card} au meilleur moment\u00a0: ${{ use: 'utilisez-la sur ce lancer', keepFill: 'remplissez un lot sans elle et gardez-la', keepReroll: 'relancez sans elle et gardez-la', keep: 'une fois les dés lancés' }[way]}`,
  withAllTip: 'La chance de finir avec toutes vos Améliorations qui changent un dé, chacune au meilleur moment',
  ways: {
    use: 'utilisez-la',
    keepFill: 'remplir, la garder',
    keepReroll: 'relancer, la garder',
    keep: 'plus tard',
  },
  afterRolls: 'La chance de finir la carte avec ces dés, en jouant au mieux',
  riskTip: 'Une relance prend un dé et relance tous les autres\u00a0: peu importe lequel part',
  dieTip:
    'Les dés ne se choisissent pas un à un\u00a0: pressez un lot pour le remplir. Une relance prend le dé marqué −\u00a0; peu importe lequel, tous les autres sont relancés.',
  rackTip: 'Les dés perdus ou utilisés ce tour-ci',
  reroll: 'relance',
  all: 'avec toutes\u00a0:',
  opens: 'irait',
  opensNone: 'Aucun changement de dé n’ouvre de lot avec ces dés',
  opening: (card) => `Ce que ${card} ouvrirait`,
  becomes: (from, to) => `${from} devient ${to}`,
  showOdds: 'Montrer les chances',
  oddsHidden: 'Chances masquées',
  dialIdle: 'Pressez une carte\u00a0: sa chance',
  keepOne: 'Vous en gardez une\u00a0: pressez celle qui part',
  matchOf: 'Avec quoi cette partie se joue',
  blankCard: 'Carte vierge',
  ownSet: 'Cartes de votre propre jeu',
  leftOut: 'Améliorations écartées',
  filled: 'rempli',
  fits: 'possible',
  notNow: 'pas avec ces dés',
  completes: (system, score) => `complète ${system} : ${score} points`,
  safe: ', verrouillé',
  complete: 'complet et verrouillé : personne ne peut le prendre',
  worth: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
  ofSystem: (system) => `Système ${system}`,
  share: (system, owned, all, name) => `${system}\u00a0: ${name ? `${name} en a` : 'vous en avez'} ${owned} sur ${all}`,
  together: (score) => `, ${score} points en tout`,
  noCards: 'pas encore de cartes',
  noCardsAtAll: 'aucune carte',
  attack: (name = 'vous') => `une attaque contre ${name}`,
  noBoosts: 'les Ressources n’y servent pas',
  defence: 'Lot de Défense',
  press: (n, sorted) =>
    n === 1
      ? '1 lot possible\u00a0: pressez-le pour le remplir'
      : `${n} lots possibles${sorted ? ', la meilleure chance d’abord' : ''}\u00a0: pressez-en un`,
  hopeless: 'Des lots vont, mais si peu de dés ne finissent aucune carte',
  rolling: 'Les dés roulent…',
  pressNone: 'Rien à remplir : perdez un dé et relancez, ou finissez le tour',
  begin: 'Sept dés, un lot par lancer',
  waiting: (name) => `À ${name} de choisir`,
  leftover: (n, upgrade) =>
    `Encore ${n} ${n === 1 ? 'dé' : 'dés'} : lancer gratuit pour ${upgrade ? 'une Amélioration' : 'un Monde'}`,
  close: 'retour à la liste',
  locked: 'verrouillé : personne ne peut le prendre',
  owner: (name) => `à ${name}`,
  centre: 'sur la carte',
  die: (face) => `Dé : ${face}`,
  blank: 'pas lancé',
  risk: 'perdu à la relance',
  atLeast: (n) => `demande au moins ${n} dés`,
  fills: 'Lots possibles',
  thenChance: (chance) => `${chance} de finir ensuite`,
  removed: 'Hors de cette partie',
  system: (name, score, lacks) => `${name} : ${score} points une fois complet${lacks ? ` ; ${lacks}` : ''}`,
  effect: (effect) => EFFECTS.fr(effect),
  types: { resource: 'Ressource', defence: 'Défense', settlement: 'Colonie', special: 'Spéciale' },
  modes: {
    peaceful: 'Pacifique',
    weakDefences: 'Défenses faibles',
    classic: 'Classique',
    hard: 'Difficile',
    additionalSettlements: 'Colonies supplémentaires',
  },
};

/** What an Upgrade does, in one short line. */
const EFFECTS: Readonly<Record<Lang, (effect: Effect) => string>> = {
  en(e) {
    switch (e.kind) {
      case 'convert':
        return `One die becomes ${e.to === 'any' ? 'any resource' : FACE_NAMES.en[e.to]}`;
      case 'defend':
        return 'One more pack for attackers';
      case 'points':
        return `${e.value} ${e.value === 1 ? 'point' : 'points'}, safe from attack`;
      case 'scoreDistinctSystems':
        return '1 point per System you hold';
      case 'scoreCompletedSystems':
        return `${e.per} for each System you complete`;
      case 'scoreUpgrades':
        return '1 point for each other Upgrade';
      case 'reroll':
        return e.regain > 0 ? `Free re-roll, regain ${e.regain}` : 'One free re-roll';
      case 'corruption':
        return 'Use another’s Resource Upgrade';
    }
  },
  fr(e) {
    switch (e.kind) {
      case 'convert':
        return `Un dé devient ${e.to === 'any' ? 'ce que vous voulez' : FACE_NAMES.fr[e.to]}`;
      case 'defend':
        return 'Un lot de plus pour l’attaquant';
      case 'points':
        return `${e.value} ${e.value === 1 ? 'point' : 'points'}, à l’abri`;
      case 'scoreDistinctSystems':
        return '1 point par Système';
      case 'scoreCompletedSystems':
        return `${e.per} par Système complété`;
      case 'scoreUpgrades':
        return '1 point par autre Amélioration';
      case 'reroll':
        return e.regain > 0 ? `Relance libre, reprend ${e.regain}` : 'Une relance libre';
      case 'corruption':
        return 'Utilise la Ressource d’un autre';
    }
  },
};

export const WORDS: Readonly<Record<Lang, Words>> = { en, fr };
