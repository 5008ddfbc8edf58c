import { FACE_NAMES, type Face, type Sector } from '@starboard/invasion';
import { frenchOf, type Lang, type Text } from '@starboard/kernel';
import type { News } from './news.ts';
import { changeOf } from './numbers.ts';

const both = (say: (lang: Lang) => string): Text => ({ en: say('en'), fr: say('fr') });

/** A sentence begins with it. */
export function capital(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

/** What marks still need, beside the buttons. */
export const MISSING = {
  mark: { en: 'Mark dice to roll again', fr: 'Marquez les dés à relancer' },
  lay: (face: Face) =>
    both((lang) =>
      lang === 'en'
        ? `Lay the ${FACE_NAMES[face].en} on saucers`
        : `Posez ${face === 'interceptor' ? 'l’' : 'le '}${FACE_NAMES[face].fr} sur des soucoupes`,
    ),
  left: (n: number) =>
    both((lang) =>
      lang === 'en' ? `${n} ${n === 1 ? 'die' : 'dice'} to lay` : `${n} ${n === 1 ? 'dé' : 'dés'} à poser`,
    ),
} as const;

/** What the table says beside the game's own sentences. */
export interface TableWords {
  readonly round: (round: number) => string;
  readonly icons: string;
  /** Of this round, or of another one by its number. */
  readonly iconsLong: (value: number, round?: number) => string;
  readonly iconsShort: (value: number) => string;
  readonly staging: string;
  /** The dice that join in a round. */
  readonly waits: (round: number, dice: readonly string[]) => string;
  readonly points: (points: number) => string;
  readonly lane: (sector: number, strength: number) => string;
  /** So many saucers on so many dice, in a lane. */
  readonly coming: (saucers: number, dice: number) => string;
  readonly open: string;
  /** The same in two words, the first of which may be left out. */
  readonly openWhat: string;
  readonly openHow: string;
  readonly openLong: string;
  readonly openLanes: (n: number) => string;
  readonly strength: readonly [missing: string, damaged: string, whole: string];
  readonly worth: (points: number) => string;
  readonly path: (sector: Sector) => string;
  readonly corePath: string;
  readonly invasion: string;
  readonly tray: string;
  readonly desk: string;
  readonly none: string;
  readonly saucers: (n: number) => string;
  readonly repelled: (n: number, of: number) => string;
  readonly repelledShort: (n: number, of: number) => string;
  readonly cancels: (n: number, all: boolean) => string;
  readonly again: string;
  readonly rerolls: (n: number) => string;
  readonly bestShots: string;
  readonly allLaid: string;
  readonly news: (news: News) => string;
  /** What is asked after the news. */
  readonly mark: string;
  /** What is asked while a die is in hand. */
  readonly inHand: (face: Face, value: number) => string;
  /** In the place of what they show. */
  readonly rolling: string;
  /** Of the reader, or of somebody by name; likewise below. */
  readonly strikes: (name: string | undefined) => string;
  readonly strikesLong: (dice: number, saucers: number) => string;
  /** The same beside a label that speaks of saucers. */
  readonly strikesShort: (dice: number, saucers: number) => string;
  readonly loss: (name: string | undefined) => string;
  readonly lossLong: string;
  readonly lossAtBest: string;
  readonly coreHit: (name: string | undefined) => string;
  readonly coreHitLong: string;
  readonly core: (name: string | undefined) => string;
  readonly coreGone: string;
  readonly coreGoneLong: string;
  /** Stopping now, and beside it rolling the marked dice again. */
  readonly lead: string;
  readonly leadRolling: string;
  readonly leadLong: string;
  readonly oddsOn: string;
  readonly oddsOff: string;
  /** In the place of the numbers. */
  readonly oddsHidden: string;
  /** What one Missile changes of a target's points on average. */
  readonly missile: (name: string, mean: string) => string;
  readonly next: string;
  readonly later: string;
  readonly moved: string;
  readonly threw: string;
  readonly playing: string;
  readonly pool: (points: number) => string;
  readonly duel: string;
  readonly duelLong: string;
  readonly cycle: (n: number) => string;
  readonly locked: string;
  readonly sector: (n: number) => string;
  readonly faceLong: Readonly<Record<Face, (value: number) => string>>;
  readonly house: string;
  readonly planetOf: (name: string | undefined) => string;
  readonly placeOf: (place: number) => string;
  readonly takeBack: string;
  readonly after: (names: readonly string[]) => string;
  /** Whose turn goes on after a free rebuild. */
  readonly goesOn: (name: string | undefined) => string;
  readonly afterDuel: (points: number) => string;
  readonly wonBy: (name: string) => string;
  readonly wanted: string;
  readonly wantedLong: string;
  readonly dives: (name: string | undefined, saucers: number) => string;
  readonly struck: (name: string | undefined, sector: number, hits: number) => string;
  readonly fired: (name: string | undefined, sector: number, damage: number) => string;
  readonly throws: (name: string | undefined, dice: number) => string;
  readonly shots: (name: string | undefined, repelled: number) => string;
}

const en: TableWords = {
  round: (round) => `Round ${round}`,
  icons: 'icons',
  iconsLong: (value, round) =>
    `Each Blaster, Missile and Rebuild is worth ${value} ${round ? `in round ${round}` : 'this round'}`,
  iconsShort: (value) => `Each icon is worth ${value} this round`,
  staging: 'Staging Board',
  waits: (round, dice) =>
    `These ${dice.length} dice join in round ${round}: ${dice.length - 1} of saucers, one of yours`,
  points: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
  lane: (sector, strength) => `Sector ${sector}: lane strength ${strength} of 4`,
  coming: (saucers, dice) =>
    `${saucers} ${saucers === 1 ? 'saucer still strikes' : 'saucers still strike'} here${dice > 1 ? `, on ${dice} dice` : ''}.`,
  open: 'lane open',
  openWhat: 'lane',
  openHow: 'open',
  openLong: 'No City stands before the Core here: the next saucer hits it.',
  openLanes: (n) => (n === 1 ? '1 lane open' : `${n} lanes open`),
  strength: ['missing', 'damaged', 'undamaged'],
  worth: (points) => `worth ${points}`,
  path: (sector) => `Damage in sector ${sector} runs from outside in: outer City, inner City, Core, then the far side.`,
  corePath: 'Undamaged it is worth 5, damaged only 1: the first hit costs 4 points.',
  invasion: 'Invasion dice',
  tray: 'Defense dice',
  desk: 'Control desk',
  none: 'no saucers',
  saucers: (n) => `${n} ${n === 1 ? 'saucer' : 'saucers'}`,
  repelled: (n, of) => `${n} of ${of} repelled`,
  repelledShort: (n, of) => `${n} of ${of}`,
  cancels: (n, all) => (all && n > 1 ? `cancels all ${n}` : `cancels ${n}`),
  again: 'again',
  rerolls: (n) => `${n} ${n === 1 ? 're-roll' : 're-rolls'} left. Dice you keep can be taken back next time.`,
  bestShots: 'Best shots',
  allLaid: 'All shots are laid: fire, or take one back.',
  news: ({ points, core, again }) =>
    `${again ? 'Since your last turn' : 'Before your turn'}: ${changeOf(points)} ${points === -1 || points === 1 ? 'point' : 'points'}${core === 'lost' ? ', Core lost' : core ? ', Core damaged' : ''}.`,
  mark: 'Mark dice to roll again.',
  inHand: (face, value) =>
    face === 'interceptor'
      ? 'Lay the Interceptor on a saucer die: it cancels that whole die, any colour.'
      : `Lay the ${FACE_NAMES[face].en} on a die of its colour: it repels up to ${value} there.`,
  rolling: 'The dice roll …',
  strikes: (name) => (name ? `Saucers over ${name}` : 'Saucers coming'),
  strikesLong: (dice, saucers) =>
    `${dice} ${dice === 1 ? 'die' : 'dice'}, ${saucers} ${saucers === 1 ? 'saucer' : 'saucers'}`,
  strikesShort: (dice, saucers) => `${saucers} on ${dice} dice`,
  loss: (name) => `${name ? `${name} loses` : 'You lose'} about`,
  lossLong:
    'Points that these saucers will cost on average: with the shots that are laid, and the best ones of the dice that are not. After the arrow: what your shots make of the best plan.',
  lossAtBest: 'Points that these saucers will cost on average, with the best shots of these dice.',
  coreHit: (name) => (name ? `${name}’s Core is hit` : 'Core is hit'),
  coreHitLong: 'How likely it is that at least one saucer reaches the Core this turn.',
  core: (name) => (name ? `${name}’s Core is` : 'Core is'),
  coreGone: 'gone',
  coreGoneLong: 'Nothing is left of the Core that a saucer could hit: Rebuild brings it back.',
  lead: 'Lead if you stop',
  leadRolling: 'Lead: stop → roll',
  leadLong:
    'How many points ahead of the others’ mean (below zero: behind) you will be when your turn ends, on average: if you stop now, and after the arrow if you roll the marked dice again.',
  oddsOn: 'Show the odds again',
  oddsOff: 'Hide the odds; this sign brings them back',
  oddsHidden: 'Odds are hidden: the magnifier brings them back.',
  missile: (name, mean) =>
    `Each Missile you fire changes the points of ${name} by ${mean} on average: 5 times in 6 it hits, once in 6 it is a gift.`,
  next: 'moves next',
  later: 'moves later',
  moved: 'has moved',
  threw: 'threw these',
  playing: 'is invaded',
  pool: (points) => `${points} ${points === 1 ? 'point' : 'points'} to rebuild`,
  duel: 'Duel',
  duelLong: 'Level on points: everybody fires once a cycle, until one is ahead.',
  cycle: (n) => `cycle ${n}`,
  locked: 'has picked',
  sector: (n) => `Sector ${n}`,
  faceLong: {
    'blaster-yellow': (v) => `Yellow Blaster: repels up to ${v} on one yellow die.`,
    'blaster-blue': (v) => `Blue Blaster: repels up to ${v} on one blue die.`,
    'blaster-magenta': (v) => `Magenta Blaster: repels up to ${v} on one magenta die.`,
    interceptor: () => 'Interceptor: cancels one whole die of any colour.',
    missile: (v) => `Missile: ${v} damage to every other planet; 5 in 6 are hit, 1 in 6 is shielded and repairs ${v}.`,
    rebuild: (v) => `Rebuild: ${v} ${v === 1 ? 'point' : 'points'} of repairs at the end of your turn.`,
  },
  house: 'house rule',
  planetOf: (name) => `${name ? `${name}’s` : 'Your'} planet`,
  placeOf: (place) => (place > 0 ? `place ${place}` : ''),
  takeBack: 'Take all back',
  after: (names) => (names.length === 0 ? 'You move last in this round.' : `Still to move: ${names.join(', ')}`),
  goesOn: (name) => `${name ? `${name}’s` : 'Your'} turn goes on after this.`,
  afterDuel: (points) => `duel ${points}`,
  wonBy: (name) => `${name}: the duel is won`,
  wanted: 'Chance to get',
  wantedLong: 'The faces that would help you most, and how likely the marked dice show one of them.',
  dives: (name, n) => `${n} ${n === 1 ? 'saucer dives' : 'saucers dive'} on ${name ?? 'you'}: one die, one sector.`,
  struck: (name, sector, hits) =>
    `${name ? `${name}’s` : 'Your'} sector ${sector}: ${hits === 0 ? 'nothing is left to hit' : `${hits} damage`}.`,
  fired: (name, sector, damage) =>
    `${name ? `${name}’s` : 'Your'} Missile, sector ${sector}: ${damage} damage to all others; whoever rolls ${sector} too repairs.`,
  throws: (name, dice) => `${name ? `${name} rolls` : 'You roll'} ${dice === 1 ? 'a die' : `${dice} dice`} again.`,
  shots: (name, repelled) =>
    name
      ? `${name} shoots: ${repelled} ${repelled === 1 ? 'saucer' : 'saucers'} repelled.`
      : `Your shots can be laid in one way only: ${repelled} ${repelled === 1 ? 'saucer' : 'saucers'} repelled.`,
};

const fr: TableWords = {
  round: (round) => `Manche ${round}`,
  icons: 'icônes',
  iconsLong: (value, round) =>
    `Chaque Blaster, Missile et Reconstruction vaut ${value} ${round ? `à la manche ${round}` : 'cette manche'}`,
  iconsShort: (value) => `Chaque icône vaut ${value} cette manche`,
  staging: 'Plateau de réserve',
  waits: (round, dice) =>
    `Ces ${dice.length} dés arrivent à la manche ${round} : ${dice.length - 1} de soucoupes, un pour vous`,
  points: (points) => `${points} ${points < 2 ? 'point' : 'points'}`,
  lane: (sector, strength) => `Secteur ${sector} : couloir de force ${strength} sur 4`,
  coming: (saucers, dice) =>
    `${saucers} ${saucers < 2 ? 'soucoupe frappe' : 'soucoupes frappent'} encore ici${dice > 1 ? `, sur ${dice} dés` : ''}.`,
  open: 'couloir ouvert',
  openWhat: 'couloir',
  openHow: 'ouvert',
  openLong: 'Aucune Cité ne protège le Noyau ici : la prochaine soucoupe le touche.',
  openLanes: (n) => (n === 1 ? '1 couloir ouvert' : `${n} couloirs ouverts`),
  strength: ['absente', 'endommagée', 'intacte'],
  worth: (points) => `vaut ${points}`,
  path: (sector) =>
    `Les dégâts du secteur ${sector} vont de l’extérieur vers l’intérieur : Cité extérieure, Cité intérieure, Noyau, puis l’autre côté.`,
  corePath: 'Intact il vaut 5, endommagé 1 seulement : le premier coup coûte 4 points.',
  invasion: 'Dés d’invasion',
  tray: 'Dés de défense',
  desk: 'Pupitre',
  none: 'aucune soucoupe',
  saucers: (n) => `${n} ${n < 2 ? 'soucoupe' : 'soucoupes'}`,
  repelled: (n, of) => `${n} sur ${of}`,
  repelledShort: (n, of) => `${n} sur ${of}`,
  cancels: (n, all) => (all && n > 1 ? `annule les ${n}` : `annule ${n}`),
  again: 'encore',
  rerolls: (n) => `Il reste ${n} ${n < 2 ? 'relance' : 'relances'}. Un dé gardé peut être repris la prochaine fois.`,
  bestShots: 'Meilleurs tirs',
  allLaid: 'Tous les tirs sont posés : tirez, ou reprenez-en un.',
  news: ({ points, core, again }) =>
    `${again ? 'Depuis votre tour' : 'Avant votre tour'} : ${changeOf(points)} ${points === -1 || points === 1 ? 'point' : 'points'}${core === 'lost' ? ', Noyau perdu' : core ? ', Noyau endommagé' : ''}.`,
  mark: 'Marquez les dés à relancer.',
  inHand: (face, value) =>
    face === 'interceptor'
      ? 'Posez l’Intercepteur sur un dé : il l’annule en entier, quelle que soit sa couleur.'
      : `Posez le ${FACE_NAMES[face].fr} sur un dé de sa couleur : il y repousse jusqu’à ${value}.`,
  rolling: 'Les dés roulent…',
  strikes: (name) => (name ? `Soucoupes sur ${name}` : 'Soucoupes en route'),
  strikesLong: (dice, saucers) =>
    `${dice} ${dice < 2 ? 'dé' : 'dés'}, ${saucers} ${saucers < 2 ? 'soucoupe' : 'soucoupes'}`,
  strikesShort: (dice, saucers) => `${saucers} sur ${dice} dés`,
  loss: (name) => `${name ? `${name} perd` : 'Vous perdez'} environ`,
  lossLong:
    'Les points que ces soucoupes coûteront en moyenne : avec les tirs posés, et les meilleurs des dés qui ne le sont pas. Après la flèche : ce que vos tirs font du meilleur plan.',
  lossAtBest: 'Les points que ces soucoupes coûteront en moyenne, avec les meilleurs tirs de ces dés.',
  coreHit: (name) => (name ? `Noyau touché (${name})` : 'Noyau touché'),
  coreHitLong: 'La probabilité qu’au moins une soucoupe atteigne le Noyau ce tour-ci.',
  core: (name) => (name ? `Noyau (${name})` : 'Noyau'),
  coreGone: 'détruit',
  coreGoneLong: 'Il ne reste rien du Noyau à toucher : la Reconstruction le relève.',
  lead: 'Avance à l’arrêt',
  leadRolling: 'Arrêt → relance',
  leadLong:
    'Votre avance sur la moyenne des autres, à la fin de votre tour (sous zéro, un retard) : avec ces dés, et après la flèche en relançant les dés marqués.',
  oddsOn: 'Montrer de nouveau les chances',
  oddsOff: 'Cacher les chances ; ce signe les ramène',
  oddsHidden: 'Les chances sont cachées : la loupe les ramène.',
  missile: (name, mean) =>
    `Chaque Missile que vous tirez change les points ${frenchOf(name)} de ${mean} en moyenne : 5 fois sur 6 il touche, 1 fois sur 6 c’est un cadeau.`,
  next: 'joue ensuite',
  later: 'jouera plus tard',
  moved: 'a joué',
  threw: 'les a lancés',
  playing: 'est envahi',
  pool: (points) => `${points} ${points < 2 ? 'point' : 'points'} de reconstruction`,
  duel: 'Duel',
  duelLong: 'Égalité : chacun tire une fois par cycle, jusqu’à ce que l’un soit devant.',
  cycle: (n) => `cycle ${n}`,
  locked: 'a choisi',
  sector: (n) => `Secteur ${n}`,
  faceLong: {
    'blaster-yellow': (v) => `Blaster jaune : repousse jusqu’à ${v} sur un dé jaune.`,
    'blaster-blue': (v) => `Blaster bleu : repousse jusqu’à ${v} sur un dé bleu.`,
    'blaster-magenta': (v) => `Blaster magenta : repousse jusqu’à ${v} sur un dé magenta.`,
    interceptor: () => 'Intercepteur : annule un dé entier, de toute couleur.',
    missile: (v) =>
      `Missile : ${v} de dégâts à chaque autre planète ; 5 sur 6 sont touchées, 1 sur 6 se protège et répare ${v}.`,
    rebuild: (v) => `Reconstruction : ${v} ${v < 2 ? 'point' : 'points'} de réparation à la fin de votre tour.`,
  },
  house: 'règle maison',
  planetOf: (name) => (name ? `Planète ${frenchOf(name)}` : 'Votre planète'),
  placeOf: (place) => (place > 0 ? (place === 1 ? '1re place' : `${place}e place`) : ''),
  takeBack: 'Tout reprendre',
  after: (names) =>
    names.length === 0 ? 'Vous jouez en dernier dans cette manche.' : `Doivent encore jouer : ${names.join(', ')}`,
  goesOn: (name) => `${name ? `Le tour ${frenchOf(name)}` : 'Votre tour'} continue ensuite.`,
  afterDuel: (points) => `duel ${points}`,
  wonBy: (name) => `${name} : duel gagné`,
  wanted: 'Chance d’avoir',
  wantedLong: 'Les faces qui vous aideraient le plus, et la chance que les dés marqués en montrent une.',
  dives: (name, n) =>
    `${n} ${n < 2 ? 'soucoupe plonge' : 'soucoupes plongent'} sur ${name ?? 'vous'} : un dé, un secteur.`,
  struck: (name, sector, hits) =>
    `Secteur ${sector} ${name ? frenchOf(name) : 'de votre planète'} : ${hits === 0 ? 'plus rien à toucher' : `${hits} de dégâts`}.`,
  fired: (name, sector, damage) =>
    `${name ? `Missile ${frenchOf(name)}` : 'Votre Missile'}, secteur ${sector} : ${damage} de dégâts à tous les autres ; qui fait aussi ${sector} répare.`,
  throws: (name, dice) => `${name ? `${name} relance` : 'Vous relancez'} ${dice === 1 ? 'un dé' : `${dice} dés`}.`,
  shots: (name, repelled) =>
    `${name ? `${name} tire` : 'Vos tirs ne peuvent se poser que d’une façon'} : ${repelled} ${repelled < 2 ? 'soucoupe repoussée' : 'soucoupes repoussées'}.`,
};

export const WORDS: Readonly<Record<Lang, TableWords>> = { en, fr };
