import { useMessages } from '../i18n/useMessages.ts';
import { Confirm } from '../ui/Confirm.tsx';

/** Asks before a match that goes on becomes a file: its key tells every hidden card and all that chance will bring. */
export function GivesAway({ onYes, onNo }: { onYes(): void; onNo(): void }) {
  const { t } = useMessages();
  return (
    <Confirm title={t.table.export} text={t.table.exportSure} yes={t.table.exportYes} calm onYes={onYes} onNo={onNo} />
  );
}
