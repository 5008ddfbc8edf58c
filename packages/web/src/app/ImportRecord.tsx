import { formatProblems, type Problem, parseRecord } from '@starboard/kernel';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../i18n/useMessages.ts';
import { packed } from '../story/share.ts';
import look from '../ui/buttons.module.css';
import css from './ImportRecord.module.css';

/** Opens a record file; it is shown by the same screen as a shared link. */
export function ImportRecord() {
  const { t, lang } = useMessages();
  const [, navigate] = useLocation();
  const [problems, setProblems] = useState<readonly Problem[]>();
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const parsed = parseRecord(await file.text());
    if ('problems' in parsed) setProblems(parsed.problems);
    else navigate(`/shared#${await packed(parsed.value)}`);
  };
  return (
    <section className={css.import}>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="unseen"
        tabIndex={-1}
        aria-label={t.home.import}
        onChange={(e) => {
          void read(e.target.files?.[0]);
          e.target.value = '';
        }}
      />
      <button type="button" className={look.button} onClick={() => input.current?.click()}>
        {t.home.import}
      </button>
      <p className={css.about}>{t.home.importAbout}</p>
      {problems && (
        <div role="alert" className={css.problem}>
          <strong>{t.replay.brokenFile}</strong>
          <p>{formatProblems(problems, lang)}</p>
        </div>
      )}
    </section>
  );
}
