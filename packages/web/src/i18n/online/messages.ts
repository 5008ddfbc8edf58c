import type { Lang } from '@starboard/kernel';
import type { Widened } from '../messages.ts';
import { useMessages } from '../useMessages.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Every sentence of the online pages. */
export type OnlineMessages = Widened<typeof en>;

const MESSAGES: Readonly<Record<Lang, OnlineMessages>> = { en, fr };

export function onlineMessages(lang: Lang): OnlineMessages {
  return MESSAGES[lang];
}

/** The client's sentences with those of the online pages. */
export function useOnlineMessages() {
  const { t, lang } = useMessages();
  return { t, lang, o: MESSAGES[lang] };
}
