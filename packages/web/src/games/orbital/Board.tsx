import { contentOf } from '@starboard/orbital';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Thing, ThingState } from '../../contract/skin.ts';
import { useFlights } from '../../motion/useFlights.ts';
import { ActionBar } from './ActionBar.tsx';
import { type ActionKind, barOf } from './bar.ts';
import { BAR } from './barWords.ts';
import css from './board.module.css';
import type { Desk, Page, Props } from './board.ts';
import { toMark } from './compose.ts';
import { ExitTabs } from './ExitTabs.tsx';
import { flightsOf } from './flights.ts';
import { foresee } from './foresight.ts';
import { Ground } from './Ground.tsx';
import { Hand } from './Hand.tsx';
import { Hero } from './Hero.tsx';
import { Market } from './Market.tsx';
import { Mine } from './Mine.tsx';
import { Orbitals, showBeside } from './Orbitals.tsx';
import { Piles } from './Piles.tsx';
import { Race } from './Race.tsx';
import { Report } from './Report.tsx';
import { handThing, moduleThing, upgradeThing } from './things.ts';
import { exitThings, useShown } from './useShown.ts';
import { useStruck } from './useStruck.ts';
import { useSwipe } from './useSwipe.ts';
import { useYearScene } from './useYearScene.tsx';
import { Yard } from './Yard.tsx';

/** The table of Orbital: a yard over a planet, the others and the race at its sides, one's own desk before it. */
export function Board(props: Props) {
  const { view, seat, lang, thing, moments, fresh, choices } = props;
  const board = useRef<HTMLDivElement>(null);
  const yard = useRef<HTMLDivElement>(null);
  const [hovered, hover] = useState<Thing>();
  const [page, turn] = useState<Page>('yard');
  const [asked, ask] = useState<ActionKind>();
  const me = seat ?? 0;
  const c = contentOf(view.options);

  const at = useMemo(() => {
    const known = new Map<Thing, ThingState>();
    return (name: Thing) => {
      const state = known.get(name) ?? thing(name);
      known.set(name, state);
      return state;
    };
  }, [thing]);
  const { shown, show, begun, made, visits, wants } = useShown(view, me, at);

  // What is asked about lies on its own page of a narrow table, also when another one was opened before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the first press the next question lies there.
  useEffect(() => turn(wants), [wants, begun]);
  const openYard = useCallback(
    (other: number) => {
      turn('yard');
      show(other);
    },
    [show],
  );

  const foreseen = useMemo(() => {
    const pending = begun ? selectedPlay(view, me, at) : undefined;
    const plays = (hovered === undefined ? undefined : at(hovered).plays) ?? pending;
    return plays && seat !== null ? foresee(plays as Parameters<typeof foresee>[0], view) : undefined;
  }, [hovered, begun, at, view, me, seat]);

  const bars = useMemo(() => barOf(view, choices), [view, choices]);
  const want = useCallback((kind: ActionKind | undefined) => {
    ask(kind);
    if (kind) turn(kind === 'buy' || kind === 'upgrade' ? 'market' : 'yard');
  }, []);
  // With the first press, and with another question, nothing needs to be pointed out any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has other choices.
  useEffect(() => ask(undefined), [begun, choices]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the pointer rests on is another thing in another question.
  useEffect(() => hover(undefined), [choices]);
  const question = asked && BAR[lang].ask[asked];
  const { ask: asks } = props;
  useEffect(() => {
    asks(question);
    return () => asks(undefined);
  }, [asks, question]);
  const sorting = toMark(view) !== undefined;

  const struck = useStruck(props);
  const inYard = begun ? shown : (struck?.seat ?? shown);
  const desk: Desk = useMemo(
    () => ({
      props,
      c,
      me,
      shown: inYard,
      struck,
      begun,
      made,
      visits,
      bars,
      wanted: asked,
      want,
      at,
      show: openYard,
      hover,
    }),
    [props, c, me, inYard, struck, begun, made, visits, bars, asked, want, at, openYard],
  );
  const flown = useMemo(
    () =>
      flightsOf(
        moments.filter(({ step }) => step >= fresh),
        view,
      ),
    [moments, fresh, view],
  );
  useFlights(board, view, flown);
  const yearScene = useYearScene(props);
  const swipe = useSwipe((by) => showBeside(desk, by), fitsAcross);
  return (
    <div
      className={css.board}
      ref={board}
      data-page={page}
      data-seats={view.players.length}
      data-sorting={sorting || undefined}
      data-watching={seat === null || undefined}
    >
      <Ground />
      <Hero view={view} />
      <div className={css.table}>
        <div className={css.hand} data-leaves>
          <Hand desk={desk} />
        </div>
        {!sorting && (
          <div className={css.bar} data-leaves>
            <ActionBar desk={desk} />
          </div>
        )}
        <div className={css.race}>
          <Race desk={desk} foreseen={foreseen} />
        </div>
        <div className={css.yard} data-leaves data-sheet="yard" ref={yard} {...swipe}>
          <Yard desk={desk} foreseen={foreseen} />
          <ExitTabs desk={desk} yard={yard} />
          <Report desk={desk} />
        </div>
        <div className={css.market} data-leaves data-sheet="market">
          <Market desk={desk} />
          <Piles desk={desk} />
        </div>
        <div className={css.orbitals} data-leaves>
          <Orbitals desk={desk} page={page} onTurn={turn} />
        </div>
        <div className={css.mine} data-leaves>
          <Mine desk={desk} foreseen={foreseen} />
        </div>
      </div>
      {yearScene}
    </div>
  );
}

/** Whether the orbital in the yard has room from side to side: a drag there pans nothing, so it may turn to the next one. */
function fitsAcross(yard: HTMLElement): boolean {
  const frame = yard.querySelector('[role="group"]');
  const grid = frame?.firstElementChild;
  return frame && grid ? grid.getBoundingClientRect().width <= frame.clientWidth + 1 : false;
}

/** After a finger the last answer waits, marked: what it plays. */
function selectedPlay(view: Props['view'], me: number, at: (name: Thing) => ThingState) {
  const { hand, modules } = view.players[me];
  const things = [
    ...(hand ?? []).map((_, i) => handThing(i)),
    ...exitThings(view, me),
    ...modules.map(({ id }) => moduleThing(me, id)),
  ];
  // An upgrade that is picked shows what it changes before it is laid on the core.
  const upgrade = contentOf(view.options).upgrades.some(({ id }) => at(upgradeThing(id)).selected);
  return (
    things.map(at).find(({ selected, plays }) => selected && plays)?.plays ??
    (upgrade ? at(moduleThing(me, 0)).plays : undefined)
  );
}
