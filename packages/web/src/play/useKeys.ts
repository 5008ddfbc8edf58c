import { type RefObject, useEffect } from 'react';
import { settings } from '../settings/settings.ts';
import { enter, follow } from './arrows.ts';

/** What the letters of the table do. */
export interface KeyCommands {
  readonly undo: () => void;
  readonly hint: () => void;
  readonly log: () => void;
  readonly text: () => void;
  readonly help: () => void;
  readonly prompt: () => void;
  readonly escape: () => void;
}

/** What takes the keys while it is open, Escape first of all. */
const CLOSES_ITSELF = 'dialog[open], [role="dialog"]:popover-open, [popover="auto"]:popover-open';

/** The keyboard of a table: arrows move between things, digits press buttons, letters are shortcuts. */
export function useKeys(frame: RefObject<HTMLElement | null>, commands: KeyCommands): void {
  useEffect(() => {
    const pressed = (e: KeyboardEvent) => {
      const root = frame.current;
      if (!root || e.altKey || e.ctrlKey || e.metaKey || document.querySelector(CLOSES_ITSELF)) return;
      const active = document.activeElement;
      if (active instanceof HTMLElement && active.closest('input, select, textarea, ol[tabindex]')) return;
      if (obeyed(e.key, root, commands)) e.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [frame, commands]);
}

function obeyed(key: string, root: HTMLElement, commands: KeyCommands): boolean {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const playing = part('playing');
  if (playing && follow(key, playing, document.activeElement)) return true;
  if (key === 'Escape') commands.escape();
  else if (key === '?') commands.help();
  else if (!settings().keys) return false;
  else if (/^[1-4]$/.test(key)) part('actions')?.querySelector<HTMLElement>(`[data-digit="${key}"]`)?.click();
  else if (key === 'b' || key === 'a') {
    const within = part(key === 'b' ? 'board' : 'actions');
    if (within) enter(within);
  } else if (key === 'u') commands.undo();
  else if (key === 'h') commands.hint();
  else if (key === 'l') commands.log();
  else if (key === 't') commands.text();
  else if (key === 'p') commands.prompt();
  else return false;
  return true;
}
