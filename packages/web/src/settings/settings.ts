import { isObject, LANGS, type Lang, LONGEST_NAME } from '@starboard/kernel';
import { useSyncExternalStore } from 'react';
import { recalled, remember } from './stored.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export const TEXTS = ['normal', 'large', 'huge'] as const;
export const LOG_PLACES = ['auto', 'open', 'closed'] as const;
export const BOT_SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

/** What a person has chosen on this device. */
export interface Settings {
  readonly lang: Lang;
  readonly theme: (typeof THEMES)[number];
  /** How large words are. */
  readonly text: (typeof TEXTS)[number];
  /** Off is muted; the volume is kept. */
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** A quiet murmur of the table, where a game has one. */
  readonly ambience: boolean;
  readonly animation: (typeof SPEEDS)[number];
  readonly bots: (typeof BOT_SPEEDS)[number];
  /** Ask again before the last choice left is played. */
  readonly confirm: boolean;
  /** Show chances, where a game can tell them. */
  readonly odds: boolean;
  /** Take steps that leave no choice after a fixed pause. */
  readonly skip: boolean;
  /** Whether the log lies beside the board where there is room; until somebody says so, only where it narrows nothing. */
  readonly logBeside: (typeof LOG_PLACES)[number];
  /** Single letters work as shortcuts. */
  readonly keys: boolean;
  readonly name: string;
  /** The grounds of tables that are not the usual ones, each as `<game>:<ground>`. */
  readonly grounds: readonly string[];
  /** The games whose signs have been explained. */
  readonly known: readonly string[];
}

/** Milliseconds a bot pauses before it acts. */
export const BOT_PAUSE: Readonly<Record<Settings['bots'], number>> = {
  slow: 2200,
  normal: 1100,
  fast: 450,
  instant: 0,
};

/** How much larger words are than the browser's own. */
const TEXT_SIZE: Readonly<Record<Settings['text'], number>> = { normal: 1, large: 1.125, huge: 1.25 };

const STORED = 'settings';

function initial(): Settings {
  const lang: Lang = navigator.language.startsWith('fr') ? 'fr' : 'en';
  return {
    lang,
    theme: 'system',
    text: 'normal',
    sound: true,
    volume: 0.7,
    ambience: false,
    animation: 'normal',
    bots: 'normal',
    confirm: false,
    odds: true,
    skip: true,
    logBeside: 'auto',
    keys: true,
    name: '',
    grounds: [],
    known: [],
  };
}

/** What each setting can be; where any value of its kind will do, none are listed. */
const LISTS: Readonly<Partial<Record<keyof Settings, readonly string[]>>> = {
  lang: LANGS,
  theme: THEMES,
  text: TEXTS,
  animation: SPEEDS,
  bots: BOT_SPEEDS,
  logBeside: LOG_PLACES,
};

/** What was remembered, setting by setting: one that is damaged, or of another version, is as at first. */
function read(): Settings {
  const byDefault = initial();
  const saved = recalled(STORED);
  if (!isObject(saved)) return byDefault;
  const fits = ([name, value]: [string, unknown]) => {
    const usual = byDefault[name as keyof Settings];
    if (typeof value !== typeof usual || Array.isArray(value) !== Array.isArray(usual)) return false;
    const list = LISTS[name as keyof Settings];
    return typeof value !== 'string' || (list ? list.includes(value) : value.length <= LONGEST_NAME);
  };
  return { ...byDefault, ...Object.fromEntries(Object.entries(saved).filter(fits)) };
}

let current = read();
const listeners = new Set<() => void>();

export function settings(): Settings {
  return current;
}

export function change(part: Partial<Settings>): void {
  current = { ...current, ...part };
  remember(STORED, current);
  apply();
  for (const listener of listeners) listener();
}

let oddsBanned = false;

/** A table may have agreed to play without chances, whatever the reader's own settings are. */
export function banOdds(banned: boolean): void {
  oddsBanned = banned;
  apply();
}

/** Puts on the page itself what style sheets, motion and sound go by. */
function apply(): void {
  const root = document.documentElement;
  root.lang = current.lang;
  root.dataset.theme = current.theme === 'system' ? systemTheme() : current.theme;
  root.dataset.animation = current.animation;
  root.dataset.grounds = current.grounds.join(' ');
  root.dataset.odds = current.odds && !oddsBanned ? 'on' : 'off';
  root.style.setProperty('--text', `${TEXT_SIZE[current.text]}`);
}

const LIGHT = matchMedia('(prefers-color-scheme: light)');
const CONTRAST = matchMedia('(prefers-contrast: more)');

function systemTheme(): 'light' | 'dark' | 'contrast' {
  if (CONTRAST.matches) return 'contrast';
  return LIGHT.matches ? 'light' : 'dark';
}

LIGHT.addEventListener('change', apply);
CONTRAST.addEventListener('change', apply);
addEventListener('storage', (e) => {
  if (e.key !== `starboard.${STORED}`) return;
  current = read();
  apply();
  for (const listener of listeners) listener();
});
apply();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settings);
}
