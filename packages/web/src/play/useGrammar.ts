import { type Action, type AnyGame, type Choice, equal, type Text } from '@starboard/kernel';
import type { Table } from '@starboard/table';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { Drag } from '../contract/drag.ts';
import type { GameSkin, Mark, Thing, ThingState } from '../contract/skin.ts';
import { settings } from '../settings/settings.ts';
import { painted } from '../ui/painted.ts';
import { byKeyboard, byTouch } from '../ui/pointer.ts';
import {
  askOf,
  back,
  type Draft,
  dropped,
  EMPTY,
  isEmpty,
  makingOf,
  offeredBy,
  pickUp,
  pressThing,
  questionOf,
  type Refusal,
  refusal,
  stagesOf,
  stillDrafted,
  thingState,
  whyNot,
} from './draft.ts';
import type { Offer } from './offers.ts';
import { labelAt } from './selection.ts';
import { over, type Snapshot } from './snapshot.ts';
import { useFollowing } from './useFollowing.ts';
import { type Premoves, usePremoves } from './usePremoves.ts';

/** What is said to a press that leads nowhere: the rules that forbid it, or why it has no place here. */
export interface Why {
  readonly refused: readonly Refusal[];
  /** `other`: somebody else decides; `elsewhere`: a piece was dropped on what does not take it; `unasked`: the skin says why. */
  readonly said?: 'other' | 'elsewhere' | 'unasked';
  /** The thing or the action (in notation) that it is said at; a refusal that came back from the table has none. */
  readonly at?: string;
}

/** Something chosen, shown once more before it is played. */
export interface Pending {
  readonly action: Action;
  /** The question it answers: with the next one it has no meaning. */
  readonly asked: number | undefined;
  readonly draft: Draft;
  /** What can be decided with it, the likeliest first. */
  readonly follows: readonly Action[];
}

/** What a person has begun to choose at the table, and how presses go on from there. */
export interface Grammar {
  /** Whether anything is asked of this player. */
  readonly asked: boolean;
  /** Whether something is pressed or marked that can be taken back. */
  readonly begun: boolean;
  /** The choice on its way to the table: it stays as it was made, and nothing else can be used, until it is answered. */
  readonly sent?: Sent;
  /** What has been pressed so far, stage by stage, each with its words if it lies on no board. */
  readonly path: readonly { readonly thing: Thing; readonly label?: Text }[];
  readonly offered: readonly Offer[];
  /** What is marked or laid so far. */
  readonly marks: readonly Mark[];
  /** What the marks still need before they can be played. */
  readonly missing?: Text;
  /** The question of the next stage, once one is answered. */
  readonly ask?: Text;
  /** The choice that waits for a confirmation. */
  readonly pending?: Action;
  /** What can be decided together with the choice that waits; the first goes with a second press on it. */
  readonly follows: readonly Action[];
  /** What the marks make so far. */
  readonly made?: Action;
  readonly why?: Why;
  readonly premoves: Premoves;
  thing(name: Thing): ThingState;
  pressThing(name: Thing): void;
  drag(name: Thing): Drag;
  pressChoice(choice: Choice, at?: string): void;
  /** Plays what a hint advises: what it brings was read there, so nothing is asked twice. */
  takeAdvice(advised: Action): void;
  /** Plays what waits, and what was decided with it. */
  confirm(then?: Action): void;
  /** Shows why a thing cannot be used, without pressing it. */
  explain(name: Thing): void;
  /** Takes back what was said last. */
  hush(): void;
  /** Frees the slot that was filled last, or takes the last mark off. */
  back(): void;
}

export interface Sent {
  readonly action: Action;
  /** What was pressed last of it. */
  readonly last?: Thing;
}

interface Begun {
  readonly draft: Draft;
  readonly pending?: Pending;
  /** A piece in the player's hand, and the draft that its return goes back to. */
  readonly carried?: { readonly thing: Thing; readonly before: Draft };
  readonly why?: Why;
  readonly sent?: Sent;
}

const NOTHING: Begun = { draft: EMPTY };
/** How long the first of two decisions made by one press is seen before the second is played, in milliseconds. */
const SEEN = 420;

export function useGrammar(table: Table, snapshot: Snapshot, game: AnyGame, skin: GameSkin): Grammar {
  const { choices, view, asked, seat } = snapshot;
  const [begun, setBegun] = useState<Begun>(NOTHING);
  const refused = useCallback(
    (refusals: readonly Refusal[]) => setBegun({ ...NOTHING, why: { refused: refusals } }),
    [],
  );
  const premoves = usePremoves(table, snapshot, skin, refused);
  const question = useMemo(() => questionOf(game, skin, { view, seat, choices }), [game, skin, view, seat, choices]);
  const draft = useMemo(() => stillDrafted(question, begun.draft), [question, begun.draft]);
  const { carried, sent } = begun;
  const pending = begun.pending?.asked === asked ? begun.pending : undefined;
  const follow = useFollowing(table, snapshot);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question drops what was begun for the old one, before it is seen; what others do keeps it.
  useLayoutEffect(() => {
    setBegun(NOTHING);
  }, [asked, seat]);

  const play = useCallback(
    async (action: Action, chosen: Draft, then?: Action) => {
      if (asked === undefined) return setBegun(NOTHING);
      const last = chosen.pressed.at(-1);
      // What was pressed may go with the answer. If it had the focus, the browser would lay out the whole page at once to
      // see where that leads.
      if (!byKeyboard()) (document.activeElement as HTMLElement | null)?.blur();
      setBegun(({ why: _, ...now }) => ({ ...now, sent: { action, ...(last ? { last } : {}) } }));
      const made = makingOf(question, draft);
      if (then) follow([then], SEEN);
      else follow(made.action && equal(made.action, action) ? (made.next ?? []) : []);
      // The answer draws much of the table anew: the press is seen first.
      if (!document.hidden) await painted();
      const answer = await table.act?.(action, asked);
      if (typeof answer === 'object' && 'violation' in answer) refused([{ action, violation: answer.violation }]);
      // The position that follows brings a new question, and that drops the draft.
      else if (answer !== 'done') setBegun(NOTHING);
    },
    [table, asked, refused, question, draft, follow],
  );
  const choose = useCallback(
    (action: Action, from: Draft, chosen: Draft, seen: boolean, follows: readonly Action[] = []) => {
      if (settings().confirm || !seen || follows.length > 0)
        setBegun({ draft: from, pending: { action, asked, draft: chosen, follows } });
      else void play(action, chosen);
    },
    [play, asked],
  );

  const pressed = useCallback(
    (from: Draft, name: Thing, by: 'press' | 'drop') => {
      const next = pressThing(question, from, name);
      if (next.to === 'play') {
        const { action, draft: chosen } = next;
        // A lesson explains what comes: there nothing has to be shown once more.
        const free = table.undo !== undefined;
        // A finger cannot hover: what the last of several stages brings is shown before it counts.
        const weighed = skin.weighed?.(action, view);
        const seen = byTouch()
          ? stagesOf(question, action) < 2 && !(free && weighed)
          : weighed !== 'always' || by === 'drop';
        choose(action, from, chosen, seen, skin.follows?.(action, view));
      } else if (next.to === 'draft') setBegun({ draft: next.draft });
      else if (next.to === 'why') setBegun({ draft: from, why: { refused: next.refused, at: name } });
      else if (skin.unasked?.(name, view, 'en'))
        setBegun({ draft: from, why: { refused: [], said: 'unasked', at: name } });
    },
    [question, choose, skin, view, table],
  );

  // Apart from the rest: a board need not be drawn again when only a reason is given.
  const things = useMemo(
    () => ({
      thing(name: Thing): ThingState {
        if (sent) return { ...thingState(question, pending?.draft ?? draft, name), open: false };
        if (pending?.draft.pressed.at(-1) === name) return { open: true, selected: true, plays: pending.action };
        const action = carried && dropped(question, draft, name);
        if (action) return { open: true, selected: false, plays: action };
        const state = thingState(question, draft, name);
        return premoves.has(name) ? { ...state, premoved: true } : state;
      },
      pressThing(name: Thing) {
        if (sent) return;
        if (pending?.draft.pressed.at(-1) === name) return void play(pending.action, pending.draft, pending.follows[0]);
        if (choices.length === 0) {
          if (premoves.toggle(name)) setBegun(NOTHING);
          else if (!over(snapshot)) setBegun({ ...NOTHING, why: { refused: [], said: 'other', at: name } });
          return;
        }
        pressed(draft, name, 'press');
      },
      drag(name: Thing): Drag {
        const picked = pickUp(question, draft, name);
        return {
          thing: name,
          disabled: sent !== undefined || (picked === undefined && carried?.thing !== name),
          onPick: () => picked && setBegun({ draft: picked, carried: { thing: name, before: draft } }),
          onDrop(on) {
            const action = dropped(question, draft, on);
            if (action) choose(action, carried?.before ?? EMPTY, draft, true);
            else pressed(draft, on, 'drop');
          },
          onReturn(on) {
            const before = carried?.before ?? EMPTY;
            const why = on === undefined ? undefined : whyNotThere(on);
            setBegun({ draft: before, ...(why ? { why } : {}) });

            function whyNotThere(at: Thing): Why {
              const found = [draft, before].map((d) => whyNot(question, d, at)).find((list) => list.length > 0);
              return found ? { refused: found, at } : { refused: [], said: 'elsewhere', at };
            }
          },
        };
      },
    }),
    [question, draft, pending, carried, sent, premoves, choices, snapshot, pressed, choose, play],
  );

  return useMemo(() => {
    const { action: made, missing, refused: unmade } = makingOf(question, draft);
    const shown = pending?.draft ?? draft;
    // What only waits to be confirmed asks nothing more, unless something can be decided with it.
    const ask = pending?.follows.length === 0 ? undefined : askOf(question, draft);
    const why = begun.why ?? (unmade && { refused: [unmade] });
    return {
      asked: choices.length > 0,
      begun: pending !== undefined || !isEmpty(draft),
      ...(sent ? { sent } : {}),
      path: shown.pressed.map((thing, at) => {
        const label = labelAt(question.staged, shown.pressed, at);
        return { thing, ...(label ? { label } : {}) };
      }),
      offered: offeredBy(question, draft),
      marks: draft.marks,
      ...(missing ? { missing } : {}),
      ...(made ? { made } : {}),
      ...(ask ? { ask } : {}),
      ...(pending ? { pending: pending.action } : {}),
      follows: pending?.follows ?? [],
      ...(why ? { why } : {}),
      ...things,
      premoves,
      pressChoice(choice, at) {
        if (sent) return;
        if (choice.violation) setBegun({ draft, why: { refused: refusal(choice), ...(at ? { at } : {}) } });
        else choose(choice.action, draft, draft, !skin.forfeits?.(choice.action, view));
      },
      takeAdvice(advised) {
        if (!sent) choose(advised, draft, draft, true);
      },
      confirm(then) {
        if (pending && !sent) void play(pending.action, pending.draft, then);
      },
      explain(name) {
        if (sent) return;
        const reasons = whyNot(question, draft, name);
        if (reasons.length > 0) setBegun({ ...begun, why: { refused: reasons, at: name } });
        else if (begun.why) setBegun({ draft });
      },
      hush() {
        if (begun.why) setBegun({ draft });
      },
      back() {
        if (sent) return;
        // What was said or asked last goes first.
        setBegun({ draft: begun.why || pending ? draft : back(draft) });
      },
    };
  }, [question, draft, begun, pending, sent, choices, things, premoves, choose, play, skin, view]);
}
