import type { Command } from 'commander';
import { say, type Terminal } from './terminal.ts';
import { fail } from './userError.ts';

/** Reads a flag's value as a whole number of at least `min`. */
export function wholeNumber(flag: string, min: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= min && Number.isSafeInteger(number)) return number;
    return fail(
      `${flag} should be a whole number from ${min}, not “${text}”.`,
      `${flag} devrait être un entier à partir de ${min}, pas « ${text} ».`,
    );
  };
}

/** Adds `--option k=v`, which may be given several times. */
export function addOptionFlag(command: Command, io: Terminal): Command {
  const about = {
    en: 'an option of the match; may be repeated; @file.json reads the value from a file',
    fr: 'une option de la partie ; peut se répéter ; @fichier.json lit la valeur dans un fichier',
  };
  const collect = (text: string, before: readonly string[]) => [...before, text];
  return command.option('--option <name=value>', say(io, about), collect, []);
}

/** Adds `--seed S`. */
export function addSeedFlag(command: Command, io: Terminal): Command {
  const about = {
    en: 'any text; the same seed repeats the same chance',
    fr: 'un texte quelconque ; la même graine répète le même hasard',
  };
  return command.option('--seed <seed>', say(io, about));
}

/** Adds `--json`. */
export function addJsonFlag(command: Command, io: Terminal): Command {
  return command.option(
    '--json',
    say(io, { en: 'print JSON, for programs', fr: 'écrire du JSON, pour les programmes' }),
  );
}
