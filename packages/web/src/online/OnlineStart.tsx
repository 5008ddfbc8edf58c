import { formatProblems, type Problem } from '@starboard/kernel';
import type { SeatWish } from '@starboard/server/api';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useOnlineMessages } from '../i18n/online/messages.ts';
import { newId } from '../secure.ts';
import { change, useSettings } from '../settings/settings.ts';
import look from '../ui/buttons.module.css';
import { callMe, makeTable } from './api.ts';
import { keepNonce, newNonce } from './nonce.ts';
import css from './online.module.css';
import { PACE_NAMES, PACES, type PaceName } from './pace.ts';

interface OnlineStartProps {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The first person is who makes the table; other people's seats are free for friends. */
  readonly places: readonly { readonly who: string }[];
  /** Whether that is what somebody came for. */
  readonly open: boolean;
}

/** The same set-up, played with friends elsewhere: a press opens the table and gives a link to send. */
export function OnlineStart({ game, options, places, open: asked }: OnlineStartProps) {
  const { t, o, lang } = useOnlineMessages();
  const { name } = useSettings();
  const [, navigate] = useLocation();
  const [pace, setPace] = useState<PaceName>('none');
  const [listed, setListed] = useState(false);
  const [allow, setAllow] = useState({ undo: true, hints: true, odds: true });
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState(false);
  const [command] = useState(newId);
  const people = places.filter(({ who }) => who === 'person').length;

  const begin = async () => {
    setBusy(true);
    setProblems([]);
    const nonce = newNonce();
    const named = await callMe(name.trim() || o.guest);
    const made =
      'value' in named
        ? await makeTable({
            command,
            game,
            options,
            seats: wishes(places),
            listed,
            agreement: { ...allow, pace: PACES[pace], late: 'bot' },
            nonce,
          })
        : named;
    setBusy(false);
    if ('problems' in made) return setProblems(made.problems);
    keepNonce(made.value.id, nonce);
    navigate(`/online/${made.value.id}`);
  };
  return (
    <details className={css.start} data-part="online" open={asked}>
      <summary>{o.setUp}</summary>
      <p className={css.quiet}>{people > 1 ? o.seatsOpen(people - 1) : o.seatsNone}</p>
      <label className={css.field}>
        {t.settings.name}
        <input
          value={name}
          maxLength={40}
          placeholder={o.guest}
          onChange={(e) => change({ name: e.target.value })}
          autoComplete="nickname"
        />
      </label>
      <label className={css.field}>
        {o.pace}
        <select value={pace} onChange={(e) => setPace(e.target.value as PaceName)}>
          {PACE_NAMES.map((p) => (
            <option key={p} value={p}>
              {o.paces[p]}
            </option>
          ))}
        </select>
      </label>
      <Check on={listed} set={setListed} label={o.listed} />
      <details>
        <summary>{o.agreed}</summary>
        {(['undo', 'hints', 'odds'] as const).map((what) => (
          <Check key={what} on={allow[what]} set={(on) => setAllow({ ...allow, [what]: on })} label={o.allow[what]} />
        ))}
        {!(allow.hints && allow.odds) && <p className={css.quiet}>{o.banAbout}</p>}
      </details>
      <p role="alert" className={css.problem}>
        {formatProblems(problems, lang)}
      </p>
      <button
        type="button"
        className={`${look.button} ${asked ? look.first : ''}`}
        disabled={busy}
        onClick={() => void begin()}
      >
        {o.open}
      </button>
    </details>
  );
}

function Check({ on, set, label }: { readonly on: boolean; set(on: boolean): void; readonly label: string }) {
  return (
    <label className={css.check}>
      <input type="checkbox" checked={on} onChange={(e) => set(e.target.checked)} />
      {label}
    </label>
  );
}

/** The first person's seat is mine. */
function wishes(places: OnlineStartProps['places']): SeatWish[] {
  const mine = Math.max(
    0,
    places.findIndex(({ who }) => who === 'person'),
  );
  return places.map(({ who }, seat): SeatWish => {
    if (seat === mine) return { who: 'me' };
    return who === 'person' ? { who: 'open' } : ({ who: 'bot', level: who } as SeatWish);
  });
}
