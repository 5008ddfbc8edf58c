import { LANGS, type Lang } from '@starboard/kernel';
import { useSyncExternalStore } from 'react';
import { recalled, remember } from './stored.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export const BOT_SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

/** What a person has chosen on this device. */
export interface Settings {
  readonly lang: Lang;
  readonly theme: (typeof THEMES)[number];
  readonly sound: boolean;
  readonly animation: (typeof SPEEDS)[number];
  readonly bots: (typeof BOT_SPEEDS)[number];
  /** Ask again before the last choice left is played. */
  readonly confirm: boolean;
  /** Take steps that leave no choice after a fixed pause. */
  readonly skip: boolean;
  /** Show the log beside the board where there is room. */
  readonly log: boolean;
  /** Single letters work as shortcuts. */
  readonly keys: boolean;
  readonly name: string;
}

/** Milliseconds a bot pauses before it acts. */
export const BOT_PAUSE: Readonly<Record<Settings['bots'], number>> = {
  slow: 2200,
  normal: 1100,
  fast: 450,
  instant: 0,
};

const STORED = 'settings';

function initial(): Settings {
  const lang: Lang = navigator.language.startsWith('fr') ? 'fr' : 'en';
  return {
    lang,
    theme: 'system',
    sound: true,
    animation: 'normal',
    bots: 'normal',
    confirm: false,
    skip: true,
    log: true,
    keys: true,
    name: '',
  };
}

function read(): Settings {
  const byDefault = initial();
  const settings = { ...byDefault, ...(recalled(STORED) as Partial<Settings> | undefined) };
  return LANGS.includes(settings.lang) ? settings : byDefault;
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

/** Puts theme and language on the page itself. */
function apply(): void {
  const root = document.documentElement;
  root.lang = current.lang;
  root.dataset.theme = current.theme === 'system' ? systemTheme() : current.theme;
  root.dataset.animation = current.animation;
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
