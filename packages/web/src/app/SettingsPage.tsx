import { LANGS } from '@starboard/kernel';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../i18n/useMessages.ts';
import { BOT_SPEEDS, change, type Settings, SPEEDS, THEMES, useSettings } from '../settings/settings.ts';
import { Page } from '../ui/Page.tsx';
import css from './SettingsPage.module.css';

const LANGUAGES = { en: 'English', fr: 'Français' } as const;

/** What a person can choose for this device; everything holds at once. */
export function SettingsPage() {
  const { t } = useMessages();
  const s = useSettings();
  const words = t.settings;
  return (
    <Page narrow>
      <div>
        <h1>{words.title}</h1>
        <p className={css.about}>{words.saved}</p>
      </div>
      <div className={css.list}>
        <Choose
          name={words.language}
          of={LANGS}
          value={s.lang}
          say={(v) => LANGUAGES[v]}
          set={(lang) => change({ lang })}
        />
        <Choose
          name={words.theme}
          of={THEMES}
          value={s.theme}
          say={(v) => words[v]}
          set={(theme) => change({ theme })}
        />
        <Choose
          name={words.animation}
          of={SPEEDS}
          value={s.animation}
          say={(v) => words[v]}
          set={(animation) => change({ animation })}
        />
        <Choose
          name={words.bots}
          of={BOT_SPEEDS}
          value={s.bots}
          say={(v) => t.pace[v]}
          set={(bots) => change({ bots })}
        />
        <Switch name={words.sound} about={words.soundAbout} field="sound" />
        <Switch name={words.confirm} about={words.confirmAbout} field="confirm" />
        <Switch name={words.skip} about={words.skipAbout} field="skip" />
        <Switch name={words.keys} about={words.keysAbout} field="keys" />
        <label className={css.text}>
          <span>
            <strong>{words.name}</strong>
            <span className={css.about}>{words.nameAbout}</span>
          </span>
          <input
            value={s.name}
            maxLength={24}
            autoComplete="nickname"
            onChange={(e) => change({ name: e.target.value })}
          />
        </label>
      </div>
    </Page>
  );
}

interface ChooseProps<T extends string> {
  readonly name: string;
  readonly of: readonly T[];
  readonly value: T;
  say(value: T): ReactNode;
  set(value: T): void;
}

function Choose<T extends string>({ name, of, value, say, set }: ChooseProps<T>) {
  const group = useId();
  return (
    <fieldset className={css.choose}>
      <legend>{name}</legend>
      <div className={css.segments}>
        {of.map((option) => (
          <label key={option} className={css.segment}>
            <input type="radio" name={group} checked={option === value} onChange={() => set(option)} />
            <span>{say(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly about: string;
  readonly field: { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];
}

function Switch({ name, about, field }: SwitchProps) {
  const s = useSettings();
  return (
    <label className={css.text}>
      <span>
        <strong>{name}</strong>
        <span className={css.about}>{about}</span>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={s[field]}
        checked={s[field]}
        onChange={(e) => change({ [field]: e.target.checked })}
      />
    </label>
  );
}
