import type { Forfeit, MatchRecord, Outcome } from '@starboard/kernel';
import { type ReactNode, useState } from 'react';
import { useOnlineMessages } from '../i18n/online/messages.ts';
import { verdictOf } from '../play/ending/verdict.ts';
import { download } from '../story/share.ts';
import look from '../ui/buttons.module.css';
import { State } from '../ui/states.tsx';
import { recordOf } from './api.ts';

interface OldRulesProps {
  readonly id: string;
  readonly names: readonly string[];
  readonly result: Outcome | Forfeit;
  /** The way to its replay, where it was kept. */
  readonly first?: ReactNode;
}

/** A match that is over and whose rules have changed since: how it ended, and its record. */
export function OldRules({ id, names, result, first }: OldRulesProps) {
  const { o, t, lang } = useOnlineMessages();
  const [gone, setGone] = useState(false);
  const seats = names.map((name) => ({ name }));
  const verdict = verdictOf({ end: result, seats, seat: null, here: [] }, t);
  const points = 'points' in result ? names.map((name, seat) => `${name} ${result.points[seat]}`).join(' · ') : '';
  const told = [verdict.forfeit, points, o.oldRules, gone ? o.away : ''].filter(Boolean).join(' ');
  const save = async () => {
    const asked = await recordOf(id);
    if ('value' in asked) download(asked.value as MatchRecord, lang);
    else setGone(true);
  };
  return (
    <State picture="planet" title={verdict.title} text={told} first={first}>
      <button type="button" className={look.button} onClick={save}>
        {t.problem.keep}
      </button>
    </State>
  );
}
