import { useState } from 'react';
import { useMessages } from '../i18n/useMessages.ts';
import look from '../ui/buttons.module.css';
import { Dialog } from '../ui/Dialog.tsx';
import { StatePicture } from '../ui/pictures.tsx';
import css from './Unsaved.module.css';

/** Whether it was said already, in this visit: a rematch need not say it again. */
let said = false;

/** Says once that a match is lost with the page, because nothing can be stored here, and how to keep it. */
export function Unsaved({ full, onKeep }: { readonly full: boolean; onKeep(): void }) {
  const { t } = useMessages();
  const [open, setOpen] = useState(full || !said);
  if (!open) return null;
  const close = () => {
    said = true;
    setOpen(false);
  };
  return (
    <Dialog title={full ? t.table.full : t.table.unstored} onClose={close}>
      <div className={css.picture}>
        <StatePicture name="full" />
      </div>
      <p>{full ? t.table.fullAbout : t.table.unstoredAbout}</p>
      <div className={look.row}>
        <button
          type="button"
          className={`${look.button} ${full ? look.first : ''}`}
          onClick={() => {
            close();
            onKeep();
          }}
        >
          {t.problem.keep}
        </button>
        <button type="button" className={`${look.button} ${full ? '' : look.first}`} onClick={close}>
          {t.table.playOn}
        </button>
      </div>
    </Dialog>
  );
}
