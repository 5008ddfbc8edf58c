import type { Lang } from '@starboard/kernel';
import type { PackKey, View } from '@starboard/settlers';
import { cardName } from './content.ts';
import { WORDS } from './words.ts';

/** What a pack of an attack defends with: the World's own Defence Pack, or a Defence Upgrade by its name. */
export function shieldName(view: View, pack: PackKey, lang: Lang): string | undefined {
  if (pack === 'wd') return WORDS[lang].defence;
  return pack.startsWith('du:') ? cardName(view, pack.slice(3), lang) : undefined;
}
