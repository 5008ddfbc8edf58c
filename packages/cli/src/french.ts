/** The titles and errors that Commander writes itself, in French. */
const FRENCH: readonly (readonly [RegExp, string])[] = [
  [/^Usage:$/, 'Utilisation :'],
  [/^Arguments:$/, 'Arguments :'],
  [/^Options:$/, 'Options :'],
  [/^Global Options:$/, 'Options générales :'],
  [/^Commands:$/, 'Commandes :'],
  [/error: unknown command '(.*)'/, 'commande inconnue : « $1 »'],
  [/error: unknown option '(.*)'/, 'option inconnue : « $1 »'],
  [/error: missing required argument '(.*)'/, 'argument manquant : « $1 »'],
  [/error: option '(.*)' argument missing/, 'l’option « $1 » demande une valeur'],
  [/error: too many arguments.*/, 'trop d’arguments'],
  [/error: option '(.*?)' argument '(.*?)' is invalid\. /, 'valeur « $2 » invalide pour « $1 » : '],
  [/error: required option '(.*)' not specified/, 'il manque l’option « $1 »'],
  [/Allowed choices are /, 'choix possibles : '],
  [/\(default: /, '(par défaut : '],
  [/\(choices: /, '(choix : '],
  [/\(Did you mean (.*)\?\)/, '(Vouliez-vous dire $1 ?)'],
];

/** A text by Commander in French; what has no translation stays as it is. */
export function french(text: string): string {
  return FRENCH.reduce((result, [pattern, words]) => result.replace(pattern, words), text);
}
