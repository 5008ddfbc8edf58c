import type { Lang, Seat, Text } from '@starboard/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Book } from './book.ts';
import type { Guide } from './guide.ts';
import type { SetupRoom } from './setup.ts';
import type { GameSkin } from './skin.ts';

/** Pictures of a rulebook by section, made of the game's real components. */
export type Figures = Readonly<Record<string, ComponentType<{ readonly lang: Lang }>>>;

/** Something that others made and a game shows. */
export interface Credit {
  readonly what: Text;
  readonly who: string;
  readonly licence: string;
  readonly at: string;
}

/** How a match that waits is told at a glance, from the view that may be seen of it. */
export interface Glance<V = unknown> {
  /** The board in small, as SVG text of this size: a drawing of its own without words, counts as pips, owners as light. */
  draw(view: V, me: Seat | null, width: number, height: number): string;
  /** What each seat has so far, in the words of a score, and the sign of the seat in this game's colours. */
  score(view: V): readonly { readonly points: string; readonly sign: ReactNode }[];
}

/** What a table can lie on. */
export interface Ground {
  readonly id: string;
  readonly name: Text;
  /** A small picture of it, as a CSS background. */
  readonly paint: string;
}

/** What the client knows of a game before its table is opened, and how to load the rest of its folder. */
export interface GameEntry {
  readonly id: string;
  readonly name: string;
  /** Its name on a poster, where the full one is too long. */
  readonly short: string;
  readonly players: readonly [number, number];
  readonly minutes: readonly [number, number];
  readonly line: Text;
  /**
   * A CSS class that sets what words about the game stand on: material, inks, display face, the colour of its Play.
   * Without it they stand on the shell's own plate.
   */
  readonly plate?: string;
  /**
   * The address of the game's picture, an SVG of 512 by 560 made of its real pieces. Words never lie on it. Its subject
   * lies within the middle 512 by 480 and bears any cut from there.
   */
  readonly cover: string;
  /** Another of 900 by 456, for a stage of its own. */
  readonly wideCover?: string;
  /**
   * What its table can lie on, the usual one first. Another that is chosen stands on the page as
   * `data-grounds~="<game>:<ground>"`; style sheets do the rest.
   */
  readonly grounds?: readonly Ground[];
  readonly credits?: readonly Credit[];
  /** The looks of its table; a game without them cannot be played here yet. */
  skin?(): Promise<GameSkin>;
  /** How its matches show on the home page; without it by their cover. */
  glance?(): Promise<Glance>;
  /** The room a match is set up in; without it the shell's own. */
  setup?(): Promise<SetupRoom>;
  book?(): Promise<Book>;
  guide?(): Promise<Guide>;
  figures?(): Promise<Figures>;
}
