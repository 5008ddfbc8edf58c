import { type Action, CITY_POINTS, CORE_POINTS, leftBy, SITES, type View } from '@starboard/invasion';
import type { Lang, Violation } from '@starboard/kernel';

interface Labels {
  reroll(n: number): string;
  readonly keep: string;
  readonly fire: string;
  left(strikes: number, saucers: number): string;
  readonly none: string;
  readonly done: string;
  pick(sector: number): string;
}

const LABELS: Readonly<Record<Lang, Labels>> = {
  en: {
    reroll: (n) => `re-roll ${n} ${n === 1 ? 'die' : 'dice'}`,
    keep: 'keep and fight',
    fire: 'fire',
    left: (strikes, saucers) =>
      `${strikes} ${strikes === 1 ? 'strike' : 'strikes'}, ${saucers} ${saucers === 1 ? 'saucer' : 'saucers'} left`,
    none: 'all saucers repelled',
    done: 'stop rebuilding',
    pick: (sector) => `pick sector ${sector}`,
  },
  fr: {
    reroll: (n) => `relancer ${n} ${n === 1 ? 'dé' : 'dés'}`,
    keep: 'garder et tirer',
    fire: 'tirer',
    left: (strikes, saucers) =>
      `reste ${strikes} ${strikes < 2 ? 'frappe' : 'frappes'}, ${saucers} ${saucers < 2 ? 'soucoupe' : 'soucoupes'}`,
    none: 'toutes les soucoupes repoussées',
    done: 'arrêter de reconstruire',
    pick: (sector) => `choisir le secteur ${sector}`,
  },
};

/** What a button says: what happens next. */
export function label(a: Action, _view: View, lang: Lang): string | undefined {
  const words = LABELS[lang];
  switch (a.type) {
    case 'reroll':
      return words.reroll(a.faces.length);
    case 'keep':
      return words.keep;
    case 'assign':
      return words.fire;
    case 'rebuildDone':
      return words.done;
    case 'pickSector':
      return words.pick(a.sector);
    default:
      return undefined;
  }
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
