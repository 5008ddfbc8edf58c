import { type Action, aimOf, type CardKey, PLANETS, previews } from '@starboard/siege';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Thing, ThingState } from '../../contract/skin.ts';
import { useFlights } from '../../motion/useFlights.ts';
import { Arrow } from './Arrow.tsx';
import { Beam } from './Beam.tsx';
import css from './board.module.css';
import { nearOf, type Props } from './board.ts';
import { Capsule } from './Capsule.tsx';
import { changed, flightsOf, zone } from './flights.ts';
import { HiddenHand } from './HiddenHand.tsx';
import { OwnHand } from './OwnHand.tsx';
import { Piles } from './Piles.tsx';
import people from './people.module.css';
import { Seat } from './Seat.tsx';
import { StarSystem } from './StarSystem.tsx';
import { Sky } from './sky/Sky.tsx';
import { handThing, planetThing } from './slots.ts';
import { differs, whatIf } from './whatIf.ts';
import { WORDS } from './words.ts';

/** The table of Stellar Siege: the other player above, eight planets between, the reader's own side below. */
export function Board(props: Props) {
  const { view, seats, choices, moments, fresh, lang, thing } = props;
  const board = useRef<HTMLDivElement>(null);
  const near = nearOf(view);
  const far = 1 - near;
  const own = view.players[near].hand;
  const hand = own?.join();
  /** The card or planet that the pointer or the focus is on; a card as long as no other one comes to lie in its place. */
  const [at, setAt] = useState<{ readonly thing: Thing; readonly hand: string | undefined }>();
  const look = useCallback(
    (thing: Thing | undefined) => setAt(thing === undefined ? undefined : { thing, hand }),
    [hand],
  );
  // A tap leaves neither pointer nor focus everywhere: what it weighs is looked at.
  const weighed = useMemo(
    () =>
      [...(own ?? []).map((_, i) => handThing(i)), ...PLANETS.map(planetThing)].find((name) => isWeighed(thing(name))),
    [own, thing],
  );
  const looked = (at?.thing.startsWith('hand:') && at.hand !== hand ? undefined : at?.thing) ?? weighed;
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
  const plays = looked === undefined ? undefined : (thing(looked).plays as Action | undefined);
  const outcome = useMemo(() => plays && whatIf(view, plays), [view, plays]);
  const moved = outcome ? [near, far].find((seat) => differs(view, outcome, seat)) : undefined;

  const card = looked?.startsWith('hand:') ? own?.[Number(looked.slice(5))] : undefined;
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
  // What the pointer rests on changes neither side of the table.
  const farSide = useMemo(
    () => (
      <Seat props={props} seat={far} side="far">
        <HiddenHand props={props} seat={far} held={held(props, far)} />
        <Piles props={props} seat={far} />
      </Seat>
    ),
    [props, far],
  );
  const nearSide = useMemo(
    () => (
      <Seat props={props} seat={near} side="near">
        {own ? (
          <OwnHand props={props} seat={near} hand={own} held={held(props, near)} previews={cards} onLook={look} />
        ) : (
          <HiddenHand props={props} seat={near} held={held(props, near)} />
        )}
        <Piles props={props} seat={near} />
      </Seat>
    ),
    [props, near, own, cards, look],
  );
  return (
    <div className={css.board} ref={board}>
      <Sky board={board} view={view} />
      {view.stack.length > 0 && (
        <>
          {beam(far)}
          {beam(near)}
        </>
      )}
      <div className={css.table}>
        {farSide}
        <StarSystem
          props={props}
          changed={marked}
          next={(card && cards.get(card)?.mine) ?? []}
          outcome={outcome}
          onLook={look}
        />
        <Capsule props={props} outcome={outcome} looked={looked} />
        {nearSide}
        {moved !== undefined && (
          <Arrow board={board} action={plays} seat={moved} side={moved === near ? 'near' : 'far'} />
        )}
        {view.endTriggered && view.stack.length > 0 && (
          <p className={css.banner} role="status">
            <span className={css.title}>
              {view.active === view.first ? WORDS[lang].endTriggered : WORDS[lang].lastTurn}
            </span>
            <span>{WORDS[lang].endDetail(last === view.seat ? undefined : seats[last].name)}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** The card that a player has named and that has not landed yet. */
function held({ view }: Props, seat: number): CardKey | undefined {
  const frame = view.stack.at(-1);
  return seat === view.active && frame && 'card' in frame ? frame.card : undefined;
}

/** Whether a thing is pressed and waits for a second press. */
function isWeighed({ selected, plays }: ThingState): boolean {
  return selected && plays !== undefined;
}
