import { useMessages } from '../i18n/useMessages.ts';
import look from './buttons.module.css';
import { Dialog } from './Dialog.tsx';

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  /** It takes nothing away: the way on is no danger. */
  readonly calm?: boolean;
  onYes(): void;
  onNo(): void;
}

/** Asks once more before something that cannot be taken back. */
export function Confirm({ title, text, yes, calm = false, onYes, onNo }: ConfirmProps) {
  const { t } = useMessages();
  return (
    <Dialog title={title} onClose={onNo}>
      <p>{text}</p>
      <div className={look.row}>
        <button type="button" className={`${look.button} ${calm ? look.first : look.danger}`} onClick={onYes}>
          {yes}
        </button>
        <button type="button" className={look.button} onClick={onNo}>
          {t.app.cancel}
        </button>
      </div>
    </Dialog>
  );
}
