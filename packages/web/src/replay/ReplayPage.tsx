import { failure } from '@starboard/kernel';
import { use, useMemo } from 'react';
import { Link } from 'wouter';
import { loadGame } from '../frame/load.ts';
import { useFetched } from '../frame/useFetched.ts';
import { messages } from '../i18n/messages.ts';
import { useMessages } from '../i18n/useMessages.ts';
import look from '../shell/buttons.module.css';
import { Loading, Missing, NoGame } from '../shell/states.tsx';
import { running, type SavedMatch } from '../table/saved.ts';
import { people } from '../table/seats.ts';
import { loadMatch } from '../table/store.ts';
import type { Eye } from './film.ts';
import { Replay } from './Replay.tsx';

/** A match of this device, looked at again. */
export function ReplayPage({ id }: { readonly id: string }) {
  const { t } = useMessages();
  const saved = useFetched(id, loadMatch);
  if (!saved) return <Loading />;
  if (!saved.value) {
    const problems = failure('', messages('en').replay.missing, messages('fr').replay.missing);
    return <Missing title={t.replay.broken} {...problems} />;
  }
  return <SavedReplay saved={saved.value} />;
}

function SavedReplay({ saved }: { readonly saved: SavedMatch }) {
  const { t } = useMessages();
  const { record, sitters, id } = saved;
  const loaded = use(loadGame(record.game));
  const eyes = useMemo(() => eyesOf(saved), [saved]);
  const persons = people(sitters);
  if (!loaded) return <NoGame id={record.game} />;
  return (
    <Replay
      {...loaded}
      record={{ ...record, seats: sitters.map(({ name }) => ({ name })) }}
      eyes={eyes}
      reader={persons.length === 1 ? persons[0] : undefined}
    >
      {running(saved) && (
        <Link href={`/table/${record.game}/${id}`} className={look.button} title={t.replay.running}>
          {t.home.continue}
        </Link>
      )}
    </Replay>
  );
}

/** After the end everything may be seen; before it only what the one person at the device sees anyway. */
function eyesOf(saved: SavedMatch): readonly Eye[] {
  if (!running(saved)) return ['open', ...saved.sitters.keys()];
  const persons = people(saved.sitters);
  return persons.length === 1 ? persons : [null];
}
