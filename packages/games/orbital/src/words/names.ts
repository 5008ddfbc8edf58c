import type { Lang, Text } from '@starboard/kernel';
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

/** A module on the table: its name and its cell. */
export function moduleName(view: View, { seat, module }: Target, lang: Lang): string {
  const m = byId(view.players[seat]?.modules ?? [], module);
  if (!m) return `#${module}`;
  return `${m.card < 0 ? CORE_NAME[lang] : namesIn(view, [m.card], lang)} ${cell(m)}`;
}

/** A module of the one who acts. */
export function own(view: View, module: ModuleId, lang: Lang): string {
  return moduleName(view, { seat: view.seat ?? view.active, module }, lang);
}
