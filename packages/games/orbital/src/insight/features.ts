import { type Feature, feature, type Seat } from '@starboard/kernel';
import { contentOf } from '../content.ts';
import type { State } from '../types.ts';
import { held, led, payments } from './races.ts';
import { countModules, stationOf, work, type Yield, yieldOf } from './station.ts';

const yearsAfter = ({ year, options }: State): number => options.years - year;

/** What unused crew and machines can still bring this year. */
function workNow(s: State, seat: Seat): Yield {
  const p = s.players[seat];
  return work(contentOf(s.options), p.modules, stationOf(s, seat).counts, p.crew, true);
}

/** Modules that could be built at once with the money and the cards at hand. */
function builds(s: State, seat: Seat): number {
  const p = s.players[seat];
  const c = contentOf(s.options);
  const cost = Math.max(1, 5.5 - stationOf(s, seat).discount - p.convoys * c.convoy);
  return Math.min(p.mc / cost, p.kind === 'player' ? countModules(c, p.hand) : p.hand.length * 0.7);
}

export const features: readonly Feature<State>[] = [
  feature(
    'points',
    (s, seat) => s.players[seat].vp,
    ['brings victory points', 'rapporte des points de victoire'],
    ['costs victory points', 'coûte des points de victoire'],
  ),
  feature(
    'colours',
    (s, seat) => led(s, seat) * payments(s).now,
    ['scores a colour this year', 'marque une couleur cette année'],
    ['gives up a colour this year', 'cède une couleur cette année'],
  ),
  feature(
    'races',
    (s, seat) => held(s, seat) * payments(s).later,
    ['gets ahead in a colour for the years to come', 'prend de l’avance dans une couleur pour les années à venir'],
    ['falls behind in a colour', 'prend du retard dans une couleur'],
  ),
  feature(
    'safety',
    (s, seat) => held(s, seat) * payments(s).now,
    ['makes a lead safer', 'assure une avance'],
    ['makes a lead shaky', 'fragilise une avance'],
  ),
  feature(
    'money',
    (s, seat) => (yearsAfter(s) > 0 ? Math.min(s.players[seat].mc, 24) : 0),
    ['brings money', 'rapporte de l’argent'],
    ['spends money', 'dépense de l’argent'],
  ),
  feature(
    'builds',
    (s, seat) => builds(s, seat) * payments(s).now,
    ['lets you build more', 'permet de construire davantage'],
    ['leaves less to build with', 'laisse moins de quoi construire'],
  ),
  feature(
    'income',
    (s, seat) => stationOf(s, seat).income * yearsAfter(s),
    ['raises your income', 'augmente votre revenu'],
    ['lowers your income', 'diminue votre revenu'],
  ),
  feature(
    'machines',
    (s, seat) => yieldOf(s, seat).machines * yearsAfter(s),
    ['gives your crew work for years', 'donne du travail à l’équipage pour des années'],
    ['leaves your crew without work', 'laisse l’équipage sans travail'],
  ),
  feature(
    'prestige',
    (s, seat) => yieldOf(s, seat).prestige * yearsAfter(s),
    ['will bring victory points every year', 'rapportera des points chaque année'],
    ['loses a yearly victory point', 'perd un point annuel'],
  ),
  feature(
    'crew',
    (s, seat) => Math.min(stationOf(s, seat).crew, 8) * yearsAfter(s),
    ['brings crew', 'amène de l’équipage'],
    ['loses crew', 'perd de l’équipage'],
  ),
  feature(
    'work',
    (s, seat) => workNow(s, seat).machines,
    ['readies work for this year', 'prépare du travail pour cette année'],
    ['uses crew', 'emploie de l’équipage'],
  ),
  feature(
    'prestigeNow',
    (s, seat) => workNow(s, seat).prestige,
    ['readies a victory point', 'prépare un point de victoire'],
    ['uses up what makes victory points', 'consomme de quoi marquer'],
  ),
  feature(
    'discount',
    (s, seat) => stationOf(s, seat).discount * yearsAfter(s),
    ['makes building cheaper', 'rend la construction moins chère'],
    ['makes building dearer', 'rend la construction plus chère'],
  ),
  feature(
    'supply',
    (s, seat) => stationOf(s, seat).cards * yearsAfter(s),
    ['brings more cards every year', 'apporte plus de cartes chaque année'],
    ['brings fewer cards every year', 'apporte moins de cartes chaque année'],
  ),
  feature(
    'hand',
    (s, seat) => (yearsAfter(s) > 0 ? Math.min(countModules(contentOf(s.options), s.players[seat].hand), 6) : 0),
    ['gives you more modules to choose from', 'offre plus de modules au choix'],
    ['uses a module card', 'utilise une carte de module'],
  ),
  feature(
    'events',
    (s, seat) => {
      const { hand } = s.players[seat];
      return Math.min(hand.length - countModules(contentOf(s.options), hand), 4);
    },
    ['gives you an event', 'donne un événement'],
    ['uses an event', 'utilise un événement'],
  ),
  feature(
    'exits',
    (s, seat) => Math.min(stationOf(s, seat).chart.usable, 6) * yearsAfter(s),
    ['opens more exits', 'ouvre plus de sorties'],
    ['closes exits', 'ferme des sorties'],
  ),
  feature(
    'cramped',
    (s, seat) => Math.max(0, 3 - stationOf(s, seat).chart.usable) * (yearsAfter(s) > 0 ? 1 : 0.3),
    ['leaves few exits', 'laisse peu de sorties'],
    ['makes room to build', 'fait de la place pour construire'],
  ),
  feature(
    'tieBreak',
    (s, seat) => (yearsAfter(s) === 0 ? stationOf(s, seat).crew : 0),
    ['helps in a tie', 'aide en cas d’égalité'],
    ['hurts in a tie', 'nuit en cas d’égalité'],
  ),
];
