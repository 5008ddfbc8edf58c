import { COLON, type Lang, type ScreenText, type Seat } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import { aimOf } from '../aim.ts';
import { FACE_WORDS, KIND_WORDS, partsOf } from '../content/names.ts';
import { conqueror, halfPoints } from '../scoring.ts';
import type { CardKey, Planet, View } from '../types.ts';
import { enemyOf } from '../zones.ts';
import { card, faceName, halves, planetName } from './phrases.ts';

const WORDS = {
  en: { hand: 'Hand', aim: 'aim: planet', points: 'points now', opponent: 'opponent' },
  fr: { hand: 'Main', aim: 'visée : planète', points: 'points à présent', opponent: 'adversaire' },
} as const;

export const screen: ScreenText<View, Action> = {
  aim: {
    en: 'Conquer planets: have more aliens there than your opponent. The number of cards in your hand is the planet you aim at. In your turn one alien lands there and its effect happens; then you may use the planet’s. When a draw pile is empty the match ends: most points win.',
    fr: 'Conquérez des planètes : ayez-y plus d’aliens que l’adversaire. Le nombre de vos cartes en main est la planète que vous visez. À votre tour, un alien s’y pose et son effet a lieu ; puis vous pouvez utiliser celui de la planète. Quand une pioche est vide, la partie s’achève : le plus de points gagne.',
  },
  legend: {
    en: 'Planets: the opponent’s aliens, yours; ▲ you lead, ▼ the opponent leads, = nobody. Draw, Discard 1–2: so many cards.',
    fr: 'Planètes : les aliens de l’adversaire, les vôtres ; ▲ vous menez, ▼ l’adversaire mène, = personne. Pioche, Défausse 1–2 : autant de cartes.',
  },
  holdings(view, seat, lang) {
    const hand = view.players[seat].hand ?? [];
    const words = WORDS[lang];
    const [own, other] = [seat, enemyOf(seat)].map((one) => halves(halfPoints(view)[one] / 2));
    const cards = hand.map((key) => card(key, lang)).join(', ') || '–';
    return `${words.hand} ${hand.length}${COLON[lang]}${cards}\n${words.aim} ${planetName(aimOf(view, seat))} · ${words.points} ${own}, ${words.opponent} ${other}`;
  },
  about(a, view, seat, lang) {
    switch (a.type) {
      case 'deploy':
      case 'discard':
      case 'discardDecoy':
      case 'give':
      case 'jettison':
        return [cardText(a.card, lang)];
      case 'choosePlanet':
        return [planetText(view, seat, a.planet, lang)];
      case 'pull':
        return [planetText(view, seat, a.from, lang)];
      case 'activate':
        return [faceText(view, a.planet, lang), ...(a.card ? [cardText(a.card, lang)] : [])];
      case 'declare': {
        const frame = view.stack.at(-1);
        return a.use && frame?.step === 'declare' ? [faceText(view, frame.planet, lang)] : [];
      }
      default:
        return [];
    }
  },
};

function cardText(key: CardKey, lang: Lang): string {
  return KIND_WORDS[partsOf(key).kind].text[lang];
}

function faceText(view: View, planet: Planet, lang: Lang): string {
  return FACE_WORDS[view.planets[planet - 1]].text[lang];
}

/** Who leads at a planet, and what it does. */
function planetText(view: View, near: Seat, planet: Planet, lang: Lang): string {
  const [there, here] = [enemyOf(near), near].map((seat) => view.players[seat].forces[planet - 1].length);
  const leader = conqueror(view, planet);
  const lead = leader === undefined ? '=' : leader === near ? '▲' : '▼';
  return `${faceName(view.planets[planet - 1])} ${there} ${lead} ${here}${COLON[lang]}${faceText(view, planet, lang)}`;
}
