import { COLON, type Lang, type ScreenText, type Text } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import { EXCHANGE_PAY, HEAT, MAX_CREDITS } from '../content/boards.ts';
import { type Content, contentOf, firesOf } from '../content.ts';
import { incomeOf, invaderAt, weaponTotals } from '../derived.ts';
import { ENERGIES, type Energy, ROWS, SPECIALS, type View } from '../types.ts';
import { cardText } from './cardText.ts';
import type { Labels, Phrases } from './phrases.ts';

const OVERHEATS: Text = { en: 'heat', fr: 'chaleur' };
const FRONT: Text = { en: 'in front', fr: 'devant' };

/** What a terminal adds to the table, in the phrases of each language. */
export function screenIn(phrases: Readonly<Record<Lang, Phrases>>): ScreenText<View, Action> {
  return {
    aim: {
      en: 'Have ten Invaders on your Victory Track when a round ends: those that you destroy. In your turn draw a gem: its colour is the weapon to activate, and Overheat fits all but heats you up. Fly as far as the weapon’s Move, then fire: its Power against the shields in front of you. At the end buy cards that make weapons stronger.',
      fr: 'Ayez dix envahisseurs sur votre piste de victoire à la fin d’une manche : ceux que vous détruisez. À votre tour, piochez une gemme : sa couleur est l’arme à activer ; la surchauffe va partout mais vous chauffe. Volez selon le mouvement de l’arme, puis tirez : sa puissance contre les boucliers devant vous. Enfin, achetez des cartes qui renforcent les armes.',
    },
    legend: {
      en: 'Invaders: name, colour, shields left/all, * Assist token; ( ) Wormhole, · nothing. Cards: (price): weapon, icons [gems for your bag]. + event (rounds until it strikes). Icons: Boost +1 Power next time, Vent 1 heat less, Scavenge 1 credit, Convert another colour for a gem, Energize a new gem; Scatter, Beam and Blast hit more Invaders.',
      fr: 'Envahisseurs : nom, couleur, boucliers restants/tous, * jeton d’assistance ; ( ) trou de ver, · rien. Cartes : (prix) : arme, icônes [gemmes pour votre sac]. + événement (manches avant qu’il ne frappe). Icônes : surcharge +1 puissance la prochaine fois, ventilation 1 chaleur de moins, récupération 1 crédit, conversion une autre couleur pour une gemme, énergie une nouvelle gemme ; dispersion, rayon et explosion touchent plus d’envahisseurs.',
    },
    holdings(view, seat, lang) {
      const { labels } = phrases[lang];
      const { heat, credits, assists, victory } = view.pilots[seat];
      const c = contentOf(view.options);
      return [
        `${labels.invaders} ${victory.length}/${c.victory.length}`,
        `${labels.credits} ${credits}/${MAX_CREDITS}`,
        `${labels.income} ${incomeOf(view, seat)}`,
        `${labels.heat} ${heat}/${c.heatLimit}`,
        `${labels.assists} ${assists}`,
        ...(seat === view.active && view.turn.drawn ? [`${labels.drawn} ${labels.gems[view.turn.drawn]}`] : []),
      ].join(' · ');
    },
    about(a, view, seat, lang) {
      const { labels } = phrases[lang];
      const c = contentOf(view.options);
      switch (a.type) {
        case 'buy':
          return bought(view, view.pilots[seat].systems, a, { c, labels, lang });
        case 'activate':
          return [weaponText(view, seat, a.weapon, labels, heatFor(view, 'activate', lang))];
        case 'breakWeapon':
        case 'repair':
          return [weaponText(view, seat, a.weapon, labels, '')];
        case 'exchange': {
          const pay = view.turn.drawn === 'overheat' ? EXCHANGE_PAY.overheat : EXCHANGE_PAY.energy;
          return [`+${pay} ${labels.credits}${heatFor(view, 'exchange', lang)}`];
        }
        case 'placeStarfighter':
          return inFront(view, a.space, labels, lang);
        case 'move':
          return inFront(view, a.to, labels, lang);
        case 'fire':
          return inFront(view, view.pilots[seat].space, labels, lang);
        case 'cooldown':
          return [`${labels.heat} ${view.pilots[seat].heat} → 0`];
        default:
          return [];
      }
    },
  };
}

interface Style {
  readonly c: Content;
  readonly labels: Labels;
  readonly lang: Lang;
}

/** What stands on the card that is bought, and on the System that is discarded for it. */
function bought(
  { track }: View,
  systems: readonly string[],
  { slot, discard }: Extract<Action, { type: 'buy' }>,
  { c, labels, lang }: Style,
): string[] {
  const words = (id: string | null | undefined) => {
    const text = id ? cardText(id, c, labels, lang) : '';
    return text.slice(text.indexOf(COLON[lang]) + COLON[lang].length);
  };
  return [words(track[slot - 1]), ...(discard === undefined ? [] : [words(systems[discard])])];
}

/** How much hotter the drawn gem makes it: only an Overheat gem does. */
function heatFor(view: View, use: keyof typeof HEAT, lang: Lang): string {
  return view.turn.drawn === 'overheat' ? ` · +${HEAT[use]} ${OVERHEATS[lang]}` : '';
}

function weaponText(view: View, seat: number, weapon: Energy, labels: Labels, heat: string): string {
  const icons = weaponTotals(view, seat, weapon);
  const { boost } = view.pilots[seat].weapons[ENERGIES.indexOf(weapon)];
  const parts = [
    `${labels.icons.move} ${icons.move}`,
    `${labels.icons.power} ${icons.power}${boost > 0 ? `+${boost}` : ''}`,
    ...firesOf(icons.fire).map((fire) => labels.icons[fire]),
    ...SPECIALS.filter((special) => icons[special] > 0).map((special) => `${labels.icons[special]} ${icons[special]}`),
  ];
  return parts.join(', ') + heat;
}

/** The Invader that a shot from a space would meet first. */
function inFront(view: View, space: number, labels: Labels, lang: Lang): string[] {
  if (space === 0 || space > view.columns) return [];
  for (const row of ROWS) {
    const met = invaderAt(view, row, space);
    if (met)
      return [
        `${FRONT[lang]}${COLON[lang]}${met.token.name[lang]} ${labels.colours[met.token.colour]} ${met.remaining}/${met.token.shield}`,
      ];
  }
  return [];
}
