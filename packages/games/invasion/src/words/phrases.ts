import type { Lang, Seat, Text } from '@starboard/kernel';
import { PLANETS } from '../content/planets.ts';
import type { Action, Decided, Event, Face, InvasionDie, Placement, Site, View } from '../types.ts';

/** What one language says. */
export interface Phrases {
  action(a: Action): string;
  event(e: Event, who: (seat: Seat) => Who): string | undefined;
  /** What is asked of a reader who decides now. */
  asks(view: View): string;
  /** What everybody else reads. */
  waits(view: View): string;
  readonly labels: Labels;
}

/** The labels of the text table. */
export interface Labels {
  readonly round: string;
  readonly value: string;
  readonly houseRules: string;
  readonly dice: string;
  readonly turn: string;
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
  readonly attacker: string;
  readonly missile: string;
}

/** The subject of a sentence: its name, and whether it is the reader. */
export interface Who {
  readonly you: boolean;
  readonly name: string;
}

const YOU: Text = { en: 'You', fr: 'Vous' };

/** How a seat is called when `reader` reads. */
export function whoIs(seat: Seat, reader: Seat | null, lang: Lang): Who {
  return seat === reader ? { you: true, name: YOU[lang] } : { you: false, name: PLANETS[seat].name };
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
function dieName(die: InvasionDie, lang: Lang): string {
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

export function planName(plan: readonly Placement[], lang: Lang): string {
  return plan.map((placement) => placementName(placement, lang)).join(', ');
}

export function siteList(sites: readonly Site[], lang: Lang): string {
  return sites.map((site) => siteName(site, lang)).join(', ');
}

/** The rebuild points that the reader, or the active player, may spend at the step that waits. */
export function poolIn(view: View, seat: Seat | null): number {
  const frame = view.stack.at(-1);
  if (frame?.step === 'rebuild') return frame.pool;
  return frame?.step === 'freeRebuild' && seat !== null ? frame.pools[seat] : 0;
}
