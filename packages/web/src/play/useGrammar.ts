import type { Action, AnyGame, Choice, Text } from '@starboard/kernel';
import type { Table } from '@starboard/table';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GameSkin, Thing, ThingState } from '../contract/skin.ts';
import { settings } from '../settings/settings.ts';
import {
  askOf,
  back,
  type Draft,
  EMPTY,
  isEmpty,
  makingOf,
  offeredBy,
  pressThing,
  questionOf,
  type Refusal,
  refusal,
  stillDrafted,
  thingState,
  whyNot,
} from './draft.ts';
import { over, type Snapshot } from './snapshot.ts';
import { usePremoves } from './usePremoves.ts';

/** What a person has begun to choose at the table, and how presses go on from there. */
export interface Grammar {
  /** Whether anything is asked of this player. */
  readonly asked: boolean;
  /** Whether something is pressed or marked that can be taken back. */
  readonly begun: boolean;
  /** The choices to show as buttons. */
  readonly offered: readonly Choice[];
  /** What the marks still need before they can be played. */
  readonly missing?: Text;
  /** The question of the next stage, once one is answered. */
  readonly ask?: Text;
  /** The choice that waits for a confirmation. */
  readonly pending?: Action;
  /** What was asked for but is not allowed, with the reasons; `other` when somebody else decides. */
  readonly why?: readonly Refusal[] | 'other';
  /** What has been decided while others decide. */
  readonly premoves: readonly Action[];
  thing(name: Thing): ThingState;
  pressThing(name: Thing): void;
  pressChoice(choice: Choice): void;
  confirm(): void;
  /** Shows why a thing cannot be used, without pressing it. */
  explain(name: Thing): void;
  /** Frees the slot that was filled last, or takes the last mark off. */
  back(): void;
}

interface Begun {
  readonly draft: Draft;
  readonly pending?: Action;
  /** The draft that a choice not confirmed goes back to. */
  readonly before?: Draft;
  readonly why?: readonly Refusal[] | 'other';
}

const NOTHING: Begun = { draft: EMPTY };

export function useGrammar(table: Table, snapshot: Snapshot, game: AnyGame, skin: GameSkin): Grammar {
  const { choices, view, asked, seat } = snapshot;
  const [begun, setBegun] = useState<Begun>(NOTHING);
  const premoves = usePremoves(table, snapshot, skin);
  const question = useMemo(() => questionOf(game, skin, { view, seat, choices }), [game, skin, view, seat, choices]);
  const draft = useMemo(() => stillDrafted(question, begun.draft), [question, begun.draft]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question drops what was begun for the old one; what others do keeps it.
  useEffect(() => {
    setBegun(NOTHING);
  }, [asked, seat]);

  const play = useCallback(
    async (action: Action) => {
      setBegun(NOTHING);
      if (asked === undefined) return;
      const answer = await table.act?.(action, asked);
      if (typeof answer === 'object' && 'violation' in answer)
        setBegun({ ...NOTHING, why: [{ action, violation: answer.violation }] });
    },
    [table, asked],
  );
  const choose = useCallback(
    (action: Action, chosen: Draft, before: Draft) => {
      if (settings().confirm) setBegun({ draft: chosen, pending: action, before });
      else void play(action);
    },
    [play],
  );

  // Apart from the rest: a board need not be drawn again when only a reason is given.
  const things = useMemo(
    () => ({
      thing(name: Thing): ThingState {
        const state = thingState(question, draft, name);
        return premoves.has(name) ? { ...state, premoved: true } : state;
      },
      pressThing(name: Thing): void {
        if (choices.length === 0) {
          if (premoves.toggle(name)) setBegun(NOTHING);
          else if (!over(snapshot)) setBegun({ ...NOTHING, why: 'other' });
          return;
        }
        const next = pressThing(question, draft, name);
        if (next.to === 'play') choose(next.action, next.draft, draft);
        else if (next.to === 'draft') setBegun({ draft: next.draft });
        else if (next.to === 'why') setBegun({ draft, why: next.refused });
      },
    }),
    [question, draft, premoves, choices, snapshot, choose],
  );

  return useMemo(() => {
    const { missing, refused } = makingOf(question, draft);
    const ask = askOf(question, draft);
    const why = begun.why ?? (refused && [refused]);
    return {
      asked: choices.length > 0,
      begun: !isEmpty(draft),
      offered: offeredBy(question, draft),
      ...(missing ? { missing } : {}),
      ...(ask ? { ask } : {}),
      ...(begun.pending ? { pending: begun.pending } : {}),
      ...(why ? { why } : {}),
      ...things,
      premoves: premoves.current,
      pressChoice(choice) {
        if (choice.violation) setBegun({ draft, why: refusal(choice) });
        else choose(choice.action, draft, draft);
      },
      confirm() {
        if (begun.pending) void play(begun.pending);
      },
      explain(name) {
        const reasons = whyNot(question, draft, name);
        if (reasons.length > 0 || begun.why) setBegun({ draft, ...(reasons.length > 0 ? { why: reasons } : {}) });
      },
      back() {
        // What was said or asked last goes first.
        setBegun({ draft: begun.before ?? (begun.why ? draft : back(draft)) });
      },
    };
  }, [question, draft, begun, choices, things, premoves, choose, play]);
}
