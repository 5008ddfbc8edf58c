import type { Lang, Outcome, Seat } from '@starboard/kernel';
import { completedSystems, contentOf, resultIn, type View } from '@starboard/settlers';
import type { Counted, EndingOf } from '../../contract/skin.ts';
import { faceUp, upgradeOf, worldOf } from './content.ts';
import { upgradeThing } from './slots.ts';

/** A World or a locked System in front of somebody, once all is over. */
export const worldThing = (id: string) => `world:${id}`;
export const systemThing = (id: string) => `system:${id}`;

interface EndWords {
  readonly caption: string;
  readonly by: (points: number) => string;
  readonly systems: (n: number) => string;
  readonly cards: (n: number) => string;
  readonly shared: string;
  readonly stall: string;
  readonly last: string;
}

const WORDS: Readonly<Record<Lang, EndWords>> = {
  en: {
    caption: 'Worlds, Systems and Upgrades, counted one by one',
    by: (points) => `Won by ${points} ${points === 1 ? 'point' : 'points'}.`,
    systems: (n) => `Equal points: ${n} completed ${n === 1 ? 'System' : 'Systems'} decide.`,
    cards: (n) => `Equal points and Systems: ${n} cards decide.`,
    shared: 'Equal in points, Systems and cards: the victory is shared.',
    stall: 'Nobody claimed a new card for too long.',
    last: 'The last World left the chart.',
  },
  fr: {
    caption: 'Mondes, Systèmes et Améliorations, comptés un à un',
    by: (points) => `Victoire de ${points} ${points === 1 ? 'point' : 'points'}.`,
    systems: (n) => `Égalité\u00a0: ${n} ${n === 1 ? 'Système complet décide' : 'Systèmes complets décident'}.`,
    cards: (n) => `Égalité de points et de Systèmes\u00a0: ${n} cartes décident.`,
    shared: 'Égalité partout\u00a0: la victoire est partagée.',
    stall: 'Personne n’a pris de nouvelle carte depuis trop longtemps.',
    last: 'Le dernier Monde a quitté la carte.',
  },
};

/** What an Upgrade in front of a seat is worth at the end. */
function worthOf(view: View, seat: Seat, uid: string): number {
  const effect = upgradeOf(view, uid)?.effect;
  const { worlds, upgrades } = view.players[seat];
  switch (effect?.kind) {
    case 'points':
      return effect.value;
    case 'scoreDistinctSystems':
      return new Set(worlds.map((id) => worldOf(view, id)?.system)).size;
    case 'scoreCompletedSystems':
      return effect.per * completedSystems(view)[seat].length;
    case 'scoreUpgrades':
      return upgrades.length - 1;
    default:
      return 0;
  }
}

/** Seat by seat: Worlds face up, locked Systems, Upgrades that are worth something. */
function tally(view: View): readonly Counted[] {
  const c = contentOf(view.options);
  const only = (seat: Seat, points: number) => view.players.map((_, other) => (other === seat ? points : 0));
  return view.players.flatMap(({ upgrades }, seat): readonly Counted[] => [
    ...faceUp(view, seat).map((id) => ({
      thing: worldThing(id),
      points: only(seat, c.worlds[c.byUid.get(id) ?? 0].points),
    })),
    ...completedSystems(view)[seat].map(({ system, score }) => ({
      thing: systemThing(system),
      points: only(seat, score),
    })),
    ...upgrades
      .map((uid) => ({ thing: upgradeThing(uid), points: only(seat, worthOf(view, seat, uid)) }))
      .filter(({ points }) => points[seat] > 0),
  ]);
}

function why(view: View, { winners, points }: Outcome, lang: Lang): string {
  const words = WORDS[lang];
  const result = resultIn(view);
  const end = result?.why === 'stall' ? words.stall : words.last;
  const [winner] = winners;
  if (winners.length > 1 || !result) return `${end} ${words.shared}`;
  const others = points.filter((_, seat) => seat !== winner);
  const lead = points[winner] - Math.max(...others);
  if (lead > 0) return `${end} ${words.by(lead)}`;
  const tied = points.flatMap((own, seat) => (seat !== winner && own === points[winner] ? [seat] : []));
  const systems = result.completedSystems;
  const bySystems = tied.every((seat) => systems[seat] < systems[winner]);
  return `${end} ${bySystems ? words.systems(systems[winner]) : words.cards(result.cards[winner])}`;
}

/** How a match is counted: on the slips, piece by piece. */
export const ending: EndingOf<View> = {
  caption: (lang) => WORDS[lang].caption,
  tally,
  why,
  stands: true,
  turns: (view) => view.turns,
};
