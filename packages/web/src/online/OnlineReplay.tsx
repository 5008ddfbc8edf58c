import type { MatchRecord } from '@starboard/kernel';
import { type ReactNode, use, useMemo } from 'react';
import { Link } from 'wouter';
import { type Loaded, loadGame } from '../games/load.ts';
import { NoGame } from '../games/NoGame.tsx';
import { useOnlineMessages } from '../i18n/online/messages.ts';
import { useFetched } from '../play/useFetched.ts';
import { Replay } from '../replay/Replay.tsx';
import { Broken } from '../ui/Broken.tsx';
import look from '../ui/buttons.module.css';
import { Loading, Missing } from '../ui/states.tsx';
import { recordOf, snapshotsOf } from './api.ts';
import { OldRules } from './OldRules.tsx';
import { storedFilm } from './storedFilm.ts';

/** A match of the server that is over, looked at again with all hands open. */
export function OnlineReplay({ id }: { readonly id: string }) {
  const { o } = useOnlineMessages();
  const asked = useFetched(id, recordOf)?.value;
  if (!asked) return <Loading />;
  if ('problems' in asked) {
    const none = ['missing', 'unreadable'].includes(asked.code);
    const [title, text] = none ? [o.missing, o.missingAbout] : [o.noReplay, o.noReplayAbout];
    return <Missing picture="chair" title={title} text={text} problems={asked.problems} />;
  }
  return <Recorded id={id} record={asked.value} />;
}

interface RecordedProps {
  readonly id: string;
  readonly record: MatchRecord;
}

function Recorded({ id, record }: RecordedProps) {
  const { o } = useOnlineMessages();
  const loaded = use(loadGame(record.game));
  const eyes = useMemo(() => ['open' as const, ...record.seats.keys()], [record]);
  if (!loaded) return <NoGame id={record.game} />;
  const dice = (
    <Link href={`/online/${id}/dice`} className={look.button}>
      {o.checkDice}
    </Link>
  );
  const replay = { ...loaded, record, eyes };
  if (record.version === loaded.game.version) return <Replay {...replay}>{dice}</Replay>;
  return <Kept id={id} replay={replay} dice={dice} />;
}

type Recorded = Loaded & { readonly record: MatchRecord; readonly eyes: readonly ('open' | number)[] };

/** By other rules than those it was played by it would not be the same match: it is shown as it was seen. */
function Kept({ id, replay, dice }: { readonly id: string; readonly replay: Recorded; readonly dice: ReactNode }) {
  const { skin, record } = replay;
  const asked = useFetched(id, snapshotsOf)?.value;
  const seen = useMemo(
    () => (asked && 'value' in asked ? storedFilm(asked.value, skin, record) : undefined),
    [asked, skin, record],
  );
  if (!asked) return <Loading />;
  const names = record.seats.map(({ name }) => name);
  const told = record.result && <OldRules id={id} names={names} result={record.result} />;
  if (!seen) return told;
  // A board may have learnt to show other things since.
  return (
    <Broken instead={told}>
      <Replay {...replay} seen={seen}>
        {dice}
      </Replay>
    </Broken>
  );
}
