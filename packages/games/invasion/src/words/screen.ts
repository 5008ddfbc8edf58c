import { COLON, type Lang, type ScreenText, type Seat, type Text } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import { repel } from '../assignment.ts';
import { CORE } from '../content/planets.ts';
import { defenseDice, invasionDice } from '../dice.ts';
import { pointsOf } from '../planet.ts';
import { iconValue } from '../turn.ts';
import { INVASION_DICE, SECTORS, SITES, type View } from '../types.ts';
import { FACE_NAMES, type Phrases } from './phrases.ts';

/** Of saucers, by their number. */
const LEFT: Readonly<Record<Lang, (n: number) => string>> = {
  en: (n) => (n === 1 ? 'saucer left' : 'saucers left'),
  fr: (n) => (n < 2 ? 'soucoupe restante' : 'soucoupes restantes'),
};
const CITIES: Text = { en: 'Cities outer+inner, yours first', fr: 'Cités ext.+int., les vôtres d’abord' };
const STRENGTH: readonly Text[] = [
  { en: 'in ruins → damaged', fr: 'en ruine → endommagé' },
  { en: 'damaged → undamaged', fr: 'endommagé → intact' },
  { en: 'undamaged', fr: 'intact' },
];

/** What a terminal adds to the table, in the phrases of each language. */
export function screenIn(phrases: Readonly<Record<Lang, Phrases>>): ScreenText<View, Action> {
  return {
    aim: {
      en: 'Own the planet that is worth most after three rounds: a City 2 points, the Core 5. In your turn saucers come: roll your dice, with up to three re-rolls. Blasters repel saucers of their colour, Interceptors those of a whole die; what is left strikes your planet. Missiles hit all others, Rebuild repairs.',
      fr: 'Ayez la planète qui vaut le plus après trois manches : une Cité 2 points, le Noyau 5. À votre tour, des soucoupes arrivent : lancez vos dés, avec trois relances au plus. Les Blasters repoussent leur couleur, les Intercepteurs un dé entier ; le reste frappe votre planète. Les Missiles touchent tous les autres, Reconstruction répare.',
    },
    legend: {
      en: 'Invasion dice: y yellow, b blue, m magenta, with their saucers and → their sector. Defense dice: d. Planets: Core, then the Cities of sectors 1 to 6, 2 undamaged, 1 damaged, 0 in ruins; a lane is the points of a sector.',
      fr: 'Dés d’invasion : y jaune, b bleu, m magenta, avec leurs soucoupes et → leur secteur. Dés de défense : d. Planètes : Noyau, puis les Cités des secteurs 1 à 6, 2 intacte, 1 endommagée, 0 en ruine ; un couloir est la somme des points d’un secteur.',
    },
    holdings(view, seat, lang) {
      const { labels } = phrases[lang];
      const invasion = invasionDice(view).map(
        ({ id, saucers, left, sector }) =>
          `${id} ${saucers}${left === saucers ? '' : ` (${labels.left} ${left})`}${sector === null ? '' : ` → ${sector}`}`,
      );
      const defense = defenseDice(view).map(({ face }) => FACE_NAMES[face][lang]);
      return [
        planetLine(view, seat, phrases[lang]),
        `${labels.invasion}${COLON[lang]}${invasion.join(' · ') || '–'}`,
        `${labels.defense}${COLON[lang]}${defense.join(' · ') || '–'}`,
      ].join('\n');
    },
    about(a, view, seat, lang) {
      const planet = view.planets[seat];
      switch (a.type) {
        case 'assign': {
          const left = INVASION_DICE.map(() => 0);
          for (const die of invasionDice(view)) left[INVASION_DICE.indexOf(die.id)] = die.saucers;
          for (const placement of a.plan) repel(left, placement, iconValue(view));
          const most = left.reduce((sum, n) => sum + Math.max(n, 0), 0);
          return [`${most} ${LEFT[lang](most)}`];
        }
        case 'rebuild':
          return [STRENGTH[planet[SITES.indexOf(a.site)]][lang]];
        case 'pickSector':
          return [sectors(view, seat, a.sector, lang)];
        default:
          return [];
      }
    },
  };
}

function planetLine(view: View, seat: Seat, { labels }: Phrases): string {
  const planet = view.planets[seat];
  const [outer, inner] = [planet.slice(1, 1 + SECTORS.length), planet.slice(1 + SECTORS.length)];
  return `${pointsOf(planet)} ${labels.points} · ${labels.core} ${planet[CORE]} · ${labels.outer} ${outer.join('')} · ${labels.inner} ${inner.join('')}`;
}

/** What stands in a sector of every planet: outer and inner City, the reader's own first. */
function sectors(view: View, first: Seat, sector: number, lang: Lang): string {
  const seats = view.planets.map((_, i) => (first + i) % view.planets.length);
  const cities = seats.map((seat) => `${view.planets[seat][sector]}+${view.planets[seat][sector + SECTORS.length]}`);
  return `${CITIES[lang]}${COLON[lang]}${cities.join(', ')}`;
}
