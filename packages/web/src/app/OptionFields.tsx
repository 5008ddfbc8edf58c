import { type AnyGame, canonical, type OptionSpec } from '@starboard/kernel';
import { useId } from 'react';
import { useMessages } from '../i18n/useMessages.ts';
import css from './OptionFields.module.css';

interface OptionFieldsProps {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
  onChange(options: Readonly<Record<string, unknown>>): void;
}

/** A form made from the option description of a game, with an explanation for each. */
export function OptionFields({ game, options, onChange }: OptionFieldsProps) {
  const { t } = useMessages();
  const specs = Object.entries(game.options as Readonly<Record<string, OptionSpec>>).filter(([, s]) => s.values);
  if (specs.length === 0) return null;
  return (
    <fieldset className={css.options}>
      <legend>{t.setup.options}</legend>
      {specs.map(([name, spec]) => (
        <OptionField
          key={name}
          spec={spec}
          value={name in options ? options[name] : game.defaults[name]}
          onChange={(value) => onChange({ ...options, [name]: value })}
        />
      ))}
    </fieldset>
  );
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
  // Beside the list a text may be allowed; the game says what is wrong with it when the match starts.
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
