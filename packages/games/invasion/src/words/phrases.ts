import { type Called, called, type Lang, type Names, type Seat, type Text } from '@starboard/kernel';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { Decided, Face, InvasionDie, Placement, Site, View } from '../types.ts';

/** What one language says. */
export interface Phrases {
  action(a: Action): string;
  event(e: Event, who: (seat: Seat) => Subject): string | undefined;
  /** What is asked of a seat that decides now. */
  asks(view: View, seat: Seat, name: (seat: Seat) => Called): string;
  /** What everybody else reads: whose decision is awaited. */
  waits(view: View, awaited: readonly Called[]): string;
  readonly labels: Labels;
}

/** The labels of the text table. */
export interface Labels {
  readonly round: string;
  readonly value: string;
  readonly houseRules: string;
  readonly dice: string;
  turn(active: Called): string;
  readonly invasion: string;
  readonly none: string;
  readonly left: string;
  readonly sector: string;
  readonly defense: string;
  readonly rerolls: string;
  readonly staging: string;
  readonly core: string;
  readonly outer: string;
  readonly inner: string;
  readonly points: string;
  readonly lanes: string;
  readonly first: string;
  readonly tally: string;
  readonly place: string;
  readonly cycles: string;
  readonly decided: Readonly<Record<Decided, string>>;
  readonly missiles: string;
  readonly pool: string;
  readonly locked: string;
  readonly ownPick: string;
  readonly duel: string;
  attack(attacker: Called): string;
  latest(attacker: Called): string;
}

/** The subject of a sentence: what it is called, and whether it is the reader. */
export interface Subject extends Called {
  readonly you: boolean;
}

const YOU: Readonly<Record<Lang, Subject>> = {
  en: { you: true, start: 'You', name: 'you', of: 'your', to: 'you' },
  fr: { you: true, start: 'Vous', name: 'vous', of: 'de vous', to: 'à vous' },
};

/** What a seat is called when `reader` reads. */
export function subject(seat: Seat, reader: Seat | null, lang: Lang, names?: Names): Subject {
  return seat === reader ? YOU[lang] : { you: false, ...called(seat, lang, names) };
}

export const FACE_NAMES: Readonly<Record<Face, Text>> = {
  'blaster-yellow': { en: 'Yellow Blaster', fr: 'Blaster jaune' },
  'blaster-blue': { en: 'Blue Blaster', fr: 'Blaster bleu' },
  'blaster-magenta': { en: 'Magenta Blaster', fr: 'Blaster magenta' },
  interceptor: { en: 'Interceptor', fr: 'Intercepteur' },
  missile: { en: 'Missile', fr: 'Missile' },
  rebuild: { en: 'Rebuild', fr: 'Reconstruction' },
};

const COLOUR_NAMES: Readonly<Record<string, Text>> = {
  y: { en: 'yellow', fr: 'jaune' },
  b: { en: 'blue', fr: 'bleu' },
  m: { en: 'magenta', fr: 'magenta' },
};

const RINGS: Readonly<Record<string, Text>> = {
  outer: { en: 'the outer City of sector', fr: 'la Cité extérieure du secteur' },
  inner: { en: 'the inner City of sector', fr: 'la Cité intérieure du secteur' },
};

/** "the outer City of sector 3". */
export function siteName(site: Site, lang: Lang): string {
  if (site === 'core') return lang === 'en' ? 'the Core' : 'le Noyau';
  const [ring, sector] = site.split('-');
  return `${RINGS[ring][lang]} ${sector}`;
}

/** "yellow 2". */
export function dieName(die: InvasionDie, lang: Lang): string {
  return `${COLOUR_NAMES[die[0]][lang]} ${die[1]}`;
}

/** "2 × Missile, Rebuild". */
export function faceList(faces: readonly Face[], lang: Lang): string {
  const kinds = [...new Set(faces)];
  return kinds
    .map((face) => {
      const n = faces.filter((f) => f === face).length;
      return n > 1 ? `${n} × ${FACE_NAMES[face][lang]}` : FACE_NAMES[face][lang];
    })
    .join(', ');
}

/** "Yellow Blaster on yellow 1". */
function placementName({ face, die }: Placement, lang: Lang): string {
  return `${FACE_NAMES[face][lang]} ${lang === 'en' ? 'on' : 'sur'} ${dieName(die, lang)}`;
}

export function placementList(plan: readonly Placement[], lang: Lang): string {
  return plan.map((placement) => placementName(placement, lang)).join(', ');
}

export function siteList(sites: readonly Site[], lang: Lang): string {
  return sites.map((site) => siteName(site, lang)).join(', ');
}

/** The rebuild points that a seat may spend at the step that waits. */
export function poolIn(view: View, seat: Seat): number {
  const frame = view.stack.at(-1);
  if (frame?.step === 'rebuild') return frame.pool;
  return frame?.step === 'freeRebuild' ? frame.pools[seat] : 0;
}

/** Who decides now, as far as the table shows. */
export function deciding(view: View): Seat[] {
  const frame = view.stack.at(-1);
  switch (frame?.step) {
    case undefined:
      return [];
    case 'freeRebuild':
      return frame.pools.flatMap((points, seat) => (points > 0 ? [seat] : []));
    case 'pick': {
      const { attacker, targets } = frame.attack;
      return [attacker, ...targets].filter((seat) => frame.picks[seat] === 0);
    }
    default:
      return [view.active];
  }
}
