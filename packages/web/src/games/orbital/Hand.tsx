import { type Card, TYPE_NAMES } from '@starboard/orbital';
import { type CSSProperties, memo } from 'react';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { useDrag } from '../../ui/drag.ts';
import { merged } from '../../ui/merged.ts';
import { Tip } from '../../ui/Tip.tsx';
import { thingProps } from '../../ui/thing.ts';
import { useHold } from '../../ui/useHold.ts';
import { type Desk, hovering, isWanted } from './board.ts';
import { CardFront, CardZoom, lineOf, spoken } from './Card.tsx';
import { toMark } from './compose.ts';
import { faceOf } from './content.ts';
import { zone } from './flights.ts';
import { dockingOf } from './foresight.ts';
import css from './hand.module.css';
import { Res } from './Signs.tsx';
import { takenPlaces } from './slots.ts';
import { handThing } from './things.ts';
import { WORDS } from './words.ts';

/** The reader's hand before the yard; large hands overlap. */
export const Hand = memo(function Hand({ desk }: { readonly desk: Desk }) {
  const { view, lang, seat } = desk.props;
  const hand = seat === null ? [] : (view.players[seat].hand ?? []);
  const taken = takenPlaces(view);
  const { kinds } = desk.c;
  const copy = (i: number) => hand.slice(0, i).filter((card) => card === hand[i]).length;
  const chosen = hand.find((_, i) => desk.at(handThing(i)).selected);
  const style = { '--count': Math.max(1, hand.length) } as CSSProperties;
  return (
    <section className={css.hand} aria-label={WORDS[lang].hand} style={style} data-anchor="hand">
      <Zone as="ol" id={zone.hand(desk.me)} className={css.cards}>
        {hand.map((card, i) => (
          <HandCard key={`${kinds[card]} ${copy(i)}`} desk={desk} card={card} place={i} taken={taken.includes(i)} />
        ))}
      </Zone>
      {chosen !== undefined && !toMark(view) && (
        <p className={css.told} aria-hidden="true">
          {lineOf(faceOf(desk.c, chosen, lang), lang)}
        </p>
      )}
    </section>
  );
});

interface HandCardProps {
  readonly desk: Desk;
  readonly card: Card;
  readonly place: number;
  /** Chosen already to be returned or discarded. */
  readonly taken: boolean;
}

/** A card of the hand: pressed, dragged to an exit, looked at. */
function HandCard({ desk, card, place, taken }: HandCardProps) {
  const { props, c, at } = desk;
  const { view, lang, press, zoom, drag } = props;
  const words = WORDS[lang];
  const name = handThing(place);
  const state = at(name);
  const face = faceOf(c, card, lang);
  const type = face.type === 'module' ? TYPE_NAMES[face.colour][lang] : words.event;
  const hold = useHold(
    () => press(name),
    () => zoom(<CardZoom face={face} lang={lang} type={type} />),
  );
  // Only in a turn is there a place to put a card: in other questions it is marked where it lies.
  const moves = drag(name);
  const turn = view.stack.at(-1)?.step === 'turn';
  const dragging = useDrag({ ...moves, disabled: moves.disabled === true || !turn, touch: 'pan-x' });
  const docking = state.plays && dockingOf(state.plays as Parameters<typeof dockingOf>[0], view);
  const step = view.stack.at(-1)?.step;
  const marked = taken || (state.selected && toMark(view) !== undefined);
  const stamp = step === 'startingHand' ? words.returned : words.chosen;
  return (
    <Piece as="li" id={c.kinds[card]} className={css.slot}>
      {/* A chosen card looks for its place: nothing may lie over the yard. */}
      <Tip content={state.selected ? undefined : face.text} press="none">
        {(trigger) => (
          <button
            type="button"
            {...merged(merged(merged(merged({ className: css.card }, hovering(desk, name)), hold), dragging), trigger)}
            {...thingProps(name, state)}
            data-marked={marked}
            data-wanted={isWanted(desk, name) ?? (desk.begun && !desk.made && state.open && !state.selected)}
          >
            <CardFront face={face} lang={lang} small />
            {docking?.price !== undefined && (
              <span className={css.price} aria-hidden="true">
                {docking.price}
                <Res of="mc" />
              </span>
            )}
            {marked && <span className={css.stamp}>{stamp}</span>}
            <span className="unseen">
              {spoken(face, lang, type)}
              {docking?.price === undefined ? '' : ` ${words.cost(docking.price)}`}
            </span>
          </button>
        )}
      </Tip>
    </Piece>
  );
}
