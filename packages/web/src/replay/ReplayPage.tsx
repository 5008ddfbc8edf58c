import { failure, type MatchRecord, type Problem } from '@starboard/kernel';
import { type Log, openLog, people, recordOf, type Why, whyNot } from '@starboard/table';
import { type ReactNode, use, useMemo } from 'react';
import { Link } from 'wouter';
import { type Loaded, loadGame } from '../games/load.ts';
import { NoGame } from '../games/NoGame.tsx';
import { messages } from '../i18n/messages.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { FailedMatch } from '../play/FailedMatch.tsx';
import { useFetched } from '../play/useFetched.ts';
import type { Eye } from '../story/film.ts';
import { loadLog } from '../tables/store.ts';
import look from '../ui/buttons.module.css';
import { Loading } from '../ui/states.tsx';
import { Replay } from './Replay.tsx';

/** A match of this device, looked at again. */
export function ReplayPage({ game, id }: { readonly game: string; readonly id: string }) {
  const log = useFetched(id, loaded);
  if (!log) return <Loading />;
  const failed = (why: Why, problems: readonly Problem[]) => (
    <FailedMatch game={game} id={id} why={why} problems={problems} onAgain={() => location.reload()} />
  );
  if (!log.value)
    return failed('missing', failure('', messages('en').replay.missing, messages('fr').replay.missing).problems);
  if (log.value === 'unreadable')
    return failed(
      'unreadable',
      failure('', 'what is stored is no match', 'ce qui est conservé n’est pas une partie').problems,
    );
  if ('problems' in log.value) return failed('denied', log.value.problems);
  return <StoredReplay log={log.value} failed={failed} />;
}

/** The stored match; a store that cannot be opened is told, not thrown. */
async function loaded(id: string): Promise<Log | 'unreadable' | undefined | { readonly problems: readonly Problem[] }> {
  return loadLog(id).catch((error: unknown) => failure('', `${error}`, `${error}`));
}

interface StoredReplayProps {
  readonly log: Log;
  failed(why: Why, problems: readonly Problem[]): ReactNode;
}

function StoredReplay({ log, failed }: StoredReplayProps) {
  const { game } = log.opening;
  const loaded = use(loadGame(game));
  const running = useMemo(() => loaded && openLog(loaded.game, log), [loaded, log]);
  if (!loaded || !running) return <NoGame id={game} />;
  if ('problems' in running) return failed(whyNot(log, loaded.game), running.problems);
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
        <Link href={`/table/${game}/${id}`} className={`${look.button} ${look.first}`}>
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
