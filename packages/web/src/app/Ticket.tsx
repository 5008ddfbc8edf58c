import type { OptionSpec } from '@starboard/kernel';
import { type ReactNode, useId } from 'react';
import { Emblem } from '../art/emblems.tsx';
import { useMessages } from '../i18n/useMessages.ts';
import css from './Ticket.module.css';

interface TicketProps {
  readonly spec: OptionSpec;
  /** The game's own, or the first letter in its face. */
  readonly picture: ReactNode;
  readonly on: boolean;
  onChange(on: boolean): void;
}

/** A variant as a ticket: a picture, a name, what changes. Chosen, it lies brighter and bears my seal. */
export function Ticket({ spec, picture, on, onChange }: TicketProps) {
  const { lang } = useMessages();
  const about = useId();
  return (
    <label className={css.ticket} data-on={on || undefined}>
      <input
        type="checkbox"
        className={css.input}
        checked={on}
        aria-label={spec.name[lang]}
        aria-describedby={about}
        onChange={(e) => onChange(e.target.checked)}
      />
      <span className={css.picture} aria-hidden="true">
        {picture ?? spec.name[lang].slice(0, 1)}
      </span>
      <span className={css.words}>
        <strong>{spec.name[lang]}</strong>
        <span id={about}>{spec.about[lang]}</span>
      </span>
      <span className={css.stamp} aria-hidden="true">
        {on && <Emblem seat={0} />}
      </span>
    </label>
  );
}
