import { useState } from 'react';
import { useMessages } from '../i18n/useMessages.ts';
import look from './buttons.module.css';
import { Dialog } from './Dialog.tsx';
import { reportOf } from './report.ts';

/** What a report tells. */
export interface Reported {
  readonly error: string;
  /** The match it happened in. One that goes on gives everything hidden away: it is added only when the person says so. */
  readonly match?: { readonly over: boolean; text(): Promise<string | undefined> };
}

/** Copies what is known of a fault, for whoever wants to tell of it. */
export function CopyReport({ error, match }: Reported) {
  const { t } = useMessages();
  const [open, setOpen] = useState<'ask' | 'copied' | { readonly text: string }>();
  const copy = async (withMatch: boolean) => {
    const text = reportOf(error, withMatch ? await match?.text() : undefined);
    try {
      await navigator.clipboard.writeText(text);
      setOpen('copied');
    } catch {
      setOpen({ text });
    }
  };
  return (
    <>
      <button
        type="button"
        className={`${look.button} ${look.plain}`}
        onClick={() => (match && !match.over ? setOpen('ask') : void copy(true))}
      >
        {t.problem.report}
      </button>
      <p role="status" className={open === 'copied' ? '' : 'unseen'}>
        {open === 'copied' ? t.problem.reported : ''}
      </p>
      {open === 'ask' && (
        <Dialog title={t.problem.report} onClose={() => setOpen(undefined)}>
          <p>{t.problem.reportMatch}</p>
          <div className={look.row}>
            <button type="button" className={`${look.button} ${look.first}`} onClick={() => copy(false)}>
              {t.problem.withoutMatch}
            </button>
            <button type="button" className={look.button} onClick={() => copy(true)}>
              {t.problem.withMatch}
            </button>
          </div>
        </Dialog>
      )}
      {typeof open === 'object' && (
        <Dialog title={t.problem.report} onClose={() => setOpen(undefined)} wide>
          <p>{t.problem.reportFailed}</p>
          <textarea
            readOnly
            rows={12}
            value={open.text}
            onFocus={(e) => e.target.select()}
            aria-label={t.problem.report}
          />
        </Dialog>
      )}
    </>
  );
}
