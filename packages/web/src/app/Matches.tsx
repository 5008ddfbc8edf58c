import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { nameOf } from '../games/load.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { facesOf } from '../play/faces.tsx';
import type { MatchRow } from '../tables/database.ts';
import { deleteMatch, listMatches } from '../tables/store.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/frame.ts';
import css from './Matches.module.css';

/** The matches of this device: those to go on with, then those to look at again. */
export function Matches() {
  const { t } = useMessages();
  const [matches, setMatches] = useState<readonly MatchRow[] | 'unreadable'>();
  const [deleting, setDeleting] = useState<MatchRow>();
  const refresh = () => listMatches().then(setMatches, () => setMatches('unreadable'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, and after each deletion.
  useEffect(() => void refresh(), []);
  if (matches === 'unreadable') return <p className={css.empty}>{t.home.unreadable}</p>;
  const open = matches?.filter(({ end }) => !end) ?? [];
  const done = matches?.filter(({ end }) => end) ?? [];
  return (
    <>
      <section className={css.matches}>
        <h2>{t.home.continue}</h2>
        {matches && open.length === 0 && <p className={css.empty}>{t.home.none}</p>}
        <MatchList matches={open} onDelete={setDeleting} />
      </section>
      {done.length > 0 && (
        <section className={css.matches}>
          <h2>{t.home.finished}</h2>
          <MatchList matches={done} onDelete={setDeleting} />
        </section>
      )}
      {deleting && (
        <Confirm
          title={t.home.delete}
          text={t.home.deleteSure}
          yes={t.home.deleteYes}
          onNo={() => setDeleting(undefined)}
          onYes={async () => {
            await deleteMatch(deleting.id);
            setDeleting(undefined);
            void refresh();
          }}
        />
      )}
    </>
  );
}

interface MatchListProps {
  readonly matches: readonly MatchRow[];
  onDelete(match: MatchRow): void;
}

function MatchList({ matches, onDelete }: MatchListProps) {
  const { t, lang } = useMessages();
  // The browser takes its time to make one, and a first visit needs none.
  if (matches.length === 0) return null;
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ul className={css.list}>
      {matches.map((match) => {
        const { id, opening, steps, updated, end } = match;
        const { game, players } = opening;
        const names = players.map((s) => s.name).join(' – ');
        const title = `${nameOf(game)}, ${names}`;
        const go = !end;
        return (
          <li key={id} className={css.match}>
            <Link
              href={`/${go ? 'table' : 'replay'}/${game}/${id}`}
              className={css.go}
              aria-label={go ? t.home.resume(title) : t.home.watch(title)}
            >
              <strong>{nameOf(game)}</strong>
              <span className={css.sitters}>
                {facesOf(players).map(({ name, emblem }, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the row.
                  <span key={seat}>
                    {emblem} {name}
                  </span>
                ))}
              </span>
              <span className={css.facts}>
                {t.home.decisions(steps)} · {when.format(updated)}
              </span>
            </Link>
            <button
              type="button"
              className={css.delete}
              onClick={() => onDelete(match)}
              aria-label={t.home.deleteMatch(title)}
            >
              <Icon path={icons.remove} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
