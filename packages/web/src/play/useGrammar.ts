import type { Action, Choice } from '@starboard/kernel';
import type { Table } from '@starboard/table';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GameSkin, Thing, ThingState } from '../contract/skin.ts';
import { settings } from '../settings/settings.ts';
import { buttons, type Mention, press, reasons, stateOf } from './selection.ts';
import { over, type Snapshot } from './snapshot.ts';
import { usePlan } from './usePlan.ts';

/** What a person has begun to choose at the table, and how presses go on from there. */
export interface Grammar {
  readonly mentions: readonly Mention[];
  readonly selected: readonly Thing[];
  /** The choices to show as buttons. */
  readonly offered: readonly Choice[];
  /** The choice that waits for a confirmation. */
  readonly pending?: Action;
  /** What was asked for but is not allowed, with the reasons; `other` when somebody else decides. */
  readonly why?: readonly Choice[] | 'other';
  /** What has been decided on ahead, while others decide. */
  readonly planned: readonly Action[];
  thing(name: Thing): ThingState;
  pressThing(name: Thing): void;
  pressChoice(choice: Choice): void;
  confirm(): void;
  /** Shows why a thing cannot be used, without pressing it. */
  explain(name: Thing): void;
  drop(): void;
}

interface Draft {
  readonly selected: readonly Thing[];
  readonly pending?: Action;
  readonly why?: readonly Choice[] | 'other';
}

const NOTHING: Draft = { selected: [] };

export function useGrammar(table: Table, snapshot: Snapshot, skin: GameSkin): Grammar {
  const { choices, view, asked, seat } = snapshot;
  const [draft, setDraft] = useState<Draft>(NOTHING);
  const plan = usePlan(table, snapshot, skin);
  const mentions = useMemo(
    () => choices.map((choice) => ({ choice, things: skin.things(choice.action, view) })),
    [choices, view, skin],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question drops what was begun for the old one; what others do keeps it.
  useEffect(() => {
    setDraft(NOTHING);
  }, [asked, seat]);

  const play = useCallback(
    async (action: Action) => {
      setDraft(NOTHING);
      if (asked === undefined) return;
      const answer = await table.act?.(action, asked);
      if (typeof answer === 'object' && 'violation' in answer)
        setDraft({ ...NOTHING, why: [{ action, violation: answer.violation }] });
    },
    [table, asked],
  );
  const choose = useCallback(
    (action: Action, chosen: readonly Thing[]) => {
      if (settings().confirm) setDraft({ selected: chosen, pending: action });
      else void play(action);
    },
    [play],
  );

  // Apart from the rest: a board need not be drawn again when only a reason is given.
  const { selected } = draft;
  const things = useMemo(
    () => ({
      thing(name: Thing): ThingState {
        const state = stateOf(mentions, selected, name);
        return plan.has(name) ? { ...state, planned: true } : state;
      },
      pressThing(name: Thing): void {
        if (mentions.length === 0) {
          if (plan.toggle(name)) setDraft(NOTHING);
          else if (!over(snapshot)) setDraft({ ...NOTHING, why: 'other' });
          return;
        }
        const next = press(mentions, selected, name);
        if (next.to === 'play') choose(next.action, next.selected);
        else if (next.to === 'select') setDraft({ selected: next.selected });
        else if (next.to === 'why') setDraft({ selected, why: next.choices });
      },
    }),
    [mentions, selected, plan, snapshot, choose],
  );

  return useMemo(
    () => ({
      mentions,
      ...draft,
      ...things,
      offered: buttons(mentions, draft.selected),
      planned: plan.planned,
      pressChoice(choice) {
        if (choice.violation) setDraft({ selected: draft.selected, why: [choice] });
        else choose(choice.action, draft.selected);
      },
      confirm() {
        if (draft.pending) void play(draft.pending);
      },
      explain(name) {
        const why = reasons(mentions, draft.selected, name);
        if (why.length > 0 || draft.why) setDraft({ selected: draft.selected, ...(why.length > 0 ? { why } : {}) });
      },
      drop: () => setDraft(NOTHING),
    }),
    [mentions, draft, things, plan, choose, play],
  );
}
