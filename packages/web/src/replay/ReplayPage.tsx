import { failure, type MatchRecord } from '@starboard/kernel';
import { type Log, opened, people, recordOf } from '@starboard/table';
import { use, useMemo } from 'react';
import { Link } from 'wouter';
import { type Loaded, loadGame } from '../games/load.ts';
import { NoGame } from '../games/NoGame.tsx';
import { messages } from '../i18n/messages.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { useFetched } from '../play/useFetched.ts';
import type { Eye } from '../story/film.ts';
import { loadLog } from '../tables/store.ts';
import look from '../ui/buttons.module.css';
import { Loading, Missing } from '../ui/states.tsx';
import { Replay } from './Replay.tsx';

/** A match of this device, looked at again. */
export function ReplayPage({ id }: { readonly id: string }) {
  const { t } = useMessages();
  const log = useFetched(id, loadLog);
  if (!log) return <Loading />;
  if (!log.value) {
    const problems = failure('', messages('en').replay.missing, messages('fr').replay.missing);
    return <Missing title={t.replay.broken} {...problems} />;
  }
  return <StoredReplay log={log.value} />;
}

function StoredReplay({ log }: { readonly log: Log }) {
  const { t } = useMessages();
  const loaded = use(loadGame(log.opening.game));
  const running = useMemo(() => loaded && opened(loaded.game, log), [loaded, log]);
  if (!loaded || !running) return <NoGame id={log.opening.game} />;
  if ('problems' in running) return <Missing title={t.replay.broken} problems={running.problems} />;
  return <RecordReplay log={log} loaded={loaded} record={recordOf(running.value)} />;
}

interface RecordReplayProps {
  readonly log: Log;
  readonly loaded: Loaded;
  readonly record: MatchRecord;
}

function RecordReplay({ log: { opening }, loaded, record }: RecordReplayProps) {
  const { t } = useMessages();
  const { id, game, players } = opening;
  const persons = people(players);
  const over = record.result !== null;
  const eyes = useMemo(() => eyesOf(over, people(players), players.length), [over, players]);
  return (
    <Replay {...loaded} record={record} eyes={eyes} reader={persons.length === 1 ? persons[0] : undefined}>
      {!over && (
        <Link href={`/table/${game}/${id}`} className={look.button} title={t.replay.running}>
          {t.home.continue}
        </Link>
      )}
    </Replay>
  );
}

/** After the end everything may be seen; before it only what the one person at the device sees anyway. */
function eyesOf(over: boolean, persons: readonly number[], seats: number): readonly Eye[] {
  if (over) return ['open', ...Array.from({ length: seats }, (_, seat) => seat)];
  return persons.length === 1 ? persons : [null];
}
