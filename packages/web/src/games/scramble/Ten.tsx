import type { Seat } from '@starboard/kernel';
import { FULL_TRACK, type View } from '@starboard/scramble';
import { memo, useEffect, useRef, useState } from 'react';
import { useShows } from '../../motion/showing.ts';
import { pace } from '../../ui/speed.ts';
import { type Desk, sameTable } from './board.ts';
import { Emblem } from './Signs.tsx';
import { stillToPlay } from './stillToPlay.ts';
import css from './ten.module.css';
import { WORDS } from './words.ts';

/** How long the lettering stands, in milliseconds as designed; first the trophy must land. */
const STANDS = 2200;

const tens = ({ pilots }: View) => pilots.map(({ victory }) => victory.length >= FULL_TRACK);

/** Who has just destroyed the tenth Invader, for as long as it is told; a tap ends it. */
function useTen(view: View): Seat | undefined {
  const before = useRef(view);
  const [told, tell] = useState<Seat>();
  useEffect(() => {
    const had = tens(before.current);
    before.current = view;
    const seat = tens(view).findIndex((has, at) => has && !had[at]);
    if (seat >= 0 && pace() > 0 && view.stack.length > 0) tell(seat);
  }, [view]);
  useEffect(() => {
    if (told === undefined) return;
    const end = () => tell(undefined);
    const timer = setTimeout(end, STANDS * pace());
    addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
    };
  }, [told]);
  return told;
}

/** The tenth Invader, in large letters over the belt: it does not win yet. */
export const Ten = memo(function Ten({ desk: { props, near } }: { readonly desk: Desk }) {
  const { view, seats, seat, lang } = props;
  const words = WORDS[lang];
  const ten = useTen(view);
  useShows(ten !== undefined);
  if (ten === undefined) return null;
  const own = seat !== null && ten === near;
  const rest = stillToPlay(view, ten);
  return (
    <div className={css.ten} role="status" data-part="ten">
      <b className={css.letters}>{words.tenLetters}</b>
      <p className={css.means}>
        <strong>{words.tenMeans(own ? undefined : seats[ten].name)}</strong>
        {rest.map((other) => (
          <span key={other}>
            <Emblem colour={view.pilots[other].colour} />
            {words.stillPlays(seats[other].name, view.pilots[other].victory.length)}
          </span>
        ))}
        {rest.length === 0 && <span>{words.nobodyPlays}</span>}
      </p>
    </div>
  );
}, sameTable);
