import { LANGS, type Lang } from '@starboard/kernel';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import type { Ground } from '../contract/entry.ts';
import { gamesAtTable } from '../games/load.ts';
import { loadMessages } from '../i18n/messages.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { BOT_SPEEDS, change, type Settings, SPEEDS, TEXTS, THEMES, useSettings } from '../settings/settings.ts';
import { COMMON } from '../sound/common.ts';
import { playSound } from '../sound/play.ts';
import look from '../ui/buttons.module.css';
import { wayBack } from '../ui/cameFrom.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/frame.ts';
import { Page } from '../ui/Page.tsx';
import { GroundPreview, PacePreview, TextPreview, ThemePreview } from './previews.tsx';
import css from './SettingsPage.module.css';

const LANGUAGES = { en: 'English', fr: 'Français' } as const;

/** What a person can choose for this device; everything holds at once, and shows what it does before it is chosen. */
export function SettingsPage() {
  const { t } = useMessages();
  const s = useSettings();
  const words = t.settings;
  const [back] = useState(wayBack);
  const texts = { normal: words.textNormal, large: words.textLarge, huge: words.textHuge } as const;
  return (
    <Page narrow>
      <div className={css.head}>
        <h1>{words.title}</h1>
        {back && (
          <Link href={back} className={`${look.button} ${css.back}`}>
            <Icon path={icons.undo} />
            {t.learn.back}
          </Link>
        )}
        <p className={css.about}>{words.saved}</p>
      </div>
      <Group title={words.look}>
        <Choose
          name={words.theme}
          of={THEMES}
          value={s.theme}
          say={(v) => words[v]}
          show={(v) => <ThemePreview theme={v} />}
          set={(theme) => change({ theme })}
        />
        <Choose
          name={words.text}
          of={TEXTS}
          value={s.text}
          say={(v) => texts[v]}
          show={(v) => <TextPreview size={v}>{words.textSample}</TextPreview>}
          set={(text) => change({ text })}
        />
        <Language />
        {gamesAtTable().map(
          ({ id, short, grounds }) => grounds && <Grounds key={id} game={id} name={short} of={grounds} />,
        )}
      </Group>
      <Group title={words.hear}>
        <Switch name={words.sound} about={words.soundAbout} field="sound" />
        <label className={css.text}>
          <strong>{words.volume}</strong>
          <input
            type="range"
            min="0"
            max="100"
            step="5"
            value={Math.round(s.volume * 100)}
            aria-valuetext={`${Math.round(s.volume * 100)} %`}
            onChange={(e) => change({ volume: Number(e.target.value) / 100, sound: true })}
            onPointerUp={() => playSound(COMMON.turn, s.sound ? s.volume : 0)}
            onKeyUp={() => playSound(COMMON.turn, s.sound ? s.volume : 0)}
          />
        </label>
        <Switch name={words.ambience} about={words.ambienceAbout} field="ambience" />
      </Group>
      <Group title={words.flow}>
        <Choose
          name={words.animation}
          of={SPEEDS}
          value={s.animation}
          say={(v) => words[v]}
          show={(v) => <PacePreview speed={v} />}
          set={(animation) => change({ animation })}
        />
        <Choose
          name={words.bots}
          of={BOT_SPEEDS}
          value={s.bots}
          say={(v) => t.pace[v]}
          set={(bots) => change({ bots })}
        />
      </Group>
      <Group title={words.play}>
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
        <Switch name={words.confirm} about={words.confirmAbout} field="confirm" />
        <Switch name={words.odds} about={words.oddsAbout} field="odds" />
        <Switch name={words.skip} about={words.skipAbout} field="skip" />
        <Switch name={words.keys} about={words.keysAbout} field="keys" />
      </Group>
    </Page>
  );
}

/** The press is answered at once, though the words of the language may still be on their way. */
function Language() {
  const { t, lang } = useMessages();
  const [wished, wish] = useState(lang);
  const set = (next: Lang) => {
    wish(next);
    void loadMessages(next).then(() => change({ lang: next }));
  };
  return <Choose name={t.settings.language} of={LANGS} value={wished} say={(v) => LANGUAGES[v]} set={set} />;
}

interface GroundsProps {
  readonly game: string;
  readonly name: string;
  readonly of: readonly Ground[];
}

/** What the table of a game lies on; the usual one is not remembered. */
function Grounds({ game, name, of }: GroundsProps) {
  const { t, lang } = useMessages();
  const { grounds } = useSettings();
  const named = (id: string) => `${game}:${id}`;
  const others = grounds.filter((ground) => !ground.startsWith(named('')));
  return (
    <Choose
      name={t.settings.ground(name)}
      of={of.map(({ id }) => id)}
      value={of.find(({ id }) => grounds.includes(named(id)))?.id ?? of[0].id}
      say={(v) => of.find(({ id }) => id === v)?.name[lang]}
      show={(v) => <GroundPreview paint={of.find(({ id }) => id === v)?.paint ?? ''} />}
      set={(v) => change({ grounds: v === of[0].id ? others : [...others, named(v)] })}
    />
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface ChooseProps<T extends string> {
  readonly name: string;
  readonly of: readonly T[];
  readonly value: T;
  say(value: T): ReactNode;
  /** What it will be like. */
  show?(value: T): ReactNode;
  set(value: T): void;
}

function Choose<T extends string>({ name, of, value, say, show, set }: ChooseProps<T>) {
  const group = useId();
  return (
    <fieldset className={css.choose}>
      <legend>{name}</legend>
      <div className={show ? css.pictures : css.segments}>
        {of.map((option) => (
          <label key={option} className={show ? css.picture : css.segment}>
            <input type="radio" name={group} checked={option === value} onChange={() => set(option)} />
            <span className={css.shown}>
              {show?.(option)}
              <span className={css.said}>{say(option)}</span>
            </span>
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
