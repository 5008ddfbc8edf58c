import { formatProblems, type Problem } from '@starboard/kernel';
import type { Why } from '@starboard/table';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../i18n/useMessages.ts';
import { deleteMatch } from '../tables/store.ts';
import { type Raw, rawMatch, rawOver, rawText } from '../tables/unreadable.ts';
import look from '../ui/buttons.module.css';
import { Confirm } from '../ui/Confirm.tsx';
import type { PictureName } from '../ui/pictures.tsx';
import { renew } from '../ui/renew.ts';
import { saveFile } from '../ui/saveFile.ts';
import { State } from '../ui/states.tsx';
import { GivesAway } from './GivesAway.tsx';

interface FailedMatchProps {
  readonly game: string;
  readonly id: string;
  readonly why: Why;
  readonly problems: readonly Problem[];
  /** Opens it anew. */
  onAgain(): void;
}

const PICTURE: Readonly<Record<Why, PictureName>> = {
  missing: 'chair',
  unreadable: 'cracked',
  newer: 'cracked',
  older: 'cracked',
  unfetched: 'telescope',
  denied: 'full',
  taken: 'tabs',
  outdated: 'tabs',
  stopped: 'cracked',
};

/** Where deleting it is a way on: it will not open here. */
const HOPELESS: readonly Why[] = ['unreadable', 'newer', 'older'];

/** A match of this device that cannot be shown: why, and what can be done about it. Nothing is lost by itself. */
export function FailedMatch({ game, id, why, problems, onAgain }: FailedMatchProps) {
  const { t, lang } = useMessages();
  const [, navigate] = useLocation();
  const [raw, setRaw] = useState<Raw>();
  const [open, setOpen] = useState<'keep' | 'delete'>();
  useEffect(() => {
    rawMatch(id).then(setRaw, () => setRaw(undefined));
  }, [id]);
  const details = formatProblems(problems, lang);
  const over = raw !== undefined && rawOver(raw);
  const close = () => setOpen(undefined);
  const keep = () => {
    close();
    if (raw) saveFile(`${game}-${id}.json`, rawText(raw));
  };
  // What nobody can open gives nothing away.
  const asksFirst = !over && why !== 'unreadable';
  const button = (label: string, run: () => void, kind = '') => (
    <button type="button" className={`${look.button} ${kind}`} onClick={run}>
      {label}
    </button>
  );
  const keeping = (kind = '') => raw && button(t.problem.keep, () => (asksFirst ? setOpen('keep') : keep()), kind);
  const keepLeads = why === 'unreadable' || why === 'older';
  const first: ReactNode =
    why === 'taken'
      ? button(t.problem.takeBack, onAgain, look.first)
      : why === 'newer' || why === 'outdated'
        ? button(t.problem.update, () => void renew(), look.first)
        : keepLeads
          ? keeping(look.first)
          : why === 'missing'
            ? undefined
            : button(t.problem.retry, onAgain, look.first);
  return (
    <State
      picture={PICTURE[why]}
      title={t.failed[why].title}
      text={t.failed[why].about}
      first={first}
      details={details}
      report={{
        error: `${why}: ${details}`,
        ...(raw ? { match: { over: !asksFirst, text: async () => rawText(raw) } } : {}),
      }}
    >
      {!keepLeads && why !== 'missing' && keeping()}
      {raw && HOPELESS.includes(why) && button(t.home.delete, () => setOpen('delete'), look.danger)}
      {open === 'keep' && <GivesAway onYes={keep} onNo={close} />}
      {open === 'delete' && (
        <Confirm
          title={t.home.delete}
          text={t.home.deleteSure}
          yes={t.home.deleteYes}
          onNo={close}
          onYes={async () => {
            await deleteMatch(id);
            navigate('/');
          }}
        />
      )}
    </State>
  );
}
