import { decider, ENERGIES, SLOTS, type View } from '@starboard/scramble';
import { type PointerEvent, type SyntheticEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Thing, ThingState } from '../../contract/skin.ts';
import { useFlights } from '../../motion/useFlights.ts';
import { thingAt } from '../../ui/thing.ts';
import { Backdrop } from './Backdrop.tsx';
import { Banner } from './Banner.tsx';
import css from './board.module.css';
import { type Desk, nearOf, type Props } from './board.ts';
import { Deck } from './Deck.tsx';
import { EndTracks } from './EndTracks.tsx';
import { Field } from './Field.tsx';
import { flightsOf, MANY } from './flights.ts';
import { useMoments } from './moments/useMoments.ts';
import { newsOf } from './news.ts';
import { aimOf } from './plan.ts';
import { plansOf, prepared } from './plans.ts';
import { Rivals } from './Rivals.tsx';
import { Systems } from './Systems.tsx';
import { cardThing, STAY, spaceThing, weaponThing } from './slots.ts';
import { type Page, Tabs } from './Tabs.tsx';
import { Ten } from './Ten.tsx';
import { Track } from './Track.tsx';
import { Threat, Wave } from './Wave.tsx';

/** The table of Stellar Scramble: the sky with the fleet, the belt of cards, and the deck of the reader's cockpit. */
export function Board(given: Props) {
  const props = useSteady(given);
  const { view, seat, moments, fresh } = props;
  const board = useRef<HTMLDivElement>(null);
  const [looked, look] = useState<Thing>();
  const pointed = useRef<Thing>(undefined);
  const near = nearOf(seat);
  const step = view.stack.at(-1)?.step;
  const [page, turn] = usePage(decider(view) === seat ? step : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another question the old look has no meaning.
  useEffect(() => look(undefined), [step, view.active]);
  const picked = pickedOf(props);
  const plan = plansOf(view, seat)(looked ?? picked);
  useEffect(() => prepared(view, seat), [view, seat]);
  const news = useMemo(() => (seat === null ? undefined : newsOf(moments, view, seat)), [moments, view, seat]);
  const theirs = useMemo(() => aimOf(view, seat), [view, seat]);
  const aim = theirs.chosen ? theirs : plan;
  const desk: Desk = { props, near, plan, aim, news };
  const recent = useMemo(() => moments.filter(({ step: at }) => at >= fresh), [moments, fresh]);
  const shown = useMemo(() => flightsOf(recent, view, near), [recent, view, near]);
  useFlights(board, view, shown);
  useMoments(
    board,
    view,
    near,
    useMemo(() => (recent.length > MANY ? [] : recent.flatMap(({ events }) => events)), [recent]),
    props,
  );
  const over = (e: SyntheticEvent) => look(e.target instanceof Element ? lookedAt(e.target) : undefined);
  const point = (e: PointerEvent) => {
    pointed.current = e.target instanceof Element ? lookedAt(e.target) : undefined;
    look(pointed.current);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes which of the things on it is looked at.
    <div
      className={css.board}
      ref={board}
      data-page={page}
      data-columns={view.columns}
      data-rivals={view.pilots.length - 1}
      onPointerOver={point}
      onPointerLeave={() => {
        pointed.current = undefined;
        look(undefined);
      }}
      onFocus={over}
      // What was pressed loses the focus at once, and is still looked at until the table has answered.
      onBlur={() => look(pointed.current)}
      // Everything that would happen wears the hue of its weapon, everywhere at once.
      data-would={aim.weapon}
    >
      <Backdrop />
      <div className={css.table}>
        <Wave desk={desk} />
        <Field desk={desk} />
        <div className={css.page} data-page="rivals">
          <Rivals desk={desk} />
        </div>
        <Threat desk={desk} />
        <Tabs desk={desk} page={page} onTurn={turn} />
        <div className={css.page} data-page="track">
          <Track desk={desk} />
        </div>
        <div className={css.page} data-page="cockpit">
          <Deck desk={desk} />
        </div>
        <Systems desk={desk} />
        <Banner desk={desk} />
        <Ten desk={desk} />
        <EndTracks desk={desk} />
      </div>
    </div>
  );
}

const TELLS = /^(space|weapon|card):|^(tray|lever|bag)$/;

/** What the eye is at, if it tells what would be; else what is chosen stays in sight. */
function lookedAt(element: Element): Thing | undefined {
  const name = thingAt(element)?.name;
  return name !== undefined && TELLS.test(name) ? name : undefined;
}

/**
 * The props of the table, so that parts can tell whether they have to be drawn again: one press for all drawings, and
 * each thing asked once how it answers.
 */
function useSteady(props: Props): Props {
  const latest = useRef(props);
  latest.current = props;
  const press = useCallback((name: Thing) => latest.current.press(name), []);
  return useMemo(() => {
    const known = new Map<Thing, ThingState>();
    const thing = (name: Thing) => {
      const state = known.get(name) ?? props.thing(name);
      known.set(name, state);
      return state;
    };
    return { ...props, press, thing };
  }, [props, press]);
}

/** What is chosen already and waits to be played. */
function pickedOf({ view, seat, thing }: Props): Thing | undefined {
  if (seat === null) return undefined;
  switch (view.stack.at(-1)?.step) {
    case 'placeGem':
      return ENERGIES.map(weaponThing).find((name) => thing(name).selected);
    case 'move':
      if (thing(STAY).selected) return spaceThing(view.pilots[seat].space);
      return spacesOf(view).find((name) => thing(name).selected);
    case 'upgrade':
      return SLOTS.map(cardThing).find((name) => thing(name).selected);
    default:
      return undefined;
  }
}

const spacesOf = ({ columns }: View) => Array.from({ length: columns + 2 }, (_, space) => spaceThing(space));

/** On a phone the page on which a question is answered opens by itself: the market for buying, else the cockpit. */
function usePage(step: string | undefined) {
  const asked: Page = step === 'upgrade' ? 'track' : 'cockpit';
  const [page, turn] = useState<Page>(asked);
  const [last, setLast] = useState(step);
  // With each question the page of its answer opens again: before anything flies over the one that is left.
  if (last !== step) {
    setLast(step);
    turn(asked);
  }
  return [page, turn] as const;
}
