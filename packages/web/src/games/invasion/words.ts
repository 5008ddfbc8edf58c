import { FACE_NAMES, type Face, type Sector } from '@starboard/invasion';
import type { Lang, Text } from '@starboard/kernel';

const both = (say: (lang: Lang) => string): Text => ({ en: say('en'), fr: say('fr') });

/** What marks still need, beside the buttons. */
export const MISSING = {
  mark: { en: 'Mark dice to roll again', fr: 'Marquez les dés à relancer' },
  lay: (face: Face) =>
    both((lang) =>
      lang === 'en' ? `Lay the ${FACE_NAMES[face].en} on saucers` : `Posez ${FACE_NAMES[face].fr} sur des soucoupes`,
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
  readonly iconsLong: (value: number) => string;
  readonly staging: string;
  readonly waits: (dice: number) => string;
  readonly points: (points: number) => string;
  readonly lane: (sector: number, strength: number) => string;
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
  readonly none: string;
  readonly saucers: (n: number) => string;
  readonly repelled: (n: number, of: number) => string;
  readonly repelledShort: (n: number, of: number) => string;
  readonly cancels: (n: number, all: boolean) => string;
  readonly again: string;
  readonly rerolls: (n: number) => string;
  readonly bestShots: string;
  readonly strikes: string;
  readonly strikesLong: (dice: number, saucers: number) => string;
  readonly loss: string;
  readonly coreHit: string;
  readonly lead: string;
  readonly oddsOn: string;
  readonly oddsOff: string;
  /** What one Missile changes of a target's points on average. */
  readonly missile: (mean: string) => string;
  readonly next: string;
  readonly later: string;
  readonly moved: string;
  readonly threw: string;
  readonly playing: string;
  readonly pool: (points: number) => string;
  readonly duel: string;
  readonly cycle: (n: number) => string;
  readonly locked: string;
  readonly sector: (n: number) => string;
  readonly faceLong: Readonly<Record<Face, (value: number) => string>>;
  readonly house: string;
  readonly planetOf: (name: string) => string;
  readonly placeOf: (place: number) => string;
  readonly takeBack: string;
  readonly after: (names: readonly string[]) => string;
  readonly afterDuel: (points: number) => string;
  readonly wonBy: (name: string) => string;
  readonly wanted: string;
  readonly dives: (saucers: number) => string;
  readonly struck: (sector: number, hits: number) => string;
  readonly fired: (sector: number, damage: number) => string;
}

const en: TableWords = {
  round: (round) => `Round ${round}`,
  icons: 'icons',
  iconsLong: (value) => `Each Blaster, Missile and Rebuild is worth ${value} this round`,
  staging: 'Staging Board',
  waits: (dice) => `${dice} dice wait here for their round`,
  points: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
  lane: (sector, strength) => `Sector ${sector}: lane strength ${strength} of 4`,
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
  none: 'no saucers',
  saucers: (n) => `${n} ${n === 1 ? 'saucer' : 'saucers'}`,
  repelled: (n, of) => `${n} of ${of} repelled`,
  repelledShort: (n, of) => `${n} of ${of}`,
  cancels: (n, all) => (all && n > 1 ? `cancels all ${n}` : `cancels ${n}`),
  again: 'again',
  rerolls: (n) => `${n} ${n === 1 ? 're-roll' : 're-rolls'} left. Dice you keep can be taken back next time.`,
  bestShots: 'Best shots',
  strikes: 'Strikes to come',
  strikesLong: (dice, saucers) =>
    `${dice} ${dice === 1 ? 'die' : 'dice'}, ${saucers} ${saucers === 1 ? 'saucer' : 'saucers'}`,
  loss: 'Expected loss',
  coreHit: 'Core is hit',
  lead: 'Lead on average',
  oddsOn: 'Show odds',
  oddsOff: 'Hide odds',
  missile: (mean) => `one Missile: ${mean}`,
  next: 'moves next',
  later: 'moves later',
  moved: 'has moved',
  threw: 'threw these',
  playing: 'is invaded',
  pool: (points) => `${points} ${points === 1 ? 'point' : 'points'} to rebuild`,
  duel: 'Duel',
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
  planetOf: (name) => `Planet of ${name}`,
  placeOf: (place) => (place > 0 ? `place ${place}` : ''),
  takeBack: 'Take all back',
  after: (names) =>
    names.length === 0 ? 'You move last in this round.' : `Still to move in this round: ${names.join(', ')}`,
  afterDuel: (points) => `duel ${points}`,
  wonBy: (name) => `${name}: the duel is won`,
  wanted: 'You want',
  dives: (n) => `One die, one roll of the Sector die: ${n} ${n === 1 ? 'saucer dives' : 'saucers dive'}.`,
  struck: (sector, hits) =>
    hits === 0 ? `Sector ${sector}: nothing is left to hit.` : `Sector ${sector}: ${hits} damage.`,
  fired: (sector, damage) =>
    `Missile to sector ${sector}: ${damage} damage to all others, a repair to whoever rolls ${sector} too.`,
};

const fr: TableWords = {
  round: (round) => `Manche ${round}`,
  icons: 'icônes',
  iconsLong: (value) => `Chaque Blaster, Missile et Reconstruction vaut ${value} cette manche`,
  staging: 'Plateau de réserve',
  waits: (dice) => `${dice} dés attendent ici leur manche`,
  points: (points) => `${points} ${points < 2 ? 'point' : 'points'}`,
  lane: (sector, strength) => `Secteur ${sector} : couloir de force ${strength} sur 4`,
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
  none: 'aucune soucoupe',
  saucers: (n) => `${n} ${n < 2 ? 'soucoupe' : 'soucoupes'}`,
  repelled: (n, of) => `${n} sur ${of}`,
  repelledShort: (n, of) => `${n} sur ${of}`,
  cancels: (n, all) => (all && n > 1 ? `annule les ${n}` : `annule ${n}`),
  again: 'encore',
  rerolls: (n) => `${n} ${n < 2 ? 'relance' : 'relances'}. Un dé gardé peut être repris la prochaine fois.`,
  bestShots: 'Meilleurs tirs',
  strikes: 'Frappes à venir',
  strikesLong: (dice, saucers) =>
    `${dice} ${dice < 2 ? 'dé' : 'dés'}, ${saucers} ${saucers < 2 ? 'soucoupe' : 'soucoupes'}`,
  loss: 'Perte moyenne',
  coreHit: 'Noyau touché',
  lead: 'Avance moyenne',
  oddsOn: 'Montrer les chances',
  oddsOff: 'Cacher les chances',
  missile: (mean) => `un Missile : ${mean}`,
  next: 'joue ensuite',
  later: 'jouera plus tard',
  moved: 'a joué',
  threw: 'les a lancés',
  playing: 'est envahi',
  pool: (points) => `${points} ${points < 2 ? 'point' : 'points'} de reconstruction`,
  duel: 'Duel',
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
  planetOf: (name) => `Planète de ${name}`,
  placeOf: (place) => (place > 0 ? (place === 1 ? '1re place' : `${place}e place`) : ''),
  takeBack: 'Tout reprendre',
  after: (names) =>
    names.length === 0 ? 'Vous jouez en dernier dans cette manche.' : `Doivent encore jouer : ${names.join(', ')}`,
  afterDuel: (points) => `duel ${points}`,
  wonBy: (name) => `${name} : duel gagné`,
  wanted: 'À espérer',
  dives: (n) => `Un dé, un jet du dé de secteur : ${n} ${n === 1 ? 'soucoupe plonge' : 'soucoupes plongent'}.`,
  struck: (sector, hits) =>
    hits === 0
      ? `Secteur ${sector} : il ne reste rien à toucher.`
      : `Secteur ${sector} : ${hits} ${hits === 1 ? 'dégât' : 'dégâts'}.`,
  fired: (sector, damage) =>
    `Missile sur le secteur ${sector} : ${damage} ${damage === 1 ? 'dégât' : 'dégâts'} aux autres, une réparation à qui obtient ${sector} aussi.`,
};

export const WORDS: Readonly<Record<Lang, TableWords>> = { en, fr };
