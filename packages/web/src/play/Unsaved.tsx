import { useState } from 'react';
import { useMessages } from '../i18n/useMessages.ts';
import look from '../ui/buttons.module.css';
import { Dialog } from '../ui/Dialog.tsx';
import { StatePicture } from '../ui/pictures.tsx';
import type { Snapshot } from './snapshot.ts';
import css from './Unsaved.module.css';

/** Whether it was said already, in this visit: a rematch need not say it again. */
let said = false;

/** Whether the warning stands, and how it is read: once that nothing is stored, and again when there is no more room. */
export function useUnsaved({ unsaved, full }: Pick<Snapshot, 'unsaved' | 'full'>) {
  const now = full ? 'full' : 'unstored';
  const [read, setRead] = useState(said ? 'unstored' : undefined);
  const close = () => {
    said = true;
    setRead(now);
  };
  return { open: unsaved && read !== now, close };
}

interface UnsavedProps {
  readonly full: boolean;
  onKeep(): void;
  onClose(): void;
}

/** Says that a match is lost with the page, because nothing can be stored here, and how to keep it. */
export function Unsaved({ full, onKeep, onClose }: UnsavedProps) {
  const { t } = useMessages();
  return (
    <Dialog title={full ? t.table.full : t.table.unstored} onClose={onClose}>
      <div className={css.picture}>
        <StatePicture name="full" />
      </div>
      <p>{full ? t.table.fullAbout : t.table.unstoredAbout}</p>
      <div className={look.row}>
        <button
          type="button"
          className={`${look.button} ${full ? look.first : ''}`}
          onClick={() => {
            onClose();
            onKeep();
          }}
        >
          {t.problem.keep}
        </button>
        <button type="button" className={`${look.button} ${full ? '' : look.first}`} onClick={onClose}>
          {t.table.playOn}
        </button>
      </div>
    </Dialog>
  );
}
