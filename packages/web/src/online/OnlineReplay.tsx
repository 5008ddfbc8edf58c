import type { MatchRecord } from '@starboard/kernel';
import { use, useMemo } from 'react';
import { Link } from 'wouter';
import { loadGame } from '../games/load.ts';
import { NoGame } from '../games/NoGame.tsx';
import { useOnlineMessages } from '../i18n/online/messages.ts';
import { useFetched } from '../play/useFetched.ts';
import { Replay } from '../replay/Replay.tsx';
import look from '../ui/buttons.module.css';
import { Loading, Missing } from '../ui/states.tsx';
import { recordOf } from './api.ts';

/** A match of the server that is over, looked at again with all hands open. */
export function OnlineReplay({ id }: { readonly id: string }) {
  const { o } = useOnlineMessages();
  const asked = useFetched(id, recordOf)?.value;
  if (!asked) return <Loading />;
  if ('problems' in asked)
    return <Missing picture="chair" title={o.noReplay} text={o.noReplayAbout} problems={asked.problems} />;
  return <Recorded id={id} record={asked.value} />;
}

function Recorded({ id, record }: { readonly id: string; readonly record: MatchRecord }) {
  const { o } = useOnlineMessages();
  const loaded = use(loadGame(record.game));
  const eyes = useMemo(() => ['open' as const, ...record.seats.keys()], [record]);
  if (!loaded) return <NoGame id={record.game} />;
  return (
    <Replay {...loaded} record={record} eyes={eyes}>
      <Link href={`/online/${id}/dice`} className={look.button}>
        {o.checkDice}
      </Link>
    </Replay>
  );
}
