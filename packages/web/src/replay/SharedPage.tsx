import type { MatchRecord } from '@starboard/kernel';
import { logOf } from '@starboard/table';
import { use, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { loadGame } from '../games/load.ts';
import { NoGame } from '../games/NoGame.tsx';
import { useMessages } from '../i18n/useMessages.ts';
import { useFetched } from '../play/useFetched.ts';
import { newId } from '../secure.ts';
import { settings } from '../settings/settings.ts';
import { unpacked } from '../story/share.ts';
import { bot, person } from '../tables/players.ts';
import { saveMatch } from '../tables/store.ts';
import look from '../ui/buttons.module.css';
import { Loading, Missing } from '../ui/states.tsx';
import { Replay } from './Replay.tsx';

/** A match that came with a link or a file: everything is in the address. */
export function SharedPage() {
  const { t } = useMessages();
  const fragment = useSyncExternalStore(onHash, () => location.hash.slice(1));
  const result = useFetched(fragment, unpacked)?.value;
  if (!result) return <Loading />;
  if ('problems' in result) return <Missing title={t.replay.broken} problems={result.problems} />;
  return <SharedReplay record={result.value} />;
}

function SharedReplay({ record }: { readonly record: MatchRecord }) {
  const { t } = useMessages();
  const [, navigate] = useLocation();
  const loaded = use(loadGame(record.game));
  const eyes = useMemo(() => ['open' as const, ...record.seats.keys()], [record]);
  if (!loaded) return <NoGame id={record.game} />;
  const keep = async () => {
    const you = person(settings().name, 0, true, t);
    const players = record.seats.map((_, seat) => (seat === 0 ? you : bot(seat, 'medium')));
    const seated = record.result ? record.seats.map(({ name }) => ({ kind: 'person', name }) as const) : players;
    const id = newId();
    const log = logOf(record, seated, { id, time: Date.now() });
    if ('problems' in log) return;
    await saveMatch(log.value, { steps: record.actions.length, ...(record.result ? { end: record.result } : {}) });
    navigate(`/${record.result ? 'replay' : 'table'}/${record.game}/${id}`);
  };
  return (
    <Replay {...loaded} record={record} eyes={eyes}>
      <button type="button" className={look.button} onClick={keep}>
        {record.result ? t.replay.keep : t.replay.playOn}
      </button>
    </Replay>
  );
}

function onHash(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
