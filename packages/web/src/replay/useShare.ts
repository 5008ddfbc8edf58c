import type { MatchRecord } from '@starboard/kernel';
import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/useMessages.ts';
import { shareLink } from '../story/share.ts';
import { copy } from '../ui/copy.ts';
import { addressAt } from './usePlace.ts';

/** How long it is said that a link was copied, in milliseconds. */
const NOTICE = 5000;

/** A link to this moment of a match, copied; or shown, where the browser does not let it be copied. */
export function useShare(record: MatchRecord, at: number) {
  const { t, lang } = useMessages();
  const [notice, setNotice] = useState<string>();
  const [link, setLink] = useState<string>();
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(undefined), NOTICE);
    return () => clearTimeout(timer);
  }, [notice]);
  const share = async () => {
    const made = shareLink(record, lang).then((whole) => addressAt(whole, at));
    try {
      await copy(made);
      setNotice(t.replay.shared);
    } catch {
      setLink(await made);
    }
  };
  return { share, notice, link, unlink: () => setLink(undefined) };
}
