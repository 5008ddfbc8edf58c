import type { Lang } from '@starboard/kernel';
import type { NextTurn, Planet, PlanetFace } from '@starboard/siege';
import type { Who } from './lines.ts';

/** What the table itself says; cards, planets and prompts speak in the game's own words. */
export interface TableWords {
  /** What stands below a score, from its half points. */
  points(half: number): string;
  readonly first: string;
  readonly starSystem: string;
  hand(count: number): string;
  aims(cards: number, planet: Planet): string;
  pile(count: number): string;
  discards(count: number): string;
  readonly discardPile: string;
  readonly nothing: string;
  readonly knownCards: string;
  readonly pointsLong: string;
  readonly firstLong: string;
  /** Before where the reader would aim next. */
  readonly after: string;
  /** Where the reader, or the other, would aim next; alternatives joined. */
  nextAimLong(planets: string): string;
  otherAimLong(other: Who, planets: string): string;
  or(planets: readonly Planet[]): string;
  /** As `or`, where there is little room. */
  terse(planets: readonly Planet[]): string;
  /** Whose a planet would be. */
  wouldBe(holder: Who | undefined): string;
  /** What a siege force would become, as a screen reader says it. */
  becomes(who: Who, from: number, to: number): string;
  /** The points that a choice would lead to. */
  wouldStand(you: Who, mine: string, other: Who, theirs: string): string;
  /** Said of a card after which another one is deployed. */
  readonly follows: string;
  /** Said of a card whose planet asks for a declaration first. */
  declares(face: string): string;
  /** Said of a card that is named and about to land. */
  lands(planet: Planet): string;
  /** Said of a card that will be thrown away as soon as it is its holder's turn. */
  readonly planned: string;
  readonly may: string;
  planet(planet: Planet): string;
  force(people: string, count: number): string;
  readonly empty: string;
  readonly fresh: string;
  /** What a planet is worth, from its half points. */
  worth(half: 1 | 2): string;
  readonly when: Readonly<Record<PlanetFace['when'], string>>;
  readonly soldier: string;
  readonly officer: string;
  readonly must: string;
  copies(count: number): string;
  readonly next: string;
  readonly nextLong: string;
  readonly nextTurn: string;
  readonly thisTurn: string;
  readonly waiting: Readonly<Record<keyof NextTurn, (shift: string, enemy: Who) => Waiting>>;
  readonly endTriggered: string;
  /** Who has the last turn: the reader, or somebody by name. */
  endDetail(last: string | undefined): string;
  readonly lastTurn: string;
}

interface Waiting {
  readonly short: string;
  readonly long: string;
}

/** A planet's number as printed. */
export function numberOf(planet: Planet): string {
  return planet === 8 ? '8+' : `${planet}`;
}

const en: TableWords = {
  points: (half) => (half === 1 || half === 2 ? 'point' : 'points'),
  first: '1st',
  starSystem: 'Star system',
  hand: (count) => (count === 1 ? '1 card' : `${count} cards`),
  aims: (cards, planet) => `${en.hand(cards)} in hand: aims at planet ${numberOf(planet)}`,
  pile: (count) => `Draw pile: ${en.hand(count)}${count <= 4 ? ', the end is near' : ''}`,
  discards: (count) => `Discard pile: ${en.hand(count)}; open the list`,
  discardPile: 'Discard pile',
  nothing: 'Nothing here yet.',
  knownCards: 'Cards you know in this hand',
  pointsLong: 'Points if the match ended now: one for each planet held, half for 8+',
  firstLong: 'Began this match; whoever began never has the last turn',
  after: 'then',
  nextAimLong: (planets) => `Your next alien would go to ${planets}.`,
  otherAimLong: ({ of }, planets) => `${of} next alien would go to ${planets}.`,
  or: (planets) => planets.map(numberOf).join(' or '),
  terse: (planets) => planets.map(numberOf).join('/'),
  wouldBe: (holder) => (holder === undefined ? 'nobody’s' : holder.you ? 'yours' : holder.of),
  becomes: ({ start }, from, to) => `${start}: ${from} becomes ${to}.`,
  wouldStand: (you, mine, other, theirs) => `Points after: ${you.name} ${mine}, ${other.name} ${theirs}.`,
  follows: 'Then you deploy one more alien.',
  declares: (face) => `Before it lands you may declare ${face}.`,
  lands: (planet) => `lands on ${numberOf(planet)}`,
  planned: 'goes next turn',
  may: 'may',
  planet: (planet) => `Planet ${numberOf(planet)}`,
  force: (people, count) => `${people}: ${count}`,
  empty: 'no siege force',
  fresh: 'changed since your last move',
  worth: (half) => (half === 1 ? 'worth half a point' : 'worth one point'),
  when: {
    declare: 'You may declare it before your soldier lands here.',
    after: 'You may use it after your alien’s effect.',
    nextTurn: 'You may use it after your alien’s effect; it works in the next turn.',
  },
  soldier: 'Soldier',
  officer: 'Officer',
  must: 'An alien’s effect must be carried out as far as possible.',
  copies: (count) => (count === 1 ? 'the only one in its deck' : `${count} in each deck`),
  next: 'next',
  nextLong: 'The card you look at would let your next alien go here.',
  nextTurn: 'next turn',
  thisTurn: 'this turn',
  waiting: {
    randomDeploy: () => ({ short: 'Jammed', long: 'Cordontion: deploys an alien at random' }),
    noPlanetEffect: () => ({ short: 'Silenced', long: 'Zahwilta: no planet effects' }),
    forcedShift: (shift) => ({ short: `Aim ${shift}`, long: `Iontian: the aim is shifted by ${shift}` }),
    mayShift: () => ({ short: 'Aim ±1', long: 'Emalto: may shift the aim by 1' }),
    enemyShielded: (_, { name }) => ({ short: 'Blunted', long: `Plomeena: soldiers do not reach ${name}` }),
  },
  endTriggered: 'The end is near',
  endDetail: (last) => (last === undefined ? 'You have the last turn' : `${last} has the last turn`),
  lastTurn: 'Last turn',
};

const fr: TableWords = {
  points: (half) => (half < 4 ? 'point' : 'points'),
  first: '1er',
  starSystem: 'Système stellaire',
  hand: (count) => (count === 1 ? '1 carte' : `${count} cartes`),
  aims: (cards, planet) => `${fr.hand(cards)} en main : vise la planète ${numberOf(planet)}`,
  pile: (count) => `Pioche : ${fr.hand(count)}${count <= 4 ? ', la fin approche' : ''}`,
  discards: (count) => `Défausse : ${fr.hand(count)} ; ouvrir la liste`,
  discardPile: 'Défausse',
  nothing: 'Encore rien ici.',
  knownCards: 'Cartes que vous connaissez dans cette main',
  pointsLong: 'Points si la partie finissait maintenant : un par planète tenue, un demi pour 8+',
  firstLong: 'A commencé la partie ; qui a commencé n’a jamais le dernier tour',
  after: 'puis',
  nextAimLong: (planets) => `Votre prochain alien irait en ${planets}.`,
  otherAimLong: ({ of }, planets) => `Le prochain alien ${of} irait en ${planets}.`,
  or: (planets) => planets.map(numberOf).join(' ou '),
  terse: (planets) => planets.map(numberOf).join('/'),
  wouldBe: (holder) => (holder === undefined ? 'à personne' : holder.to),
  becomes: ({ start }, from, to) => `${start} : ${from} devient ${to}.`,
  wouldStand: (you, mine, other, theirs) => `Points alors : ${you.name} ${mine}, ${other.name} ${theirs}.`,
  follows: 'Puis vous déployez un autre alien.',
  declares: (face) => `Avant qu’il se pose, vous pouvez annoncer ${face}.`,
  lands: (planet) => `se pose en ${numberOf(planet)}`,
  planned: 'partira à votre tour',
  may: 'au choix',
  planet: (planet) => `Planète ${numberOf(planet)}`,
  force: (people, count) => `${people} : ${count}`,
  empty: 'aucune force de siège',
  fresh: 'a changé depuis votre dernier coup',
  worth: (half) => (half === 1 ? 'vaut un demi-point' : 'vaut un point'),
  when: {
    declare: 'Vous pouvez l’annoncer avant que votre soldat se pose ici.',
    after: 'Vous pouvez l’utiliser après l’effet de votre alien.',
    nextTurn: 'Vous pouvez l’utiliser après l’effet de votre alien ; il agit au tour suivant.',
  },
  soldier: 'Soldat',
  officer: 'Officier',
  must: 'L’effet d’un alien doit être appliqué autant que possible.',
  copies: (count) => (count === 1 ? 'seul de son paquet' : `${count} dans chaque paquet`),
  next: 'ensuite',
  nextLong: 'Avec la carte que vous regardez, votre prochain alien viendrait ici.',
  nextTurn: 'prochain tour',
  thisTurn: 'ce tour-ci',
  waiting: {
    randomDeploy: () => ({ short: 'Brouillé', long: 'Cordontion : déploie un alien au hasard' }),
    noPlanetEffect: () => ({ short: 'Silence', long: 'Zahwilta : aucun effet de planète' }),
    forcedShift: (shift) => ({ short: `Visée ${shift}`, long: `Iontian : la visée est décalée de ${shift}` }),
    mayShift: () => ({ short: 'Visée ±1', long: 'Emalto : peut décaler la visée de 1' }),
    enemyShielded: (_, { you, name }) => ({
      short: 'Émoussé',
      long: `Plomeena : les soldats ne ${you ? 'vous touchent pas' : `touchent pas ${name}`}`,
    }),
  },
  endTriggered: 'La fin approche',
  endDetail: (last) => (last === undefined ? 'Vous avez le dernier tour' : `${last} a le dernier tour`),
  lastTurn: 'Dernier tour',
};

export const WORDS: Readonly<Record<Lang, TableWords>> = { en, fr };
