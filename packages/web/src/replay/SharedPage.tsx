import type { MatchRecord, Problem } from '@starboard/kernel';
import { logOf } from '@starboard/table';
import { use, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { loadGame } from '../games/load.ts';
import { NoGame } from '../games/NoGame.tsx';
import { useMessages } from '../i18n/useMessages.ts';
import { useFetched } from '../play/useFetched.ts';
import { newId } from '../secure.ts';
import { unpacked } from '../story/share.ts';
import { keepMatch } from '../tables/keepMatch.ts';
import look from '../ui/buttons.module.css';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/frame.ts';
import { Loading, Missing } from '../ui/states.tsx';
import css from './Replay.module.css';
import { Replay } from './Replay.tsx';

/** A match that came with a link or a file: everything is in the address. */
export function SharedPage() {
  const { t, lang } = useMessages();
  const aboutLink = ([first]: readonly Problem[]) => (first.at === '' ? first.text[lang] : t.replay.brokenAbout);
  const fragment = useSyncExternalStore(onHash, () => location.hash.slice(1));
  const result = useFetched(fragment, unpacked)?.value;
  if (!result) return <Loading />;
  if ('problems' in result)
    return (
      <Missing picture="link" title={t.replay.broken} text={aboutLink(result.problems)} problems={result.problems} />
    );
  return <SharedReplay record={result.value} />;
}

function SharedReplay({ record }: { readonly record: MatchRecord }) {
  const { t } = useMessages();
  const [, navigate] = useLocation();
  const loaded = use(loadGame(record.game));
  const eyes = useMemo(() => ['open' as const, ...record.seats.keys()], [record]);
  if (!loaded) return <NoGame id={record.game} />;
  const { result } = record;
  const keep = async () => {
    const players = record.seats.map(({ name }) => ({ kind: 'person', name }) as const);
    const id = newId();
    const log = logOf(record, players, { id, time: Date.now() });
    if ('problems' in log || !result) return;
    await keepMatch(log.value, { steps: record.actions.length, end: result });
    navigate(`/replay/${record.game}/${id}${location.search}`);
  };
  return (
    <Replay {...loaded} record={record} eyes={eyes}>
      {result && (
        <button type="button" className={`${look.button} ${css.icon}`} onClick={keep} aria-label={t.replay.keep}>
          <Icon path={icons.save} />
          <span className={css.word}>{t.replay.keep}</span>
        </button>
      )}
    </Replay>
  );
}

function onHash(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
