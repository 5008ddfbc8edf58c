import type { Action, GameEvent, Seat, Violation } from './game.ts';
import type { Names } from './names.ts';
import { PLATFORM_RULES } from './platformRules.ts';

/** The languages of the house; everything a person reads exists in each of them. */
export const LANGS = ['en', 'fr'] as const;
export type Lang = (typeof LANGS)[number];
export type Text = Readonly<Record<Lang, string>>;

/**
 * How a game speaks. Pure functions of what the reader may know; plain text, no markup. A seat is called by its name, or
 * by its number where it has none.
 */
export interface GameText<V, A extends Action, E extends GameEvent> {
  readonly name: Text;
  /** One line that makes someone want to play. */
  readonly tagline: Text;
  /** Minutes of a match, from and to. */
  readonly minutes: readonly [number, number];
  /** The whole table as lines of text, complete enough to play from. */
  table(view: V, lang: Lang, names?: Names): string;
  /** What a picture of plain characters shows better than words, such as where pieces lie; for terminals. */
  drawing?(view: V, lang: Lang, names?: Names): string;
  /** What a terminal adds to the table. */
  readonly screen?: ScreenText<V, A>;
  /** What is asked of `seat` now, in one sentence; what it waits for if nothing is. */
  prompt(view: V, seat: Seat | null, lang: Lang, names?: Names): string;
  /** A choice as a short phrase. */
  action(a: A, view: V, lang: Lang, names?: Names): string;
  /** What happened, as a sentence for the seat that received this event; undefined for what needs no words. */
  event(e: E, seat: Seat | null, lang: Lang, names?: Names): string | undefined;
  /** Points as people read them. */
  points(points: number, lang: Lang): string;
}

/** What a screen of 24 lines needs, where the table may have scrolled away. */
export interface ScreenText<V, A extends Action> {
  /** What one plays for and what a turn is, in a few sentences, for who does not know the game. */
  readonly aim: Text;
  /** What the signs and abbreviations of the table mean. */
  readonly legend: Text;
  /** What the seat that is asked holds and can spend, in a few lines; it stands above every question. */
  holdings(view: V, seat: Seat, lang: Lang): string;
  /** What a choice costs and brings, as far as its phrase does not say so: one text for each card or place it is about. */
  about(a: A, view: V, seat: Seat, lang: Lang): readonly string[];
  /** The fields of actions that are asked for first where a list is too long; else they go by their names. */
  readonly steps?: readonly string[];
}

/** Fills `{name}` in a sentence with the values given; a name without a value stays visible. */
export function fill(sentence: string, values: Violation['with'] = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? whole) : whole,
  );
}

/** A colon as the language sets it: French puts a space before it, at which no line breaks. */
export const COLON: Text = { en: ': ', fr: '\u00a0: ' };
export const SEMICOLON: Text = { en: '; ', fr: '\u00a0; ' };

/** A table written as `label: value`, with the colons of its language. */
export function labelled(table: string, lang: Lang): string {
  return table.replace(/(?<=\S):(?= |$)/gm, COLON[lang].trimEnd());
}

/** The sentence of a violation. */
export function explain(game: { readonly rules: Readonly<Record<string, Text>> }, v: Violation, lang: Lang): string {
  return fill((game.rules[v.rule] ?? PLATFORM_RULES[v.rule])?.[lang] ?? v.rule, v.with);
}
