import { printable } from '@starboard/kernel';
import type { Command } from 'commander';
import { USUAL_LIMIT } from './execBot.ts';
import { say, type Terminal } from './terminal.ts';
import { fail } from './userError.ts';

/** Reads a flag's value as a whole number of at least `min` and at most `max`. */
export function wholeNumber(flag: string, min: number, max = Number.MAX_SAFE_INTEGER): (text: string) => number {
  const [right, juste] =
    max < Number.MAX_SAFE_INTEGER
      ? [`from ${min} to ${max}`, `de ${min} à ${max}`]
      : [`from ${min}`, `à partir de ${min}`];
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= min && number <= max) return number;
    return fail(
      `${flag} should be a whole number ${right}, not “${printable(text)}”.`,
      `${flag} devrait être un entier ${juste}, pas « ${printable(text)} ».`,
    );
  };
}

/** Refuses a flag that is given twice; `--option` may be, each time with another name. */
export function refuseRepeats(command: Command): void {
  for (const option of command.options) {
    if (option.long === '--option') continue;
    let given = false;
    command.on(`option:${option.name()}`, () => {
      if (given) fail(`${option.long} was given twice.`, `${option.long} est donné deux fois.`);
      given = true;
    });
  }
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

/** Adds `--force`, without which no file is replaced. */
export function addForceFlag(command: Command, io: Terminal): Command {
  return command.option(
    '--force',
    say(io, { en: 'replace a file that is there', fr: 'remplacer un fichier existant' }),
  );
}

/** Adds `--limit MS`, for bots that are programs of their own. */
export function addLimitFlag(command: Command, io: Terminal): Command {
  const about = {
    en: 'how many milliseconds a bot exec:COMMAND may think about a decision; then the default action is taken',
    fr: 'combien de millisecondes un robot exec:COMMANDE peut réfléchir à une décision ; ensuite l’action par défaut est prise',
  };
  return command.option('--limit <ms>', say(io, about), wholeNumber('--limit', 1), USUAL_LIMIT);
}
