import { type Action, CITY_POINTS, CORE_POINTS, leftBy, SITES, type View } from '@starboard/invasion';
import type { Lang, Violation } from '@starboard/kernel';

interface Labels {
  reroll(n: number): string;
  readonly keep: string;
  readonly fire: string;
  left(strikes: number, saucers: number): string;
  readonly none: string;
  done(lost: number | undefined): string;
  pick(sector: number): string;
  gains(now: number, next: number): string;
}

const LABELS: Readonly<Record<Lang, Labels>> = {
  en: {
    reroll: (n) => `re-roll ${n} ${n === 1 ? 'die' : 'dice'}`,
    keep: 'keep and fight',
    fire: 'fire',
    left: (strikes, saucers) =>
      `${saucers} ${saucers === 1 ? 'saucer still hits' : 'saucers still hit'} you${strikes > 1 ? `, in ${strikes} strikes` : ''}`,
    none: 'all saucers repelled',
    done: (lost) => `stop: ${lost === 1 ? '1 point is' : lost ? `${lost} points are` : 'the rest is'} lost`,
    pick: (sector) => `pick sector ${sector}`,
    gains: (now, next) => `+${now}, then +${next}`,
  },
  fr: {
    reroll: (n) => `relancer ${n} ${n === 1 ? 'dé' : 'dés'}`,
    keep: 'garder et tirer',
    fire: 'tirer',
    left: (strikes, saucers) =>
      `${saucers} ${saucers < 2 ? 'soucoupe passe' : 'soucoupes passent'}${strikes > 1 ? `, en ${strikes} frappes` : ''}`,
    none: 'toutes les soucoupes repoussées',
    done: (lost) => `arrêter : ${lost === 1 ? '1 point perdu' : lost ? `${lost} points perdus` : 'le reste est perdu'}`,
    pick: (sector) => `choisir le secteur ${sector}`,
    gains: (now, next) => `+${now}, puis +${next}`,
  },
};

/** What a button says: what happens next. */
export function label(a: Action, view: View, lang: Lang): string | undefined {
  const words = LABELS[lang];
  switch (a.type) {
    case 'reroll':
      return words.reroll(a.faces.length);
    case 'keep':
      return words.keep;
    case 'assign':
      return words.fire;
    case 'rebuildDone':
      return words.done(lostBy(view));
    case 'pickSector':
      return words.pick(a.sector);
    default:
      return undefined;
  }
}

/** The rebuild points that stopping gives up, if that can be told. */
function lostBy({ stack }: View): number | undefined {
  const frame = stack.at(-1);
  if (frame?.step === 'rebuild') return frame.pool;
  // Of several who rebuild for free it is not known here who reads.
  const pools = frame?.step === 'freeRebuild' ? new Set(frame.pools.filter((points) => points > 0)) : [];
  const [pool, other] = pools;
  return other === undefined ? pool : undefined;
}

/** Stopping loses the points that are left. */
export function forfeits(a: Action): boolean {
  return a.type === 'rebuildDone';
}

/** What it brings: the strikes that are left of a plan, the points of a repair. */
export function outcome(a: Action, view: View, lang: Lang): string | undefined {
  if (a.type === 'assign') {
    const left = leftBy(view, a.plan).filter((n) => n > 0);
    const saucers = left.reduce((sum, n) => sum + n, 0);
    return saucers === 0 ? LABELS[lang].none : LABELS[lang].left(left.length, saucers);
  }
  return undefined;
}

/** What one point of repair at a site adds to the score. */
export function gainAt(planet: readonly number[], site: (typeof SITES)[number]): number {
  const at = SITES.indexOf(site);
  const points = site === 'core' ? CORE_POINTS : CITY_POINTS;
  return planet[at] === 2 ? 0 : points[planet[at] + 1] - points[planet[at]];
}

/** What a repair brings, and where the point after it brings more, that too. */
export function gainsAt(planet: readonly number[], site: (typeof SITES)[number], lang: Lang): string {
  const gain = gainAt(planet, site);
  const next = gainAt(planet.with(SITES.indexOf(site), planet[SITES.indexOf(site)] + 1), site);
  return next > gain ? LABELS[lang].gains(gain, next) : `+${gain}`;
}

/** Refusals of other steps teach nobody anything. */
export function idle({ rule }: Violation): boolean {
  return rule !== 'INVASION-RULING-38';
}

/** Repairs may be left; everything else must be decided. */
export function duty(view: View): 'must' | 'may' | undefined {
  const { step } = view.stack.at(-1) ?? {};
  if (step === 'defense' || step === 'rebuild' || step === 'freeRebuild') return 'may';
  return step === 'assign' || step === 'pick' ? 'must' : undefined;
}
