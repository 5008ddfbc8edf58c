import { useSyncExternalStore } from 'react';
import { useTheme } from '../../../ui/useTheme.ts';
import type { Hour, Shape } from './land.ts';

const HOURS: Readonly<Record<string, Hour>> = { dark: 'night', light: 'dusk' };

/** The hour of the theme; none where the reader wants no sky. */
export function useHour(): Hour | undefined {
  return HOURS[useTheme()];
}

const upright = () => matchMedia('(orientation: portrait)');

function subscribeShape(changed: () => void): () => void {
  const media = upright();
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the window stands upright. */
export function useShape(): Shape {
  return useSyncExternalStore(subscribeShape, () => (upright().matches ? 'tall' : 'wide'));
}
