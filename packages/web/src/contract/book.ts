import type { RuleId, Text } from '@starboard/kernel';

/** One rule of a rulebook, addressable by its id in the ledger. */
export interface Rule {
  readonly id: RuleId;
  readonly text: Text;
  /** What would make possible what this rule forbids. */
  readonly remedy?: Text;
}

/** A chapter: a title, an optional word in front, its rules in reading order. */
export interface Section {
  readonly id: string;
  readonly title: Text;
  readonly lead?: Text;
  readonly rules: readonly Rule[];
}

/** The rulebook of a game, in our own words. */
export interface Book {
  readonly sections: readonly Section[];
  rule(id: RuleId): Rule | undefined;
}

export function book(sections: readonly Section[]): Book {
  const rules = new Map(sections.flatMap((section) => section.rules.map((rule) => [rule.id, rule])));
  return { sections, rule: (id) => rules.get(id) };
}

/** A rule as a row of a rulebook. */
export function rule(id: RuleId, en: string, fr: string, remedy?: Text): Rule {
  return { id, text: { en, fr }, ...(remedy ? { remedy } : {}) };
}

/** What would make something possible, as the last field of a row. */
export function unless(en: string, fr: string): Text {
  return { en, fr };
}
