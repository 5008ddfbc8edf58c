import { memo } from 'react';
import { type Desk, NO_THINGS, rivalsOf, unchanged } from './board.ts';
import { RivalStrip } from './RivalStrip.tsx';
import css from './rivals.module.css';
import { WORDS } from './words.ts';

interface RivalsProps {
  readonly desk: Desk;
}

const same = unchanged(NO_THINGS, ({ desk }) => [desk.plan.gains.join()]);

/** Everybody else, a strip each, who plays next first. */
export const Rivals = memo(function Rivals({ desk }: RivalsProps) {
  const { view, lang } = desk.props;
  return (
    <section className={css.rivals} aria-label={WORDS[lang].rivals} data-anchor="rivals" data-leaves="true">
      {rivalsOf(view, desk.near).map((seat) => (
        <RivalStrip key={seat} desk={desk} seat={seat} />
      ))}
    </section>
  );
}, same);
