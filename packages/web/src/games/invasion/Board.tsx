import { FACES, type InvasionDie, iconValue, type Placement, REROLLS } from '@starboard/invasion';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { Tumbling } from '../../motion/Tumbling.tsx';
import { soon } from '../../ui/soon.ts';
import { closeTip } from '../../ui/Tip.tsx';
import { warmUp } from './askOdds.ts';
import { Backdrop } from './Backdrop.tsx';
import { duelIn, thrownBy } from './beats.ts';
import css from './board.module.css';
import { aroundOf, middleOf, nearOf, type Props } from './board.ts';
import { Desk } from './Desk.tsx';
import { Duel } from './Duel.tsx';
import { InvasionDice } from './InvasionDice.tsx';
import { Middle } from './Middle.tsx';
import { newsOf } from './news.ts';
import { Owner } from './Owner.tsx';
import { Parade } from './Parade.tsx';
import { firedPlan, planOf } from './plan.ts';
import { drawPieces, usePrepared } from './prepare.ts';
import { Rockets } from './Rockets.tsx';
import { Staging } from './Staging.tsx';
import { saidOf } from './said.ts';
import { useShow } from './show.ts';
import { useTrayOrder } from './trayOrder.ts';
import { useMissiles } from './useOdds.ts';
import { World } from './World.tsx';
import { WORDS } from './words.ts';

/** How many of so many others sit left of the middle: round the table as it was set up, up the left side and down the right. */
const LEFT = [0, 1, 1, 2, 2, 3] as const;

const NONE: readonly InvasionDie[] = [];

/** The table of We Come In Peace: one splash page with the planet that is invaded in its middle. */
export function Board(given: Props) {
  const { moments, fresh, seat } = given;
  const board = useRef<HTMLDivElement>(null);
  const [looked, look] = useState<string>();
  const recent = useMemo(() => moments.filter(({ step }) => step >= fresh), [moments, fresh]);
  // The shots as the reader has laid them last.
  const laid = useRef<readonly Placement[]>([]);
  const beat = useShow(given.view, recent, seat, laid.current);
  const showing = beat !== undefined;
  // What has the focus cannot be used while the dice strike, and leaves without a word.
  useEffect(() => {
    if (showing) closeTip();
  }, [showing]);
  const order = useTrayOrder(given);
  // While the dice strike, the table still stands as it did; a press ends it.
  const props: Props = beat ? { ...given, view: beat.view, marks: [] } : given;
  const { view } = props;
  const near = nearOf(seat);
  const middle = middleOf(view, seat);
  const around = aroundOf(view, near);
  const plan = useMemo(
    () => (beat?.plan ? firedPlan(view, beat.plan) : planOf(view, props.marks)),
    [view, beat?.plan, props.marks],
  );
  if (!beat && plan.laid.length > 0) laid.current = plan.laid.map(({ face, on }) => ({ face, die: on }));
  const { ask } = props;
  const held = plan.held === undefined ? undefined : FACES[view.tray[plan.held]];
  const words = WORDS[props.lang];
  const news = useMemo(
    () => (beginsTurn(given) ? newsOf(moments, given.view, given.view.active) : undefined),
    [given, moments],
  );
  const question = held
    ? words.inHand(held, iconValue(view))
    : plan.complete
      ? words.allLaid
      : news && !showing
        ? `${words.news(news)} ${words.mark}`
        : undefined;
  // What the die in hand can do is asked in the place of the question; so is what is new when a turn begins.
  useEffect(() => ask(question), [ask, question]);
  const fair = view.fairSkies;
  // Dice fall when what happened before them has been shown.
  const before = useMemo(
    () =>
      throwsOf(
        moments.filter(({ step }) => step < fresh),
        fair,
      ),
    [moments, fresh, fair],
  );
  const after = useMemo(() => throwsOf(moments, fair), [moments, fair]);
  const invasion = (beat ? before : after).invasion;
  const rolls = (beat && !beat.rolled ? before : after).tray;
  const forecast = useMissiles(view, armed(view, seat) && props.odds !== false);
  useEffect(() => soon(warmUp), []);
  useState(() => drawPieces(view, middle));
  usePrepared(view.planets.length);
  const left = LEFT[around.length];
  const fired = beat && !beat.struck && !beat.duel ? beat.missile : undefined;
  const targets = view.planets.map((_, target) => target).filter((target) => target !== fired?.seat);
  // Whoever decides something in the duel does so at the own planet; everybody else looks on.
  const duel = beat ? beat.duel : given.choices.length === 0 ? duelIn(view) : undefined;
  const world = (other: number) => (
    <div key={other} className={css.place} data-away={other === middle} style={at(other)}>
      <World
        props={props}
        seat={other}
        away={other === middle}
        beat={beat}
        missile={forecast.find((odds) => odds.seat === other)?.mean}
      />
    </div>
  );
  return (
    <Tumbling
      thrown={`${invasion} ${rolls.join(' ')}`}
      showing={showing}
      said={beat ? saidOf(beat, given) : words.rolling}
      className={css.board}
      ref={board}
      data-others={around.length}
    >
      <Backdrop />
      {view.stack.length === 0 && <Parade props={props} />}
      <div
        className={css.table}
        data-others={around.length}
        inert={showing}
        data-round={view.round}
        style={{ '--others': around.length } as CSSProperties}
      >
        <Middle props={props} seat={middle} plan={plan} beat={beat} />
        <InvasionDice props={props} plan={plan} roll={invasion} spent={beat?.spent ?? NONE} onLook={look} />
        <div className={css.around}>
          <div className={css.left}>{around.slice(0, left).toReversed().map(world)}</div>
          <div className={css.right}>{around.slice(left).map(world)}</div>
          {/* On a phone there is no corner for the reader's own planet: it comes first in the strip. */}
          <div className={css.me} data-away={near === middle}>
            <World props={props} seat={near} own away={near === middle} beat={beat} />
          </div>
        </div>
        <Staging props={props} />
        {view.stack.length > 0 && <Owner props={props} seat={middle} />}
        <Desk
          props={props}
          plan={plan}
          order={order}
          rolls={rolls}
          looked={looked}
          own={view.active === seat}
          beat={beat}
        />
        {fired && <Rockets key={fired.sector} board={board} from={fired.seat} to={targets} />}
        {duel && <Duel props={props} duel={duel} beat={beat} />}
      </div>
    </Tumbling>
  );

  /** Where a planet comes in the strip of a phone. */
  function at(other: number): CSSProperties {
    return { '--at': around.indexOf(other) + 1 } as CSSProperties;
  }
}

/** Whether the reader decides what to do with Missiles in the tray. */
function armed({ stack, active, tray }: Props['view'], seat: Props['seat']): boolean {
  return stack.at(-1)?.step === 'defense' && active === seat && tray.includes(FACES.indexOf('missile'));
}

/** Whether the reader begins a turn and has done nothing in it yet. */
function beginsTurn({ view, seat, marks }: Props): boolean {
  const frame = view.stack.at(-1);
  return frame?.step === 'defense' && frame.rerolls === REROLLS && view.active === seat && marks.length === 0;
}

/** The step in which the Invasion dice, and each die of the tray, were thrown last. */
function throwsOf(moments: Props['moments'], once: boolean) {
  let invasion = 0;
  let tray: readonly number[] = [0, 0, 0, 0, 0];
  for (const { step, events } of moments) {
    for (const e of events) {
      // With Fair Skies the throw of the round serves everybody.
      if (e.type === 'invasion' && (!once || events.some(({ type }) => type === 'round'))) invasion = step + 1;
      if (e.type === 'roll') tray = tray.map(() => step + 1);
      if (e.type === 'reroll') for (const at of thrownBy(e)) tray = tray.with(at, step + 1);
    }
  }
  return { invasion, tray };
}
