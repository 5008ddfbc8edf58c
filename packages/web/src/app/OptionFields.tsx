import { type AnyGame, canonical, type OptionSpec } from '@starboard/kernel';
import { useId } from 'react';
import type { RoomProps, SetupRoom } from '../contract/setup.ts';
import { useMessages } from '../i18n/useMessages.ts';
import css from './OptionFields.module.css';
import { Ticket } from './Ticket.tsx';

interface OptionFieldsProps extends RoomProps {
  readonly game: AnyGame;
  readonly room: SetupRoom | undefined;
}

/** The options that the room does not show itself: what is on or off as a ticket, the rest as fields. */
export function OptionFields({ game, room, options, choose }: OptionFieldsProps) {
  const { t } = useMessages();
  const specs = Object.entries(game.options as Readonly<Record<string, OptionSpec>>).filter(
    ([name, spec]) => isOffered(spec) && !room?.shows.includes(name),
  );
  const tickets = specs.filter(([, spec]) => isSwitch(spec));
  const fields = specs.filter(([, spec]) => !isSwitch(spec));
  const chosen = tickets.filter(([name]) => options[name] !== game.defaults[name]).length;
  return (
    <>
      {tickets.length > 0 && (
        <fieldset className={css.group}>
          <legend>
            {t.setup.variants}
            <span className={css.count}>{chosen ? t.setup.variantsChosen(chosen) : t.setup.variantsUsual}</span>
          </legend>
          {tickets.map(([name, spec]) => (
            <Ticket
              key={name}
              spec={spec}
              picture={room?.tickets?.[name]}
              on={options[name] === true}
              onChange={(on) => choose(name, on)}
            />
          ))}
        </fieldset>
      )}
      {fields.length > 0 && (
        <fieldset className={css.group}>
          <legend>{t.setup.options}</legend>
          {fields.map(([name, spec]) => (
            <OptionField key={name} spec={spec} value={options[name]} onChange={(value) => choose(name, value)} />
          ))}
        </fieldset>
      )}
    </>
  );
}

/** Something can be chosen: there are several values, or a text may be written. */
function isOffered({ values = [], samples, problems }: OptionSpec): boolean {
  return values.length > 1 || (values.length === 1 && problems !== undefined && typeof samples?.[0] === 'string');
}

/** On or off, and nothing else. */
function isSwitch({ values = [] }: OptionSpec): boolean {
  return values.length === 2 && values.every(({ value }) => typeof value === 'boolean');
}

interface OptionFieldProps {
  readonly spec: OptionSpec;
  readonly value: unknown;
  onChange(value: unknown): void;
}

function OptionField({ spec, value, onChange }: OptionFieldProps) {
  const { t, lang } = useMessages();
  const about = useId();
  const values = spec.values ?? [];
  const listed = values.findIndex((v) => canonical(v.value) === canonical(value));
  // Beside the list a text may be allowed; the game says what is wrong with it at once.
  const free = spec.problems !== undefined && typeof spec.samples?.[0] === 'string';
  return (
    <div className={css.option}>
      <label>
        <span className={css.name}>{spec.name[lang]}</span>
        <select
          value={listed}
          aria-describedby={about}
          onChange={(e) => {
            const index = Number(e.target.value);
            onChange(index < 0 ? spec.samples?.[0] : values[index].value);
          }}
        >
          {values.map((v, i) => (
            <option key={canonical(v.value)} value={i}>
              {v.name[lang]}
            </option>
          ))}
          {free && <option value={-1}>{t.setup.own}</option>}
        </select>
      </label>
      {listed < 0 && free && (
        <input
          aria-label={`${spec.name[lang]}, ${t.setup.ownValue}`}
          value={typeof value === 'string' ? value : ''}
          spellCheck={false}
          onChange={(e) => onChange(e.target.value)}
        />
      )}
      <p id={about} className={css.about}>
        {spec.about[lang]}
      </p>
    </div>
  );
}
