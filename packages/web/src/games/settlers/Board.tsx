import type { CardUid } from '@starboard/settlers';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Tumbling, useTumbles } from '../../motion/Tumbling.tsx';
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
import { useScene } from './useScene.ts';
import { useWarmOdds } from './useWarmOdds.ts';
import { WORDS } from './words.ts';

/** The table of Stellar Settlers: a chart on a desk, and an open case of instruments before it. */
export function Board(props: Props) {
  const { view, seat, moments, fresh, zoom } = props;
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
  // At the end the players are counted.
  useEffect(() => {
    if (phase === 'over') turn('players');
  }, [phase]);
  const desk: Desk = {
    props,
    odds: props.odds !== false,
    shown: target ?? (free ? looked : undefined),
    look,
  };

  const shown = useMemo(() => flightsOf(moments.filter(({ step }) => step >= fresh)), [moments, fresh]);
  useFlights(board, view, shown);
  const classic = view.display.every((uid) => uid === null) && view.pileSize === 0 && view.settlementRow.length === 0;
  return (
    <Tumbling
      thrown={`${turns} ${rolls}`}
      fall={phase === 'rolled' && rolls > 0}
      said={WORDS[props.lang].rolling}
      className={css.board}
      ref={board}
      data-page={page}
      data-classic={classic}
      data-own={seat === active}
    >
      {answeredOnSlips(props) && <OnSlips onTurn={turn} />}
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
    </Tumbling>
  );
}

/** On a phone the page on which a question is answered opens by itself, once the dice lie. */
function OnSlips({ onTurn }: { onTurn(page: Page): void }) {
  const tumbles = useTumbles();
  useEffect(() => {
    if (tumbles) return;
    onTurn('players');
    return () => onTurn('chart');
  }, [tumbles, onTurn]);
  return null;
}

/** Whether an Upgrade of another player is to be chosen, or a Defence of one's own to be discarded. */
function answeredOnSlips({ view, seat, choices, thing }: Props): boolean {
  if (choices.some(({ action }) => action.type === 'discardDefence')) return true;
  return view.players.some((p, at) => at !== seat && p.upgrades.some((uid) => thing(upgradeThing(uid)).open));
}
