import { useMessages } from '../i18n/useMessages.ts';
import { Dialog } from '../ui/Dialog.tsx';

/** A link that could not be copied, to be copied by hand. */
export function LinkDialog({ link, onClose }: { readonly link: string; onClose(): void }) {
  const { t } = useMessages();
  return (
    <Dialog title={t.table.share} onClose={onClose}>
      <p>{t.table.shareFailed}</p>
      <textarea readOnly rows={5} value={link} onFocus={(e) => e.target.select()} aria-label={t.table.share} />
    </Dialog>
  );
}
