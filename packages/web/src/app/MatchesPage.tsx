import { useState } from 'react';
import { Link } from 'wouter';
import { gamesAtTable } from '../games/load.ts';
import { useMessages } from '../i18n/useMessages.ts';
import type { MatchRow } from '../tables/database.ts';
import { deleteMatch } from '../tables/store.ts';
import look from '../ui/buttons.module.css';
import { Confirm } from '../ui/Confirm.tsx';
import { Page } from '../ui/Page.tsx';
import { StatePicture } from '../ui/pictures.tsx';
import { ImportRecord } from './ImportRecord.tsx';
import { MatchCard } from './MatchCard.tsx';
import { useNarrow } from './Matches.tsx';
import css from './MatchesPage.module.css';
import { useMatches } from './matchList.ts';

/** All matches of this device that go on, or all that are over. */
function List({ over }: { readonly over: boolean }) {
  const { t } = useMessages();
  const { list, refresh } = useMatches();
  const narrow = useNarrow();
  const [deleting, setDeleting] = useState<MatchRow>();
  const matches = list === 'unreadable' ? [] : list?.[over ? 'done' : 'open'];
  const empty = over ? [t.home.noneDone, t.home.noneDoneAbout] : [t.home.noneOpen, t.home.noneOpenAbout];
  return (
    <Page>
      <h1 className={css.title}>{over ? t.home.finished : t.home.matches}</h1>
      {list === 'unreadable' && <p>{t.home.unreadable}</p>}
      {matches?.length === 0 && list !== 'unreadable' && (
        <div className={css.empty}>
          <StatePicture name="chair" />
          <strong>{empty[0]}</strong>
          <p>{empty[1]}</p>
          <Link href="/" className={`${look.button} ${look.first}`}>
            {gamesAtTable().length > 1 ? t.home.pick : t.home.pickOne}
          </Link>
        </div>
      )}
      <ul className={css.list}>
        {matches?.map((match) => (
          <li key={match.id}>
            <MatchCard match={match} shape="card" narrow={narrow} onDelete={setDeleting} />
          </li>
        ))}
      </ul>
      <ImportRecord />
      {deleting && (
        <Confirm
          title={t.home.delete}
          text={t.home.deleteSure}
          yes={t.home.deleteYes}
          onNo={() => setDeleting(undefined)}
          onYes={async () => {
            await deleteMatch(deleting.id);
            setDeleting(undefined);
            refresh();
          }}
        />
      )}
    </Page>
  );
}

export const MatchesPage = () => <List over={false} />;
export const ReplaysPage = () => <List over />;
