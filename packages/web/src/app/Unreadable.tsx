import { isObject } from '@starboard/kernel';
import { useCallback, useEffect, useState } from 'react';
import { useMessages } from '../i18n/useMessages.ts';
import { deleteUnreadable, listUnreadable, type Unreadable as Row, rawOf, rawText } from '../tables/unreadable.ts';
import look from '../ui/buttons.module.css';
import { Confirm } from '../ui/Confirm.tsx';
import { saveFile } from '../ui/saveFile.ts';
import css from './Unreadable.module.css';

/** What is stored here and cannot be read: it hides nothing else, and goes only when the person says so. */
export function Unreadable() {
  const { t } = useMessages();
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [deleting, setDeleting] = useState<Row>();
  // A store that cannot be opened at all is told by the list of matches.
  const refresh = useCallback(() => listUnreadable().then(setRows, () => setRows([])), []);
  useEffect(() => void refresh(), [refresh]);
  if (rows.length === 0) return null;
  return (
    <section className={css.unreadable}>
      <h2>{t.unreadable.title}</h2>
      <p>{t.unreadable.about}</p>
      <ul className={css.list}>
        {rows.map((row) => {
          const name = nameOf(row);
          const title = name ? t.unreadable.row(name) : t.unreadable.noName;
          return (
            <li key={`${row.store} ${row.key}`}>
              <span className={css.name}>{title}</span>
              <span className={look.row}>
                <button
                  type="button"
                  className={look.button}
                  aria-label={t.unreadable.keep(title)}
                  onClick={async () => saveFile(`starboard-${name || row.key}.json`, rawText(await rawOf(row)))}
                >
                  {t.problem.keep}
                </button>
                <button
                  type="button"
                  className={`${look.button} ${look.danger}`}
                  aria-label={t.unreadable.delete(title)}
                  onClick={() => setDeleting(row)}
                >
                  {t.home.delete}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      {deleting && (
        <Confirm
          title={t.home.delete}
          text={t.unreadable.deleteSure}
          yes={t.home.deleteYes}
          onNo={() => setDeleting(undefined)}
          onYes={async () => {
            await deleteUnreadable(deleting);
            setDeleting(undefined);
            await refresh();
          }}
        />
      )}
    </section>
  );
}

/** What it calls itself, as far as that can be shown. */
function nameOf({ row }: Row): string {
  return isObject(row) && typeof row.id === 'string' ? row.id.slice(0, 40) : '';
}
