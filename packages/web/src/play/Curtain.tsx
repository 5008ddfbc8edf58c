import type { SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import look from '../ui/buttons.module.css';
import { Dialog } from '../ui/Dialog.tsx';

/** The privacy screen of a device that is handed around. Nothing of the next hand is on the page behind it. */
export function Curtain({ face, onOpen }: { readonly face: SeatFace; onOpen(): void }) {
  const { t } = useMessages();
  return (
    <Dialog title={t.table.curtain(face.name)} onClose={onOpen} firm>
      <p>{t.table.curtainAbout}</p>
      <button type="button" className={`${look.button} ${look.first}`} onClick={onOpen} data-part="ready">
        {face.emblem}
        {t.table.curtainOpen}
      </button>
    </Dialog>
  );
}
