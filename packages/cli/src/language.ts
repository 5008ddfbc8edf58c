import { LANGS, type Lang } from '@starboard/kernel';

/** The language asked for by `--lang`, else that of the environment, else English. */
export function languageOf(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Lang {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const asked = at < 0 ? undefined : (args[at].split('=')[1] ?? args[at + 1]);
  const wanted = asked ?? env.LC_ALL ?? env.LC_MESSAGES ?? env.LANG ?? '';
  return LANGS.find((lang) => wanted.toLowerCase().startsWith(lang)) ?? 'en';
}

/** The arguments without `--lang`, which goes with any command and with none. */
export function withoutLanguage(args: readonly string[]): string[] {
  return args.filter((arg, i) => arg !== '--lang' && !arg.startsWith('--lang=') && args[i - 1] !== '--lang');
}
