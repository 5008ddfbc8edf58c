import { useEffect } from 'react';

/** Shows in the tab's title and icon whether it is the reader's turn. */
export function useTurnSignal(title: string, mine: boolean): void {
  useEffect(() => {
    document.title = title;
    document.getElementById('icon')?.setAttribute('href', mine ? '/icon-turn.svg' : '/icon.svg');
    return () => {
      document.title = 'Starboard';
      document.getElementById('icon')?.setAttribute('href', '/icon.svg');
    };
  }, [title, mine]);
}
