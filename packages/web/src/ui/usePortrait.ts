import { useSyncExternalStore } from 'react';

const portrait = () => matchMedia('(orientation: portrait)');

function onTurn(turned: () => void): () => void {
  const media = portrait();
  media.addEventListener('change', turned);
  return () => media.removeEventListener('change', turned);
}

/** Whether the window is higher than wide. */
export function usePortrait(): boolean {
  return useSyncExternalStore(onTurn, () => portrait().matches);
}
