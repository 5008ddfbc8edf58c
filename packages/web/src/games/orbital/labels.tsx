import type { Lang, Names, Violation } from '@starboard/kernel';
import {
  type Action,
  byId,
  CORE_NAME,
  cardName,
  contentOf,
  type ModuleId,
  repairCost,
  UPGRADE_COST,
  type View,
} from '@starboard/orbital';
import { toMark } from './compose.ts';
import { dockingOf } from './foresight.ts';
import { Glyph, Res, TypeChip } from './Signs.tsx';

interface Labels {
  readonly build: (card: string, price: number) => string;
  readonly upgrade: (price: number) => string;
  readonly repair: (card: string, price: number) => string;
  readonly pass: string;
  readonly passEnds: string;
  readonly passEndsMatch: string;
  readonly back: string;
  readonly show: string;
  readonly operate: (card: string) => string;
  readonly play: (card: string) => string;
  readonly hit: (card: string) => string;
  readonly move: (card: string) => string;
  readonly commands: (card: string) => string;
  readonly discard: (card: string) => string;
  readonly trim: (n: number) => string;
  readonly take: (card: string) => string;
}

const LABELS: Readonly<Record<Lang, Labels>> = {
  en: {
    build: (card, price) => `build ${card}: pay ${price} MC`,
    upgrade: (price) => `upgrade the core: pay ${price} MC`,
    repair: (card, price) => `repair ${card}: pay ${price} MC`,
    pass: 'pass, act again later unless all pass',
    passEnds: 'pass: the year ends',
    passEndsMatch: 'pass: the last year ends',
    back: 'return these 3 cards',
    show: 'show your hand: no events',
    operate: (card) => `operate ${card}`,
    play: (card) => `play ${card}`,
    hit: (card) => `hit ${card}`,
    move: (card) => `move ${card} here`,
    commands: (card) => `build ${card}, paid by the command`,
    discard: (card) => `discard ${card}`,
    trim: (n) => `discard these ${n} cards`,
    take: (card) => `take ${card}`,
  },
  fr: {
    build: (card, price) => `construire ${card}\u00a0: payer ${price} MC`,
    upgrade: (price) => `améliorer la base\u00a0: payer ${price} MC`,
    repair: (card, price) => `réparer ${card}\u00a0: payer ${price} MC`,
    pass: 'passer, rejouer plus tard sauf si tous passent',
    passEnds: 'passer\u00a0: l’année finit',
    passEndsMatch: 'passer\u00a0: la dernière année finit',
    back: 'remettre ces 3 cartes',
    show: 'montrer votre main sans événement',
    operate: (card) => `faire fonctionner ${card}`,
    play: (card) => `jouer ${card}`,
    hit: (card) => `toucher ${card}`,
    move: (card) => `déplacer ${card} ici`,
    commands: (card) => `construire ${card}, payé par la commande`,
    discard: (card) => `défausser ${card}`,
    trim: (n) => `défausser ces ${n} cartes`,
    take: (card) => `prendre ${card}`,
  },
};

/** Whether a pass now would be the last in a row. */
export function ends(view: View): boolean {
  return view.passesInARow + 1 >= view.players.length;
}

function moduleName(view: View, seat: number, id: ModuleId, lang: Lang): string {
  const m = byId(view.players[seat].modules, id);
  return m && m.card >= 0 ? cardName(contentOf(view.options).kinds[m.card], lang, view.options) : CORE_NAME[lang];
}

/** What a button says: what will be, in few words. */
export function label(a: Action, view: View, lang: Lang, _names: Names): string | undefined {
  const words = LABELS[lang];
  const me = view.seat ?? view.active;
  const card = 'card' in a && a.card ? cardName(a.card, lang, view.options) : '';
  switch (a.type) {
    case 'build':
      return words.build(card, dockingOf(a, view)?.price ?? 0);
    case 'upgrade':
      return words.upgrade(UPGRADE_COST);
    case 'repair':
      return words.repair(moduleName(view, me, a.module, lang), repairCost(contentOf(view.options), view.players[me]));
    case 'pass':
      if (!ends(view)) return words.pass;
      return view.year >= view.options.years ? words.passEndsMatch : words.passEnds;
    case 'returnCards':
      return words.back;
    case 'show':
      return words.show;
    case 'operate':
      if (a.moved !== undefined) return words.move(moduleName(view, me, a.moved, lang));
      if (a.exit) return words.commands(card);
      if (a.card) return words.discard(card);
      if (a.target) return words.hit(moduleName(view, a.target.seat, a.target.module, lang));
      return words.operate(moduleName(view, me, a.module, lang));
    case 'event':
      if (a.target) return words.hit(moduleName(view, a.target.seat, a.target.module, lang));
      if (a.visit) return words.operate(moduleName(view, a.visit.seat, a.visit.module, lang));
      return words.play(card);
    case 'take':
      return words.take(card);
    case 'trim':
      return (toMark(view)?.count ?? 1) > 1 ? words.trim(toMark(view)?.count ?? 1) : words.discard(card);
    case 'discard':
      return words.discard(card);
    default:
      return undefined;
  }
}

const OUTCOMES: Readonly<Record<Lang, Readonly<Record<'same' | 'unless' | 'score' | 'double', string>>>> = {
  en: {
    same: '1 less: the host has its colour',
    unless: 'you may act again unless all pass',
    score: 'then every colour pays 1 VP',
    double: 'then every colour pays 2 VP',
  },
  fr: {
    same: '1 de moins\u00a0: même couleur que l’hôte',
    unless: 'vous pourrez rejouer, sauf si tous passent',
    score: 'puis chaque couleur paie 1 PV',
    double: 'puis chaque couleur paie 2 PV',
  },
};

export function outcome(a: Action, view: View, lang: Lang): string | undefined {
  const words = OUTCOMES[lang];
  if (a.type === 'build') return dockingOf(a, view)?.same ? words.same : undefined;
  if (a.type !== 'pass') return undefined;
  if (!ends(view)) return words.unless;
  return view.year >= view.options.years ? words.double : words.score;
}

/** Refusals of what is not asked now teach nothing. */
export function idle({ rule }: Violation): boolean {
  return rule === 'ORBITAL-TURN-2' || rule === 'ORBITAL-TURN-1';
}

/** The picture of a button. */
export function icon(a: Action, view: View) {
  const c = contentOf(view.options);
  switch (a.type) {
    case 'build':
      return <Glyph mark="build" />;
    case 'upgrade':
      return <TypeChip colour={c.upgrades.find(({ id }) => id === a.core)?.colour ?? 'red'} />;
    case 'buy':
      return <Res of="mc" />;
    case 'repair':
      return <Glyph mark="repair" />;
    case 'pass':
      return <Glyph mark="flag" />;
    case 'operate':
    case 'event':
      return a.target || a.seat !== undefined ? <Res of="damage" /> : <Res of={a.type === 'event' ? 'card' : 'crew'} />;
    case 'returnCards':
    case 'take':
    case 'discard':
    case 'trim':
      return <Res of="card" />;
    default:
      return undefined;
  }
}
