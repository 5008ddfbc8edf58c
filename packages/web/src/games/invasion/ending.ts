import { CITY_POINTS, CORE, CORE_POINTS, pointsOf, SITES, type Site, type View } from '@starboard/invasion';
import type { Lang, Outcome, Seat } from '@starboard/kernel';
import type { EndingOf } from '../../contract/skin.ts';
import { siteThing } from './slots.ts';

interface EndWords {
  readonly caption: string;
  by(points: number): string;
  duel(cycles: number): string;
  readonly lots: string;
  core(held: boolean): string;
}

const WORDS: Readonly<Record<Lang, EndWords>> = {
  en: {
    caption: 'Thirteen sites, counted one by one',
    by: (points) => `By ${points} ${points === 1 ? 'point' : 'points'}`,
    duel: (cycles) => `Tied after three rounds: the duel decided it in ${cycles} ${cycles === 1 ? 'cycle' : 'cycles'}.`,
    lots: 'Tied to the last cycle of the duel: lots decided it.',
    core: (held) => (held ? 'with an undamaged Core.' : 'even without an undamaged Core.'),
  },
  fr: {
    caption: 'Treize sites, comptés un à un',
    by: (points) => `De ${points} ${points < 2 ? 'point' : 'points'}`,
    duel: (cycles) =>
      `Égalité après trois manches : le duel a tranché en ${cycles} ${cycles < 2 ? 'cycle' : 'cycles'}.`,
    lots: 'Égalité jusqu’au dernier cycle du duel : le sort a tranché.',
    core: (held) => (held ? 'avec un Noyau intact.' : 'même sans Noyau intact.'),
  },
};

function why(view: View, { winners, points }: Outcome, lang: Lang): string {
  const words = WORDS[lang];
  if (view.decided === 'lots') return words.lots;
  if (view.decided === 'duel') return words.duel(view.cycles);
  const [winner] = winners;
  const second = Math.max(...points.filter((_, seat) => seat !== winner));
  return `${words.by(points[winner] - second)}, ${words.core(view.planets[winner][CORE] === 2)}`;
}

/** A site of somebody's planet in the row of all planets at the end. */
export function siteAnchor(seat: Seat, site: Site): string {
  return `planet:${seat}:${site}`;
}

function anchorsOf({ planets }: View, site: Site): readonly string[] {
  return planets.map((_, seat) => siteAnchor(seat, site));
}

/** The turns that were played to their end: all of a round where nobody gave up in it. */
function turns({ round, planets, active, first, stack }: View): number {
  const { length } = planets;
  if (stack.length === 0) return round * length;
  return Math.max(0, round - 1) * length + ((active - first + length) % length);
}

/** How planets are counted: site by site on all of them at once; after a duel, in which they changed, by their tally. */
export const ending: EndingOf<View> = {
  caption: (lang) => WORDS[lang].caption,
  tally(view) {
    const changed = view.planets.some((planet, seat) => pointsOf(planet) !== view.tally[seat]);
    if (changed) return [{ thing: siteThing('core'), points: view.tally, on: anchorsOf(view, 'core') }];
    return SITES.map((site, at) => ({
      thing: siteThing(site),
      points: view.planets.map((planet) => (at === CORE ? CORE_POINTS : CITY_POINTS)[planet[at]]),
      on: anchorsOf(view, site),
    }));
  },
  why,
  turns,
};
