import type { CardUid } from '@starboard/settlers';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useShows } from '../../motion/showing.ts';
import { useFlights } from '../../motion/useFlights.ts';
import css from './board.module.css';
import type { Desk, Props } from './board.ts';
import { CardZoom } from './CardZoom.tsx';
import { Case } from './Case.tsx';
import { Chart } from './Chart.tsx';
import { Completion } from './Completion.tsx';
import { flightsOf } from './flights.ts';
import { Ground } from './Ground.tsx';
import { Slips } from './Slips.tsx';
import { upgradeThing } from './slots.ts';
import { Shattered } from './stage.tsx';
import { type Page, Tabs } from './Tabs.tsx';
import { Thread } from './Thread.tsx';
import { Upgrades } from './Upgrades.tsx';
import { useRolling } from './useRolling.ts';
import { useScene } from './useScene.ts';
import { useWarmOdds } from './useWarmOdds.ts';
import { WORDS } from './words.ts';

const closed = () => ({ open: false, selected: false });

/** The table of Stellar Settlers: a chart on a desk, and an open case of instruments before it. */
export function Board(given: Props) {
  const { view, seat, moments, fresh, zoom } = given;
  const rolling = useRolling(view);
  useShows(rolling, WORDS[given.lang].rolling);
  // Nothing that dice decide is seen before they lie.
  const props = useMemo(() => (rolling ? { ...given, choices: [], thing: closed } : given), [given, rolling]);
  const board = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<CardUid>();
  const [page, turn] = useState<Page>('chart');
  const target = view.turn.target?.card;
  const { phase, turns, active } = view;
  const { rolls } = view.turn;

  // biome-ignore lint/correctness/useExhaustiveDependencies: with the next roll or turn the question is another.
  useEffect(() => setLooked(undefined), [target, phase, turns, rolls]);

  const free = target === undefined && seat === active && phase === 'rolled';
  const looking = useRef({ free, props });
  looking.current = { free, props };
  const look = useCallback(
    (card: CardUid) => {
      const now = looking.current;
      if (now.free) setLooked((before) => (before === card ? undefined : card));
      else zoom(<CardZoom props={now.props} card={card} />);
    },
    [zoom],
  );
  const scene = useScene(moments, fresh);
  useWarmOdds(view);
  // On a phone the page on which a question is answered opens by itself.
  const slips = answeredOnSlips(props);
  useEffect(() => {
    if (!slips) return;
    turn('players');
    return () => turn('chart');
  }, [slips]);
  // At the end the players are counted.
  useEffect(() => {
    if (phase === 'over') turn('players');
  }, [phase]);
  const desk: Desk = {
    props,
    odds: props.odds !== false && !rolling,
    rolling,
    shown: target ?? (free && !rolling ? looked : undefined),
    look,
  };

  const shown = useMemo(() => flightsOf(moments.filter(({ step }) => step >= fresh)), [moments, fresh]);
  useFlights(board, view, shown);
  const classic = view.display.every((uid) => uid === null) && view.pileSize === 0 && view.settlementRow.length === 0;
  return (
    <div
      className={css.board}
      ref={board}
      data-page={page}
      data-classic={classic}
      data-rolling={rolling && seat === view.active}
    >
      <Ground />
      {target !== undefined && <Thread board={board} card={target} />}
      <div className={css.table}>
        <div className={css.page} data-page="upgrades" data-leaves>
          <Upgrades desk={desk} />
        </div>
        <div className={css.page} data-page="chart" data-leaves>
          <Chart desk={desk} />
        </div>
        <div className={css.page} data-page="players">
          <Slips desk={desk} />
        </div>
        <Tabs props={props} page={page} onTurn={turn} classic={classic} />
        <div className={css.below} data-leaves>
          <Case desk={desk} />
        </div>
      </div>
      {scene?.event.type === 'complete' && <Completion view={view} lang={props.lang} complete={scene.event} />}
      {scene?.event.type === 'destroy' && scene.by === seat && (
        <div className={css.broken} aria-hidden="true">
          <Shattered view={view} card={scene.event.card} lang={props.lang} piece={`broken:${scene.event.card}`} />
        </div>
      )}
    </div>
  );
}

/** Whether an Upgrade of another player is to be chosen, or a Defence of one's own to be discarded. */
function answeredOnSlips({ view, seat, choices, thing }: Props): boolean {
  if (choices.some(({ action }) => action.type === 'discardDefence')) return true;
  return view.players.some((p, at) => at !== seat && p.upgrades.some((uid) => thing(upgradeThing(uid)).open));
}
