import type { MatchRecord } from '@starboard/kernel';
import { use, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { loadGame } from '../frame/load.ts';
import { useFetched } from '../frame/useFetched.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { settings } from '../settings/settings.ts';
import look from '../shell/buttons.module.css';
import { bot, person } from '../shell/sitters.ts';
import { Loading, Missing, NoGame } from '../shell/states.tsx';
import { wrapped } from '../table/create.ts';
import { saveMatch } from '../table/store.ts';
import { Replay } from './Replay.tsx';
import { unpacked } from './share.ts';

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
    const sitters = record.seats.map((_, seat) => (seat === 0 ? you : bot(seat, 'medium')));
    const match = wrapped(record, record.result ? record.seats.map(({ name }) => ({ kind: 'person', name })) : sitters);
    await saveMatch(match);
    navigate(`/${record.result ? 'replay' : 'table'}/${record.game}/${match.id}`);
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
