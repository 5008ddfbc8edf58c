import type { Lang, Seat, Text } from '@starboard/kernel';
import type { Target } from '../actions.ts';
import { CORE_NAME } from '../content/upgrades.ts';
import { cardOf, contentOf, eventRow, kindsOf, moduleRow } from '../content.ts';
import { byId } from '../geometry.ts';
import type { Card, Colour, Kind, ModuleId, Options, View } from '../types.ts';

export const COLOUR_NAMES: Readonly<Record<Colour, Text>> = {
  red: { en: 'red', fr: 'rouge' },
  green: { en: 'green', fr: 'vert' },
  yellow: { en: 'yellow', fr: 'jaune' },
  orange: { en: 'orange', fr: 'orange' },
  blue: { en: 'blue', fr: 'bleu' },
  purple: { en: 'purple', fr: 'violet' },
};

export const TYPE_NAMES: Readonly<Record<Colour, Text>> = {
  red: { en: 'Structural', fr: 'Structurel' },
  green: { en: 'Bio', fr: 'Bio' },
  yellow: { en: 'Commercial', fr: 'Commercial' },
  orange: { en: 'Support', fr: 'Soutien' },
  blue: { en: 'Scientific', fr: 'Scientifique' },
  purple: { en: 'Military', fr: 'Militaire' },
};

const OWN: Pick<Options, 'cards'> = { cards: null };

/** A card, upgrade or core by its id; one that the set does not know reads as its words. */
export function cardName(kind: Kind, lang: Lang, options = OWN): string {
  if (kind === 'core') return CORE_NAME[lang];
  const c = contentOf(options);
  const card = cardOf(c, kind);
  const row = moduleRow(c, card) ?? eventRow(c, card) ?? c.upgrades.find((upgrade) => upgrade.id === kind);
  return row?.name[lang] ?? kind.replaceAll('-', ' ');
}

export function cardNames(kinds: readonly Kind[], lang: Lang, options = OWN): string {
  return kinds.map((kind) => cardName(kind, lang, options)).join(', ');
}

/** Cards of a view by name. */
export function namesIn({ options }: View, cards: readonly Card[], lang: Lang): string {
  return cardNames(kindsOf(contentOf(options), cards), lang, options);
}

/** The market card at a place by name. */
export function marketName(view: View, slot: number, lang: Lang): string {
  return namesIn(view, view.market.slice(slot, slot + 1), lang);
}

/** A cell with real minus signs: (0,−1). */
export function cell({ x, y }: { readonly x: number; readonly y: number }): string {
  return `(${x},${y})`.replaceAll('-', '−');
}

const AWAY = {
  en: { N: 'north', E: 'east', S: 'south', W: 'west', core: ' of the core', cells: (n: number) => `${n} cells ` },
  fr: {
    N: 'au nord',
    E: 'à l’est',
    S: 'au sud',
    W: 'à l’ouest',
    core: ' de la base',
    cells: (n: number) => `à ${n} cases `,
  },
} as const;

/** Where a cell lies, as people say it: “north of the core”, “2 cells north, 1 east of the core”. */
export function place({ x, y }: { readonly x: number; readonly y: number }, lang: Lang): string {
  const words = AWAY[lang];
  const [first, second] = [
    ...(y === 0 ? [] : [{ n: Math.abs(y), way: words[y < 0 ? 'N' : 'S'] }]),
    ...(x === 0 ? [] : [{ n: Math.abs(x), way: words[x < 0 ? 'W' : 'E'] }]),
  ];
  if (!first) return CORE_NAME[lang];
  if (first.n === 1 && (!second || second.n === 1))
    return `${[first, ...(second ? [second] : [])].map(({ way }) => way).join(lang === 'en' ? '-' : ' et ')}${words.core}`;
  const far = first.n === 1 ? '1 ' : words.cells(first.n);
  return `${far}${first.way}${second ? `, ${second.n} ${second.way}` : ''}${words.core}`;
}

/** The core of a seat by the name of its upgrade, once it has one. */
function coreName({ players, options }: View, seat: Seat, lang: Lang): string {
  const { upgrade } = players[seat];
  return (upgrade < 0 ? CORE_NAME : contentOf(options).upgrades[upgrade].name)[lang];
}

/** A module on the table: its name, and where it lies if there are several of them. */
export function moduleName(view: View, { seat, module }: Target, lang: Lang): string {
  const modules = view.players[seat]?.modules ?? [];
  const m = byId(modules, module);
  if (!m) return `#${module}`;
  const name = m.card < 0 ? coreName(view, seat, lang) : namesIn(view, [m.card], lang);
  return modules.some(({ id, card }) => id !== m.id && card === m.card) ? `${name} (${place(m, lang)})` : name;
}

/** A module of the one who acts. */
export function own(view: View, module: ModuleId, lang: Lang): string {
  return moduleName(view, { seat: view.seat ?? view.active, module }, lang);
}
