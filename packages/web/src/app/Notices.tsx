import { useSyncExternalStore } from 'react';
import { useMessages } from '../i18n/useMessages.ts';
import look from '../ui/buttons.module.css';
import css from './Notices.module.css';
import { useUpdate } from './useUpdate.ts';

/** Tells that the page is offline or that a newer version waits. Nothing changes until the person says so. */
export function Notices() {
  const { t } = useMessages();
  const online = useSyncExternalStore(onLine, () => navigator.onLine);
  const update = useUpdate();
  return (
    <div className={css.notices} role="status">
      {!online && <p className={css.offline}>{t.app.offline}</p>}
      {update.ready && (
        <div className={css.update}>
          <p>{t.app.update}</p>
          <button type="button" className={`${look.button} ${look.first}`} onClick={update.take}>
            {t.app.reload}
          </button>
          <button type="button" className={look.button} onClick={update.later}>
            {t.app.later}
          </button>
        </div>
      )}
    </div>
  );
}

function onLine(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
