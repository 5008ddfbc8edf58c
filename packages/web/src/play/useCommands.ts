import { type AnyGame, formatProblems } from '@starboard/kernel';
import type { Table } from '@starboard/table';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../i18n/useMessages.ts';
import { change, useSettings } from '../settings/settings.ts';
import { download, shareLink } from '../story/share.ts';
import { leavingOf } from './leaving.ts';
import type { MenuCommands } from './Menu.tsx';
import { over, type Snapshot } from './snapshot.ts';
import type { Grammar } from './useGrammar.ts';
import type { KeyCommands } from './useKeys.ts';

/** What lies over the table. */
export type Overlay = 'hint' | 'text' | 'keys' | 'leave' | 'ending' | 'log' | { readonly link: string };

/** How long a notice stays, in milliseconds. */
const NOTICE = 6000;
/** Time for the last move to be seen before the end is told. */
const ENDING = 1200;

interface At {
  readonly table: Table;
  readonly snapshot: Snapshot;
  readonly game: AnyGame;
  readonly grammar: Grammar;
}

/** Everything that can be asked of a table beside playing. */
export function useCommands({ table, snapshot, game, grammar }: At) {
  const { t, lang } = useMessages();
  const { log } = useSettings();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<Overlay>();
  const [notice, setNotice] = useState<string>();
  const { steps, undo, choices, id } = snapshot;
  const leaving = useMemo(() => leavingOf(snapshot, t), [snapshot, t]);
  const done = over(snapshot);
  const undoable = !done && undo.to < steps;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice belongs to the position it was said in.
  useEffect(() => setNotice(undefined), [steps]);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(undefined), NOTICE);
    return () => clearTimeout(timer);
  }, [notice]);
  useEffect(() => {
    if (!done) return setOpen((was) => (was === 'ending' ? undefined : was));
    const timer = setTimeout(() => setOpen('ending'), ENDING);
    return () => clearTimeout(timer);
  }, [done]);

  return useMemo(() => {
    const takeBack = () => {
      if (undoable) void table.undo?.(steps - 1);
      else setNotice(done ? t.table.undoNone.over : t.table.undoNone[undo.stop]);
    };
    const hint = () => {
      if (choices.length > 0) setOpen('hint');
      else setNotice(t.table.hintNone);
    };
    const wide = () => matchMedia('(min-width: 68.75em)').matches;
    const toggleLog = () => (wide() ? change({ log: !log }) : setOpen('log'));
    const recorded = async () => {
      const record = await table.record?.();
      if (record && 'problems' in record) setNotice(formatProblems(record.problems, lang));
      return record && 'value' in record ? record.value : undefined;
    };
    const share = async () => {
      const record = await recorded();
      if (!record) return;
      const link = await shareLink(record, lang);
      try {
        await navigator.clipboard.writeText(link);
        setNotice(t.table.shared);
      } catch {
        setOpen({ link });
      }
    };
    const keys: KeyCommands = {
      undo: takeBack,
      hint,
      log: toggleLog,
      text: () => setOpen('text'),
      help: () => setOpen('keys'),
      prompt: () => document.querySelector<HTMLElement>('[data-part="prompt"]')?.focus(),
      escape: () => {
        grammar.back();
        setNotice(undefined);
      },
    };
    const menu: MenuCommands = {
      text: () => setOpen('text'),
      help: () => setOpen('keys'),
      replay: () => navigate(`/replay/${game.id}/${id}`),
      save: async () => {
        const record = await recorded();
        if (record) download(record, lang);
      },
      share,
      ...(done || !table.leave || !leaving ? {} : { leave: { label: leaving.label, run: () => setOpen('leave') } }),
    };
    return {
      open,
      notice,
      keys,
      menu,
      logBeside: log,
      tools: { onUndo: takeBack, onHint: hint, onLog: toggleLog, undoable, logOpen: log },
      end: {
        onRematch: async () => {
          const next = await table.rematch?.();
          if (next && 'value' in next) navigate(`/table/${game.id}/${next.value}`);
          else if (next) setNotice(formatProblems(next.problems, lang));
        },
        onReplay: () => navigate(`/replay/${game.id}/${id}`),
        onShare: share,
      },
      leaving,
      leave: async () => {
        setOpen(undefined);
        if ((await table.leave?.()) === 'done') setNotice(leaving?.said);
      },
      close: () => setOpen(undefined),
    };
  }, [open, notice, log, t, lang, table, game, grammar, navigate, id, steps, undo, undoable, done, choices, leaving]);
}

export type Commands = ReturnType<typeof useCommands>;
