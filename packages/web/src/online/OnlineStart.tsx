import { useOnlineMessages } from '../i18n/online/messages.ts';
import { NameField } from './NameField.tsx';
import css from './online.module.css';
import { PACE_NAMES, type PaceName } from './pace.ts';
import type { OnlineStarting } from './useOnlineStart.ts';

interface OnlineStartProps {
  readonly starting: OnlineStarting;
  /** So many people sit at the table; all but who makes it come by the link. */
  readonly people: number;
  readonly open: boolean;
  onOpen(open: boolean): void;
}

/** The same set-up, played with friends elsewhere: what else there is to agree on. */
export function OnlineStart({ starting, people, open, onOpen }: OnlineStartProps) {
  const { o } = useOnlineMessages();
  const { terms, change: agree } = starting;
  return (
    <details
      className={css.start}
      data-part="online"
      open={open}
      onToggle={({ currentTarget, target }) => currentTarget === target && onOpen(currentTarget.open)}
    >
      <summary>{o.setUp}</summary>
      <p className={css.quiet}>{people > 1 ? o.seatsOpen(people - 1) : o.seatsNone}</p>
      <NameField />
      <label className={css.field}>
        {o.pace}
        <select value={terms.pace} onChange={(e) => agree({ pace: e.target.value as PaceName })}>
          {PACE_NAMES.map((p) => (
            <option key={p} value={p}>
              {o.paces[p]}
            </option>
          ))}
        </select>
      </label>
      {terms.pace !== 'none' && <Check on={terms.strict} set={(strict) => agree({ strict })} label={o.strict} />}
      <Check on={terms.listed} set={(listed) => agree({ listed })} label={o.listed} />
      <details className={css.agreed}>
        <summary>{o.agreed}</summary>
        {(['undo', 'hints', 'odds'] as const).map((what) => (
          <Check key={what} on={terms[what]} set={(on) => agree({ [what]: on })} label={o.allow[what]} />
        ))}
        {!(terms.hints && terms.odds) && <p className={css.quiet}>{o.banAbout}</p>}
      </details>
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
