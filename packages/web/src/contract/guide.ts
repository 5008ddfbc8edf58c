import type { AnyGame, Core, RuleId, Text } from '@starboard/kernel';

/** One question of a lesson: what is said, what the player shall do, what is said to everything else. */
export interface Beat {
  readonly say: Text;
  /** Actions in notation, or the beginnings of some; any of them goes on. */
  readonly expect: readonly string[];
  /** What others do then: each line a seat, a space and an action in notation. */
  readonly then?: readonly string[];
  /** Why another choice, allowed as it may be, is not the point here. */
  readonly otherwise: Text;
}

/** One idea, shown in a position set up for it. */
export interface Lesson {
  readonly id: string;
  readonly title: Text;
  readonly beats: readonly Beat[];
  /** What has been seen, once the last beat is done. */
  readonly seen: Text;
  /** Where the rulebook says it. */
  readonly rule: RuleId;
  /** A position in which seat 0, the player, decides. */
  position(): Core;
}

/** A first match in lessons. */
export interface Guide {
  readonly game: AnyGame;
  readonly lessons: readonly Lesson[];
}
