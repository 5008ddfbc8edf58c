import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../i18n/useMessages.ts';
import { isOutdated, onOutdated } from '../tables/database.ts';
import look from '../ui/buttons.module.css';
import css from './Notices.module.css';
import { useUpdate } from './useUpdate.ts';

/** Where something is played: a newer version can wait until the player gets up. */
const PLAYING = /^\/(table\/.|online\/[^/]+$|learn\/[^/]+\/guide)/;

/** Tells that the page is offline or that a newer version waits. Nothing changes until the person says so. */
export function Notices() {
  const { t } = useMessages();
  const online = useSyncExternalStore(onLine, () => navigator.onLine);
  const update = useUpdate();
  const [path] = useLocation();
  const outdated = useSyncExternalStore(onOutdated, isOutdated);
  return (
    <div className={css.notices} role="status">
      {!online && <p className={css.offline}>{t.app.offline}</p>}
      {outdated && (
        <div className={css.update}>
          <p>{t.app.outdated}</p>
          <button type="button" className={`${look.button} ${look.first}`} onClick={() => location.reload()}>
            {t.app.reload}
          </button>
        </div>
      )}
      {update.ready && !outdated && !PLAYING.test(path) && (
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
