import type { Lang, Seat } from '@starboard/kernel';
import {
  byId,
  type Card,
  COLOURS,
  CORE_NAME,
  type Colour,
  type Content,
  contentOf,
  eventRow,
  eventText,
  type ModuleId,
  type ModuleRow,
  moduleRow,
  moduleText,
  type Placed,
  type PlayerView,
  printedColour,
  upgradeText,
  type View,
} from '@starboard/orbital';
import { WORDS } from './words.ts';

/** A module as it is drawn. */
export interface Shown {
  readonly kind: string;
  readonly colour: Colour;
  readonly name: string;
  /** Undefined for the core. */
  readonly row: ModuleRow | undefined;
  /** Everything it says, in words. */
  readonly text: string;
}

export function contentIn(view: View): Content {
  return contentOf(view.options);
}

/** What a module of somebody's orbital is. */
export function shownModule(c: Content, p: PlayerView, m: Placed, lang: Lang): Shown {
  const colour = COLOURS[printedColour(c, p, m)];
  const row = moduleRow(c, m.card);
  if (row) return { kind: row.id, colour, name: row.name[lang], row, text: moduleText(row, lang) };
  const upgrade = p.upgrade < 0 ? undefined : c.upgrades[p.upgrade];
  return {
    kind: 'core',
    colour,
    name: upgrade?.name[lang] ?? CORE_NAME[lang],
    row: undefined,
    text: upgrade ? upgradeText(upgrade, lang) : WORDS[lang].coreAbout,
  };
}

/** The name of a module of somebody's orbital, as it stands on its tile. */
export function calledModule(view: View, seat: Seat, id: ModuleId, lang: Lang): string {
  const p = view.players[seat];
  const m = p && byId(p.modules, id);
  return m ? shownModule(contentIn(view), p, m, lang).name : CORE_NAME[lang];
}

/** What a card is; events have no colour and no row of a module. */
export type CardFace =
  | (Shown & { readonly type: 'module'; readonly row: ModuleRow })
  | {
      readonly type: 'event';
      readonly kind: string;
      readonly name: string;
      readonly text: string;
      readonly line: string;
    };

export function faceOf(c: Content, card: Card, lang: Lang): CardFace {
  const row = moduleRow(c, card);
  if (row) {
    const { id: kind, colour, name } = row;
    return { type: 'module', kind, colour, name: name[lang], row, text: moduleText(row, lang) };
  }
  const event = eventRow(c, card);
  return {
    type: 'event',
    kind: event?.id ?? '?',
    name: event?.name[lang] ?? '?',
    text: event ? eventText(event, lang) : '',
    line: event?.line[lang] ?? '',
  };
}

/** Everybody but one, clockwise from there. */
export function others(view: View, me: Seat): readonly Seat[] {
  const n = view.players.length;
  return Array.from({ length: n - 1 }, (_, i) => (me + 1 + i) % n);
}

/** A chance as people read it. */
export function percent(chance: number, lang: Lang): string {
  return `${Math.round(chance * 100)}${lang === 'fr' ? '\u00a0' : ''}%`;
}
