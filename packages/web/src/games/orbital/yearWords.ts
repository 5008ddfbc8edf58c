import type { Lang } from '@starboard/kernel';

/** What pays beside the base and the colour. */
export interface Source {
  readonly name: string;
  readonly n: number;
}

/** What the end of a year says, step by step. */
interface YearWords {
  readonly title: (year: number) => string;
  /** Where a choice came between the points and the rest. */
  readonly goesOn: (year: number) => string;
  readonly goOn: string;
  readonly skip: string;
  readonly points: string;
  readonly nobody: string;
  readonly market: string;
  readonly crew: string;
  readonly crewWhy: string;
  readonly mc: string;
  /** What the sum of an income is made of; parts that are 0 are left out. */
  readonly sum: (base: number, n: number, colour: string, sources: readonly Source[], mc: number) => string;
  readonly effects: string;
  readonly mcChosen: string;
  readonly cards: string;
  readonly draws: (n: number) => string;
  readonly tooMany: (n: number) => string;
  /** What stands after a name goes with “You” as well: no verb in it. */
  readonly discards: (names: string) => string;
  readonly rivals: string;
  readonly rival: (n: number) => string;
  readonly maintenance: string;
  readonly repaired: string;
  readonly willRepair: string;
  readonly newYear: string;
  readonly begins: (year: number, last: boolean) => string;
}

const named = (sources: readonly Source[]) => sources.flatMap(({ name, n }) => (n > 0 ? [`${n} (${name})`] : []));

const joined = (parts: readonly string[], mc: number, nbsp: string) =>
  parts.length > 1 ? `${parts.join(' + ')} = ${mc}${nbsp}MC` : `${mc}${nbsp}MC`;

export const YEAR: Readonly<Record<Lang, YearWords>> = {
  en: {
    title: (year) => `Year ${year} is scored`,
    goesOn: (year) => `Year ${year} ends`,
    goOn: 'Go on',
    skip: 'Skip',
    points: 'Points',
    nobody: 'Nobody has one',
    market: 'Market',
    crew: 'Crew',
    crewWhy: 'one for each crew symbol',
    mc: 'MegaCredits',
    sum: (base, n, colour, sources, mc) =>
      joined(
        [
          `${base} (every year)`,
          ...(n > 0 ? [`${n} (${colour} ${n === 1 ? 'module' : 'modules'})`] : []),
          ...named(sources),
        ],
        mc,
        ' ',
      ),
    effects: 'effects',
    mcChosen: 'Everybody chooses the colour that pays, next.',
    cards: 'Cards',
    draws: (n) => (n === 1 ? '1 card' : `${n} cards`),
    tooMany: (n) => `${n} too many: to be discarded next`,
    discards: (names) => `discarded: ${names}`,
    rivals: 'Rivals',
    rival: (n) => `Rival ${n} builds`,
    maintenance: 'Maintenance',
    repaired: 'All damage is repaired, for nothing.',
    willRepair: 'Then all damage is repaired, for nothing.',
    newYear: 'New year',
    begins: (year, last) => `first player of year ${year}${last ? ', the last: colours pay 2 VP' : ''}`,
  },
  fr: {
    title: (year) => `L’année ${year} est comptée`,
    goesOn: (year) => `L’année ${year} finit`,
    goOn: 'Continuer',
    skip: 'Passer la scène',
    points: 'Points',
    nobody: 'Personne n’en a',
    market: 'Marché',
    crew: 'Équipage',
    crewWhy: 'un par symbole d’équipage',
    mc: 'MégaCrédits',
    sum: (base, n, colour, sources, mc) =>
      joined(
        [
          `${base} (chaque année)`,
          ...(n > 0 ? [`${n} (${n === 1 ? 'module' : 'modules'}, ${colour})`] : []),
          ...named(sources),
        ],
        mc,
        '\u00a0',
      ),
    effects: 'effets',
    mcChosen: 'Chacun choisit ensuite la couleur qui le paie.',
    cards: 'Cartes',
    draws: (n) => (n === 1 ? '1 carte' : `${n} cartes`),
    tooMany: (n) => `${n} de trop\u00a0: à défausser ensuite`,
    discards: (names) => `défaussé\u00a0: ${names}`,
    rivals: 'Adversaires',
    rival: (n) => `L’adversaire ${n} construit`,
    maintenance: 'Maintenance',
    repaired: 'Tous les dommages sont réparés, gratuitement.',
    willRepair: 'Puis tous les dommages sont réparés, gratuitement.',
    newYear: 'Nouvelle année',
    begins: (year, last) =>
      `premier joueur de l’année ${year}${last ? ', la dernière\u00a0: une couleur paie 2\u00a0PV' : ''}`,
  },
};
