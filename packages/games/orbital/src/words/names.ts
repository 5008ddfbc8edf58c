import type { Lang, Seat, Text } from '@starboard/kernel';
import type { Target } from '../actions.ts';
import { CORE_NAME } from '../content/upgrades.ts';
import { cardOf, contentOf, eventRow, moduleRow } from '../content.ts';
import type { Colour, Kind, ModuleId, Options, PlacedView, View } from '../types.ts';

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

/** A card, upgrade or core by name; a name that the set does not know reads as its words. */
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

/** A cell with real minus signs: (0,−1). */
export function cell({ x, y }: { readonly x: number; readonly y: number }): string {
  return `(${x},${y})`.replaceAll('-', '−');
}

/** A module on the table: its name and its cell. */
export function moduleName(view: View, { seat, module }: Target, lang: Lang): string {
  const m = placed(view, seat, module);
  return m ? `${cardName(m.card, lang, view.options)} ${cell(m)}` : `#${module}`;
}

function placed(view: View, seat: Seat, module: ModuleId): PlacedView | undefined {
  return view.players[seat]?.modules.find((m) => m.id === module);
}

/** Everything a reader sees is theirs, or at a numbered player's. */
export function own(view: View, module: ModuleId, lang: Lang): string {
  return moduleName(view, { seat: view.seat ?? view.activeSeat, module }, lang);
}
