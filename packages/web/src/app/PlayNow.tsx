import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameEntry } from '../contract/entry.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { beginNow } from '../tables/begin.ts';
import look from '../ui/buttons.module.css';
import { CopyReport } from '../ui/CopyReport.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { StatePicture } from '../ui/pictures.tsx';
import { expectOne } from './matchList.ts';
import { prepare } from './prepare.ts';

interface PlayNowProps {
  readonly game: GameEntry;
  readonly className?: string | undefined;
}

/** Starts a match of a game by one press. What keeps it from that is said; the button never stays dimmed. */
export function PlayNow({ game: { id, name, players }, className }: PlayNowProps) {
  const { t } = useMessages();
  const [, navigate] = useLocation();
  const [starting, setStarting] = useState(false);
  const [error, setError] = useState<unknown>();
  const busy = useRef(false);
  const start = async () => {
    if (busy.current) return;
    busy.current = true;
    setStarting(true);
    setError(undefined);
    try {
      const [place] = await Promise.all([beginNow(id, Math.max(2, players[0])), prepare(id)]);
      expectOne();
      navigate(place);
    } catch (thrown) {
      setError(thrown);
    } finally {
      busy.current = false;
      setStarting(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={start}
        onPointerEnter={() => void prepare(id)}
        onFocus={() => void prepare(id)}
        disabled={starting}
        aria-label={t.home.play(name)}
      >
        {t.home.playNow}
      </button>
      {error !== undefined && (
        <Dialog title={t.problem.noStart(name)} onClose={() => setError(undefined)}>
          <StatePicture name="telescope" />
          <p>{t.problem.noStartAbout}</p>
          <div className={look.row}>
            <button type="button" className={`${look.button} ${look.first}`} onClick={start}>
              {t.problem.retry}
            </button>
            <CopyReport error={error instanceof Error ? (error.stack ?? error.message) : `${error}`} />
          </div>
        </Dialog>
      )}
    </>
  );
}
