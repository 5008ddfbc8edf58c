import type { Lang, Outcome } from '@starboard/kernel';
import { contentOf, crewSymbols, PEACEFUL_GOAL, races, type View } from '@starboard/orbital';
import type { EndingOf } from '../../contract/skin.ts';
import { colourThing } from './things.ts';

/** What a colour pays in the last year. */
const LAST = 2;

interface EndWords {
  readonly caption: string;
  by(vp: number): string;
  crew(symbols: number): string;
  mc(mc: number): string;
  readonly shared: string;
  reached(vp: number): string;
  missed(vp: number): string;
}

const WORDS: Readonly<Record<Lang, EndWords>> = {
  en: {
    caption: 'The last year pays double, colour by colour',
    by: (vp) => `By ${vp} VP.`,
    crew: (symbols) => `Equal VP: ${symbols} crew symbols decide.`,
    mc: (mc) => `Equal VP and crew: ${mc} MC decide.`,
    shared: 'Equal in VP, crew and MC: the victory is shared.',
    reached: (vp) => `${vp} VP: the goal of ${PEACEFUL_GOAL} is reached.`,
    missed: (vp) => `${PEACEFUL_GOAL - vp} VP short of the goal of ${PEACEFUL_GOAL}.`,
  },
  fr: {
    caption: 'La dernière année paie double, couleur par couleur',
    by: (vp) => `De ${vp} PV.`,
    crew: (symbols) => `PV égaux\u00a0: ${symbols} symboles d’équipage décident.`,
    mc: (mc) => `PV et équipages égaux\u00a0: ${mc} MC décident.`,
    shared: 'Égalité de PV, d’équipages et de MC\u00a0: la victoire est partagée.',
    reached: (vp) => `${vp} PV\u00a0: l’objectif de ${PEACEFUL_GOAL} est atteint.`,
    missed: (vp) => `Il manque ${PEACEFUL_GOAL - vp} PV pour l’objectif de ${PEACEFUL_GOAL}.`,
  },
};

function why(view: View, { winners, points }: Outcome, lang: Lang): string {
  const words = WORDS[lang];
  if (view.mode === 'soloPeaceful') return winners.length > 0 ? words.reached(points[0]) : words.missed(points[0]);
  const [winner] = winners;
  if (winners.length > 1) return words.shared;
  const rest = points.flatMap((vp, seat) => (seat === winner ? [] : [{ vp, seat }]));
  const second = Math.max(...rest.map(({ vp }) => vp));
  if (second < points[winner]) return words.by(points[winner] - second);
  const c = contentOf(view.options);
  const crew = crewSymbols(c, view.players[winner]);
  const tied = rest.filter(({ vp }) => vp === second).map(({ seat }) => view.players[seat]);
  return tied.every((p) => crewSymbols(c, p) < crew) ? words.crew(crew) : words.mc(view.players[winner].mc);
}

/** Who has won: most VP, then crew symbols, then MC; of those who share it the first, and alone oneself. */
export function winnerOf(view: View): number {
  const c = contentOf(view.options);
  const worth = view.players.map((p) => [p.vp, crewSymbols(c, p), p.mc]);
  const better = (a: readonly number[], b: readonly number[]) => {
    const at = a.findIndex((n, i) => n !== b[i]);
    return at >= 0 && a[at] > b[at];
  };
  return worth.reduce((best, own, seat) => (better(own, worth[best]) ? seat : best), 0);
}

/** The last scoring, counted on the race; all that came before is there from the start. */
export const ending: EndingOf<View> = {
  caption: (lang) => WORDS[lang].caption,
  tally: (view) =>
    races(view).map(({ colour, leaders }) => ({
      thing: colourThing(colour),
      points: view.players.map((_, seat) => (leaders.includes(seat) ? LAST : 0)),
    })),
  why,
};
