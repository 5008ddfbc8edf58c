import { formatProblems } from '@starboard/kernel';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../i18n/useMessages.ts';
import look from '../ui/buttons.module.css';
import css from './ImportRecord.module.css';
import { type Opened, opened } from './opened.ts';

/** Opens a record file; it is shown by the same screen as a shared link. */
export function ImportRecord() {
  const { t, lang } = useMessages();
  const [, navigate] = useLocation();
  const [wrong, setWrong] = useState<{ readonly name: string; readonly found: Exclude<Opened, { place: string }> }>();
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    // A file that went away meanwhile, or a store that is closed to us, is no record either.
    const found = await opened(file).catch((): Opened => ({ kind: 'foreign' }));
    if ('place' in found) navigate(found.place);
    else setWrong({ name: file.name, found });
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
      {wrong && (
        <div role="alert" className={css.problem}>
          <strong>{wrong.found.kind === 'damaged' ? t.replay.damagedFile : t.replay.brokenFile}</strong>
          <p className={css.file}>{wrong.name}</p>
          <p>{about(wrong.found)}</p>
        </div>
      )}
    </section>
  );

  function about(found: Exclude<Opened, { place: string }>): string {
    if (found.kind === 'damaged') return formatProblems(found.problems.slice(0, PROBLEMS), lang);
    return found.kind === 'huge' ? t.replay.hugeFile : t.replay.brokenFileAbout;
  }
}

/** How many things wrong with a file are told: one is often the cause of the rest. */
const PROBLEMS = 5;
