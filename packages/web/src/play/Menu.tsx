import { useEffect, useId, useRef } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../i18n/useMessages.ts';
import { cameFrom } from '../ui/cameFrom.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/frame.ts';
import { replays } from '../ui/icons/shell.ts';
import css from './Tools.module.css';

/** What the menu can do; what is missing is not offered. */
export interface MenuCommands {
  readonly text: () => void;
  readonly help: () => void;
  readonly legend?: () => void;
  readonly replay?: () => void;
  readonly save?: () => void;
  readonly share?: () => void;
  readonly leave?: { readonly label: string; readonly run: () => void };
}

export function Menu({ game, commands }: { readonly game: string; readonly commands: MenuCommands }) {
  const { t } = useMessages();
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  // Before the table takes the key for itself, and whatever has the focus.
  useEffect(() => {
    const typed = (e: KeyboardEvent) => {
      if (e.key !== 'Escape' || !ref.current?.matches(':popover-open')) return;
      e.preventDefault();
      e.stopPropagation();
      ref.current.hidePopover();
    };
    document.addEventListener('keydown', typed, true);
    return () => document.removeEventListener('keydown', typed, true);
  }, []);
  const item = (label: string, icon: string, run: (() => void) | undefined) =>
    run && (
      <button
        type="button"
        onClick={() => {
          ref.current?.hidePopover();
          run();
        }}
      >
        <Icon path={icon} />
        {label}
      </button>
    );
  return (
    <>
      <button type="button" className={css.tool} popoverTarget={id} aria-label={t.table.menu} data-part="menu">
        <Icon path={icons.menu} />
      </button>
      <div id={id} ref={ref} popover="auto" className={css.menu}>
        {item(t.table.text, icons.info, commands.text)}
        {item(t.table.shortcuts, icons.help, commands.help)}
        {item(t.table.legend, icons.info, commands.legend)}
        {item(t.table.replay, replays, commands.replay)}
        {item(t.table.export, icons.save, commands.save)}
        {item(t.table.share, icons.share, commands.share)}
        <Link href={`/learn/${game}`} state={cameFrom()}>
          <Icon path={icons.rules} />
          {t.app.learn}
        </Link>
        <Link href="/settings" state={cameFrom()}>
          <Icon path={icons.settings} />
          {t.app.settings}
        </Link>
        {commands.leave && item(commands.leave.label, icons.concede, commands.leave.run)}
        <Link href="/">
          <Icon path={icons.home} />
          {t.table.leave}
        </Link>
      </div>
    </>
  );
}
