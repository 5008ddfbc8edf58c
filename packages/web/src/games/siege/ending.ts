import type { Lang, Outcome, Seat } from '@starboard/kernel';
import { conqueror, halfPoints, PLANET_FACES, PLANETS, type Planet, type View, worthOf } from '@starboard/siege';
import type { EndingOf } from '../../contract/skin.ts';
import { halves } from './board.ts';
import { planetThing } from './slots.ts';

interface EndWords {
  readonly caption: string;
  each(points: string): string;
  /** By how much, from half points. */
  by(half: number): string;
  /** The planets at which one alien less would have cost the victory. */
  decided(names: readonly string[]): string;
  planets(held: number, others: number): string;
}

const NUMBERS = {
  en: ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  fr: ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'],
} as const;

const WORDS: Readonly<Record<Lang, EndWords>> = {
  en: {
    caption: 'Eight planets, counted one by one',
    each: (points) => `${points} points each: neither gave way.`,
    by: (half) => (half === 1 ? 'By half a point' : half === 2 ? 'By one point' : `By ${halves(half)} points`),
    decided: (names) =>
      names.length === 1
        ? `one alien at ${names[0]} decided it.`
        : `one alien fewer at ${listed(names, 'or')}, and it was no victory.`,
    planets: (held, others) => `${NUMBERS.en[held]} ${held === 1 ? 'planet' : 'planets'} to ${NUMBERS.en[others]}.`,
  },
  fr: {
    caption: 'Huit planètes, comptées une à une',
    each: (points) => `${points} points partout : personne n’a cédé.`,
    by: (half) => (half === 1 ? 'D’un demi-point' : half === 2 ? 'D’un point' : `De ${halves(half)} points`),
    decided: (names) =>
      names.length === 1
        ? `un seul alien a décidé, sur ${names[0]}.`
        : `un alien de moins sur ${listed(names, 'ou')}, et ce n’était plus une victoire.`,
    planets: (held, others) =>
      `${NUMBERS.fr[held]} ${held === 1 ? 'planète' : 'planètes'} contre ${NUMBERS.fr[others]}.`,
  },
};

function listed(names: readonly string[], and: string): string {
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}

/** How many planets may share the honour of having decided the match. */
const FEW = 3;

function why(view: View, { winners }: Outcome, lang: Lang): string {
  const words = WORDS[lang];
  const points = halfPoints(view);
  if (winners.length !== 1) return words.each(halves(points[0]));
  const [winner] = winners;
  const lead = points[winner] - points[1 - winner];
  const narrow = PLANETS.filter((planet) => conqueror(view, planet) === winner && turns(view, planet, winner));
  const held = (seat: Seat) => PLANETS.filter((planet) => conqueror(view, planet) === seat).length;
  const reason =
    narrow.length > 0 && narrow.length <= FEW
      ? words.decided(narrow.map((planet) => PLANET_FACES[view.planets[planet - 1]].name))
      : words.planets(held(winner), held(1 - winner));
  return `${words.by(lead)}${lang === 'fr' ? '\u00a0' : ''}: ${reason}`;
}

/** Whether one alien less at a planet would have cost its conqueror the victory. */
function turns(view: View, planet: Planet, winner: Seat): boolean {
  const less = view.players.map(({ forces }, seat) => ({
    forces: forces.map((force, i) => (seat === winner && i === planet - 1 ? force.slice(1) : force)),
  })) as unknown as View['players'];
  const points = halfPoints({ players: less });
  return points[winner] <= points[1 - winner];
}

/** How a siege is counted: planet by planet, from 1 to 8+. */
export const ending: EndingOf<View> = {
  caption: (lang) => WORDS[lang].caption,
  tally: (view) =>
    PLANETS.map((planet) => ({
      thing: planetThing(planet),
      points: [0, 1].map((seat) => (conqueror(view, planet) === seat ? worthOf(planet) / 2 : 0)),
    })),
  why,
  stands: true,
  turns: (view) => view.turns,
};
