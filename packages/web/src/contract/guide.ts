import type { AnyGame, Core, RuleId, Text } from '@starboard/kernel';
import type { ComponentType } from 'react';
import type { Thing } from './skin.ts';

/** Something on the board that a lesson lights: a thing of the grammar, or a zone or anchor of the board, `zone:pile:0`. */
export type Lit = Thing;

/** One question of a lesson: what is said, what the player shall do, what is said to everything else. */
export interface Beat {
  /** One sentence of at most fourteen words that begins with its verb. */
  readonly say: Text;
  /** Actions in notation, or the beginnings of some; any of them goes on. Without any the player looks and goes on. */
  readonly expect?: readonly string[];
  /** What is lit; where it is not named, what is to be pressed next for what is expected. */
  readonly at?: readonly Lit[];
  /** What it will lead to. */
  readonly leads?: readonly Lit[];
  /** What others do then: each line a seat, a space and an action in notation. */
  readonly answer?: readonly string[];
  /** Why another choice, allowed as it may be, is not the point here. */
  readonly otherwise?: Text;
}

/** One idea, shown in a position set up for it. */
export interface Lesson {
  readonly id: string;
  readonly title: Text;
  readonly beats: readonly Beat[];
  /** What has been seen, once the last beat is done. */
  readonly seen: Text;
  /** What is lit then; what the last beat leads to where it is not named. */
  readonly lit?: readonly Lit[];
  /** Where the rulebook says it. */
  readonly rule: RuleId;
  /** A position in which seat 0, the player, decides. */
  position(): Core;
}

/** A first match in lessons. The first says what the game is about and how one wins. */
export interface Guide {
  readonly game: AnyGame;
  readonly lessons: readonly Lesson[];
  /** How the others at the table are called: sentences speak of them by name. */
  readonly others: readonly string[];
  /** Who speaks: a small picture at the corner of the bubble. */
  readonly Teacher?: ComponentType;
}
