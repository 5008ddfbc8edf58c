import { COLON, type Lang, type Seat } from '@starboard/kernel';
import {
  contentOf,
  type Energy,
  type Event,
  faceOf,
  firesThisRound,
  type Gem,
  gemOf,
  LABELS,
  LAST_MOVE,
  type View,
} from '@starboard/scramble';
import type { Great, Reader } from '../../contract/skin.ts';
import { WORDS } from './words.ts';

interface Said {
  readonly draws: (gem: Gem) => string;
  readonly cools: string;
  readonly uses: (weapon: string) => string;
  readonly fires: (n: number) => string;
  readonly flies: (column: number) => string;
  readonly gate: (left: boolean) => string;
  readonly buys: (card: string) => string;
  readonly destroys: (invader: string) => string;
  readonly hits: (invader: string, from: number, to: number) => string;
  readonly melts: string;
  readonly breaks: (weapon: string) => string;
  readonly fireTitle: (names: string) => string;
  readonly meltTitle: (name: string) => string;
  readonly fleetTitle: string;
}

const SAID: Readonly<Record<Lang, Said>> = {
  en: {
    draws: (gem) => `draws ${gem === 'overheat' ? 'an' : 'a'} ${LABELS.en.gems[gem]} gem`,
    cools: 'cools down',
    uses: (weapon) => `uses ${weapon}`,
    fires: (n) => `fires with Power ${n}`,
    flies: (column) => `flies to column ${column}`,
    gate: (left) => `flies into the ${left ? 'left' : 'right'} Wormhole`,
    buys: (card) => `buys ${card}`,
    destroys: (invader) => `destroys ${invader}`,
    hits: (invader, from, to) => `hits ${invader} (${from} → ${to})`,
    melts: 'melts down: no credits left',
    breaks: (weapon) => `${weapon} Out of Order`,
    fireTitle: (names) => `Aliens Fire! ${names ? `hits ${names}` : 'hits nobody'}`,
    meltTitle: (name) => `Meltdown: ${name}`,
    fleetTitle: 'The fleet comes nearer',
  },
  fr: {
    draws: (gem) => `pioche une gemme ${gem === 'overheat' ? 'de ' : ''}${LABELS.fr.gems[gem]}`,
    cools: 'refroidit',
    uses: (weapon) => `utilise ${weapon}`,
    fires: (n) => `tire, puissance ${n}`,
    flies: (column) => `vole vers la colonne ${column}`,
    gate: (left) => `entre dans le trou de ver de ${left ? 'gauche' : 'droite'}`,
    buys: (card) => `achète ${card}`,
    destroys: (invader) => `détruit ${invader}`,
    hits: (invader, from, to) => `touche ${invader} (${from} → ${to})`,
    melts: 'entre en fusion\u00a0: plus de crédits',
    breaks: (weapon) => `${weapon} hors service`,
    fireTitle: (names) => `Tir alien\u00a0! ${names ? `Touche ${names}` : 'Personne n’est touché'}`,
    meltTitle: (name) => `Fusion\u00a0: ${name}`,
    fleetTitle: 'La flotte avance',
  },
};

/** An event in few words; what follows from it needs none. */
export function headline(event: Event, view: View, lang: Lang): string | undefined {
  const said = SAID[lang];
  const { tokens, tokenOf, base } = contentOf(view.options);
  const named = (weapon: Energy) => base[gemOf(weapon)].name[lang];
  const name = (id: string) => tokens[tokenOf.get(id) ?? 0]?.name[lang] ?? id;
  switch (event.type) {
    case 'draw':
      return said.draws(event.gem);
    case 'cooldown':
      return said.cools;
    case 'activate':
      return said.uses(named(event.weapon));
    case 'outOfOrder':
      return said.breaks(named(event.weapon));
    case 'move':
      if (event.from === event.to) return '';
      return event.to === 0 || event.to > event.columns ? said.gate(event.to === 0) : said.flies(event.to);
    case 'fire':
      return said.fires(event.power);
    case 'destroy':
      return said.destroys(name(event.invader));
    case 'damage':
      return said.hits(name(event.invader), event.from, event.to);
    case 'buy':
      return said.buys(faceOf(view, event.card)?.name[lang] ?? event.card);
    case 'overheat':
      return event.by === 'gem' ? said.melts : '';
    case 'slideOff':
      return strikeOf(event, view, lang);
    case 'round':
    case 'turn':
    case 'shortOfCredits':
    case 'gather':
    case 'refill':
    case 'reveal':
    case 'attach':
    case 'arrive':
    case 'pass':
    case 'attack':
    case 'assistToken':
    case 'boost':
    case 'vent':
    case 'scavenge':
    case 'system':
    case 'over':
      return '';
    default:
      return undefined;
  }
}

function strikeOf({ event }: Extract<Event, { type: 'slideOff' }>, view: View, lang: Lang): string {
  const kind = event === null ? undefined : faceOf(view, event)?.event;
  return kind ? WORDS[lang].event(kind) : '';
}

/** So many hits are named one by one. */
const NAMED = 3;

/** What the sky shows now, in words: the shot of another, or what the aliens do. */
export function shownWords(events: readonly Event[], view: View, near: Seat, { lang, seats }: Reader): string {
  const strike = events.find((e) => e.type === 'slideOff' && e.event !== null);
  if (strike?.type === 'slideOff') {
    const title = strikeOf(strike, view, lang);
    if (events.some((e) => e.type === 'arrive' || e.type === 'pass')) return `${title} ${SAID[lang].fleetTitle}`;
    const hit = events.flatMap((e) => (e.type === 'overheat' && e.by === 'aliens' ? [seats[e.seat].name] : []));
    return SAID[lang].fireTitle(hit.join(', '));
  }
  const hits = events.filter((e) => (e.type === 'destroy' || e.type === 'damage') && e.seat !== near);
  const [first] = hits;
  if (!first || !('seat' in first)) return '';
  const named = hits.slice(0, NAMED).map((e) => headline(e, view, lang));
  const more = hits.length > NAMED ? ` +${hits.length - NAMED}` : '';
  return `${seats[first.seat].name}${COLON[lang]}${named.join(', ')}${more}`;
}

/** Who has to say which weapon a Meltdown breaks. */
const melting = ({ stack }: View) => stack.flatMap((frame) => (frame.step === 'breakWeapon' ? [frame.seat] : []));

/** Whether Aliens Fire! has left the track. */
const fired = (before: View, after: View) => firesThisRound(before) && !firesThisRound(after);

/** A Meltdown, the fire of the aliens, and the whole fleet a row nearer; the tenth Invader has its own lettering. */
export function great(before: View, after: View, { lang, seats }: Reader): Great | undefined {
  const said = SAID[lang];
  if (after.aliensMoved > before.aliensMoved)
    return { title: said.fleetTitle, detail: `${after.aliensMoved}/${LAST_MOVE}`, seat: after.active };
  const hot = melting(after)
    .filter((seat) => !melting(before).includes(seat))
    .sort((a, b) => a - b);
  if (after.round > before.round || fired(before, after)) {
    if (!firesThisRound(before)) return undefined;
    return { title: said.fireTitle(hot.map((seat) => seats[seat].name).join(', ')), seat: hot[0] ?? after.active };
  }
  if (hot.length > 0) return { title: said.meltTitle(seats[hot[0]].name), seat: hot[0] };
  return undefined;
}
