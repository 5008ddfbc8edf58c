import { formatProblems } from '@starboard/kernel';
import type { Table } from '@starboard/table';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../i18n/useMessages.ts';
import { change } from '../settings/settings.ts';
import { download, shareLink } from '../story/share.ts';
import { copy } from '../ui/copy.ts';
import { leavingOf } from './leaving.ts';
import type { MenuCommands } from './Menu.tsx';
import { over, type Snapshot } from './snapshot.ts';
import type { Grammar } from './useGrammar.ts';
import type { KeyCommands } from './useKeys.ts';
import { useLogBeside } from './useLogBeside.ts';

/** What lies over the table. */
export type Overlay = 'hint' | 'text' | 'keys' | 'leave' | 'log' | 'save' | { readonly link: string };

/** How long a notice stays, in milliseconds. */
const NOTICE = 6000;

interface At {
  readonly table: Table;
  readonly snapshot: Snapshot;
  readonly grammar: Grammar;
  readonly ways: Ways;
  /** What is asked only finishes a decision of the reader's own. */
  readonly continues: boolean;
}

/** Where a match leads: to the one after it, and to its replay. */
export interface Ways {
  table(id: string): string;
  replay(at?: number): string;
  /** Nothing of the record is given out before the end. */
  readonly sealed?: boolean;
  /** What this table has agreed to do without. */
  readonly noHints?: boolean;
  readonly noOdds?: boolean;
}

/** Those of a match of this device. */
export function waysHere(game: string, id: string): Ways {
  return {
    table: (next) => `/table/${game}/${next}`,
    replay: (at) => `/replay/${game}/${id}${at === undefined ? '' : `?at=${at}`}`,
  };
}

/** Everything that can be asked of a table beside playing. */
export function useCommands({ table, snapshot, grammar, ways, continues }: At) {
  const { t, lang } = useMessages();
  const log = useLogBeside();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<Overlay>();
  const [notice, setNotice] = useState<string>();
  const { steps, undo, choices, moments, seat } = snapshot;
  const leaving = useMemo(() => leavingOf(snapshot, t), [snapshot, t]);
  const done = over(snapshot);
  const undoable = grammar.begun || (!done && undo.to < steps);
  const backwards = continues && choices.length > 0 && undoable && !grammar.sent && table.undo !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice belongs to the position it was said in.
  useEffect(() => setNotice(undefined), [steps]);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(undefined), NOTICE);
    return () => clearTimeout(timer);
  }, [notice]);
  return useMemo(() => {
    // What others decided since is taken back with one's own decision, if they allow it.
    const own = moments.findLast((moment) => moment.step > 0 && moment.seat === seat);
    const takeBack = () => {
      // What is only begun goes first, one mark at a time.
      if (grammar.begun) grammar.back();
      else if (undoable) void table.undo?.(steps - 1);
      else if (!done && own && undo.stop === 'otherSeat' && table.askUndo) {
        void table.askUndo(own.step - 1).then((answer) => {
          const declined = typeof answer === 'object' && 'declined' in answer ? answer.declined[lang] : undefined;
          setNotice(declined ?? t.table.undoAsked);
        });
      } else setNotice(done ? t.table.undoNone.over : t.table.undoNone[undo.stop]);
    };
    const hint = () => {
      if (ways.noHints) setNotice(t.table.hintsBanned);
      else if (choices.length > 0) setOpen((shown) => (shown === 'hint' ? undefined : 'hint'));
      else setNotice(t.table.hintNone);
    };
    const wide = () => matchMedia('(min-width: 68.75em)').matches;
    const toggleLog = () => {
      // Both lie at the same side of the board.
      setOpen(wide() ? undefined : 'log');
      if (wide()) change({ logBeside: log ? 'closed' : 'open' });
    };
    const recorded = async () => {
      const record = await table.record?.();
      if (record && 'problems' in record) setNotice(formatProblems(record.problems, lang));
      return record && 'value' in record ? record.value : undefined;
    };
    const share = async () => {
      const made = recorded().then((record) => record && shareLink(record, lang));
      try {
        await copy(made.then((link) => link ?? Promise.reject(new Error('there is no record'))));
        setNotice(t.table.shared);
      } catch {
        const link = await made;
        if (link) setOpen({ link });
      }
    };
    const save = async () => {
      setOpen(undefined);
      const record = await recorded();
      if (record) download(record, lang);
    };
    const keys: KeyCommands = {
      undo: takeBack,
      hint,
      log: toggleLog,
      text: () => setOpen('text'),
      help: () => setOpen('keys'),
      prompt: () => document.querySelector<HTMLElement>('[data-part="prompt"]')?.focus(),
      escape: () => {
        if (backwards && !grammar.begun && !grammar.why) takeBack();
        else grammar.back();
        setNotice(undefined);
      },
    };
    const menu: MenuCommands = {
      text: () => setOpen('text'),
      help: () => setOpen('keys'),
      ...(done || !ways.sealed
        ? { replay: () => navigate(ways.replay()), save: () => (done ? void save() : setOpen('save')) }
        : {}),
      // The record of a match that goes on holds its key, and with it every hidden card.
      ...(done ? { share } : {}),
      ...(done || !table.leave || !leaving ? {} : { leave: { label: leaving.label, run: () => setOpen('leave') } }),
    };
    return {
      open,
      notice,
      keys,
      /** One stage back, where there is one. */
      ...(grammar.begun || backwards ? { back: takeBack } : {}),
      menu,
      logBeside: log,
      tools: { onUndo: takeBack, onHint: hint, onLog: toggleLog, undoable, logOpen: log },
      end: {
        onRematch: async () => {
          const next = await table.rematch?.();
          if (next && 'value' in next) navigate(ways.table(next.value));
          else if (next) setNotice(formatProblems(next.problems, lang));
        },
        onReplay: () => navigate(ways.replay()),
        onGo: (at: number) => navigate(ways.replay(at)),
        href: ways.replay,
        onShare: share,
      },
      save,
      leaving,
      leave: async () => {
        setOpen(undefined);
        if ((await table.leave?.()) === 'done') setNotice(leaving?.said);
      },
      /** Over the table, however wide it is. */
      openLog: () => setOpen('log'),
      close: () => setOpen(undefined),
    };
  }, [
    open,
    notice,
    log,
    t,
    lang,
    table,
    grammar,
    navigate,
    ways,
    steps,
    undo,
    undoable,
    backwards,
    done,
    choices,
    moments,
    seat,
    leaving,
  ]);
}

export type Commands = ReturnType<typeof useCommands>;
