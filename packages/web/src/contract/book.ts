import type { RuleId, Text } from '@starboard/kernel';

/** One rule of a rulebook, addressable by its id in the ledger. */
export interface Rule {
  readonly id: RuleId;
  readonly text: Text;
  /** What would make possible what this rule forbids. */
  readonly remedy?: Text;
}

/** A chapter: a title, an optional word in front, its rules in reading order. Its picture is the figure of its id. */
export interface Section {
  readonly id: string;
  readonly title: Text;
  /** Its symbol in the list of chapters, a path of an `icons` module. */
  readonly icon?: string;
  readonly lead?: Text;
  readonly rules: readonly Rule[];
}

/** One picture of the turn at a glance: the figure `glance:<id>`, with a few words, leading to a chapter or a rule. */
export interface Step {
  readonly id: string;
  readonly title: Text;
  readonly text: Text;
  readonly to: string;
}

/** What happens instead of a step or beside it. */
export interface SidePath extends Step {
  readonly kind: 'instead' | 'danger';
  /** What stands in the place of a number. */
  readonly mark: Text;
}

/** The turn at a glance: four steps, side paths, and what comes when it is over. */
export interface Glance {
  readonly goal: Text;
  /** Said above the steps where a turn is one of them, not all in their order. */
  readonly oneOf?: Text;
  readonly steps: readonly Step[];
  readonly sides: readonly SidePath[];
  readonly when: { readonly title: Text; readonly items: readonly Step[] };
}

/** A card, tile or other component that readers look for by its name; its picture is the figure of its id. */
export interface Component {
  readonly id: string;
  readonly name: Text;
  readonly text: Text;
  readonly rule: RuleId;
}

/** The rulebook of a game, in our own words. */
export interface Book {
  readonly sections: readonly Section[];
  readonly glance?: Glance;
  readonly components: readonly Component[];
  /** The CSS class of the game's palette and display face. */
  readonly theme: string;
  rule(id: RuleId): Rule | undefined;
}

type Parts = Omit<Book, 'rule'>;

export function book(parts: Parts): Book {
  const rules = new Map(parts.sections.flatMap((section) => section.rules.map((rule) => [rule.id, rule])));
  return { ...parts, rule: (id) => rules.get(id) };
}

/** A rule as a row of a rulebook. */
export function rule(id: RuleId, en: string, fr: string, remedy?: Text): Rule {
  return { id, text: { en, fr }, ...(remedy ? { remedy } : {}) };
}

/** What would make something possible, as the last field of a row. */
export function unless(en: string, fr: string): Text {
  return { en, fr };
}
