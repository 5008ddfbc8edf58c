import { useSyncExternalStore } from 'react';

/** Tells when the page's theme changes; what draws itself by it draws again. */
function onTheme(changed: () => void): () => void {
  const watching = new MutationObserver(changed);
  watching.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => watching.disconnect();
}

/** The theme of the page: `dark`, `light` or `contrast`. */
export function useTheme(): string {
  return useSyncExternalStore(onTheme, () => document.documentElement.dataset.theme ?? '');
}
