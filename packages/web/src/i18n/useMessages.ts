import type { Lang } from '@starboard/kernel';
import { useSettings } from '../settings/settings.ts';
import { type Messages, messages } from './messages.ts';

/** The sentences in the language of the reader, and that language. */
export function useMessages(): { readonly t: Messages; readonly lang: Lang } {
  const { lang } = useSettings();
  return { t: messages(lang), lang };
}
