import type { Lang, Text } from '@starboard/kernel';
import type { ComponentType } from 'react';
import type { Book } from './book.ts';
import type { Guide } from './guide.ts';
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

/** What the client knows of a game before its table is opened, and how to load the rest of its folder. */
export interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly players: readonly [number, number];
  readonly minutes: readonly [number, number];
  readonly line: Text;
  /** Draws the picture of the home page; its subject lies in the upper half, words may cover the rest. */
  cover(): string;
  readonly credits?: readonly Credit[];
  /** The looks of its table; a game without them cannot be played here yet. */
  skin?(): Promise<GameSkin>;
  book?(): Promise<Book>;
  guide?(): Promise<Guide>;
  figures?(): Promise<Figures>;
}
