import { aimOf, type CardKey, previews } from '@starboard/siege';
import { useMemo, useRef, useState } from 'react';
import { Starfield } from '../../art/Starfield.tsx';
import { useFlights } from '../../motion/useFlights.ts';
import { Beam } from './Beam.tsx';
import css from './board.module.css';
import { nearOf, type Props } from './board.ts';
import { changed, flightsOf, zone } from './flights.ts';
import { HiddenHand, OwnHand } from './Hand.tsx';
import people from './people.module.css';
import { Side } from './Side.tsx';
import { StarSystem } from './StarSystem.tsx';
import { planetThing } from './slots.ts';
import { WORDS } from './words.ts';

/** The table of Stellar Siege: the enemy above, eight planets between, the reader's own side below. */
export function Board(props: Props) {
  const { view, seats, choices, moments, fresh, lang } = props;
  const board = useRef<HTMLDivElement>(null);
  const [looked, look] = useState<CardKey>();
  const near = nearOf(view);
  const far = 1 - near;
  const cards = useMemo(() => previews(view, choices), [view, choices]);
  const marked = useMemo(() => changed(moments, view.seat), [moments, view.seat]);
  const shown = useMemo(
    () =>
      flightsOf(
        moments.filter(({ step }) => step >= fresh),
        view,
      ),
    [moments, fresh, view],
  );
  useFlights(board, view, shown);

  const hand = (seat: number) => {
    const { hand: own } = view.players[seat];
    const frame = view.stack.at(-1);
    const held = seat === view.active && frame && 'card' in frame ? frame.card : undefined;
    return own && seat === near ? (
      <OwnHand props={props} seat={seat} hand={own} held={held} previews={cards} onLook={look} />
    ) : (
      <HiddenHand props={props} seat={seat} held={held} />
    );
  };
  const beam = (seat: number) => (
    <Beam
      board={board}
      from={zone.hand(seat)}
      to={planetThing(aimOf(view, seat))}
      people={people[view.players[seat].species]}
      side={seat === near ? 'near' : 'far'}
      active={seat === view.active}
    />
  );
  const last = 1 - view.first;
  return (
    <div className={css.board} ref={board}>
      <div className={css.sky} aria-hidden="true">
        <span className={`${css.light} ${people[view.players[far].species]}`} data-side="far" />
        <span className={`${css.light} ${people[view.players[near].species]}`} data-side="near" />
        <Starfield name="siege" className={css.stars} />
      </div>
      {view.stack.length > 0 && (
        <>
          {beam(far)}
          {beam(near)}
        </>
      )}
      <div className={css.table}>
        <Side props={props} seat={far}>
          {hand(far)}
        </Side>
        <StarSystem props={props} changed={marked} next={(looked && cards.get(looked)?.mine) ?? []} />
        <Side props={props} seat={near}>
          {hand(near)}
        </Side>
        {view.endTriggered && view.stack.length > 0 && (
          <p className={css.banner} role="status">
            <b>{view.active === view.first ? WORDS[lang].endTriggered : WORDS[lang].lastTurn}</b>
            <span>{WORDS[lang].endDetail(last === view.seat ? undefined : seats[last].name)}</span>
          </p>
        )}
      </div>
    </div>
  );
}
