import { memo } from 'react';
import { type Desk, rivalsOf, sameTable } from './board.ts';
import { RivalStrip } from './RivalStrip.tsx';
import css from './rivals.module.css';
import { WORDS } from './words.ts';

interface RivalsProps {
  readonly desk: Desk;
}

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

function same(a: RivalsProps, b: RivalsProps): boolean {
  return sameTable(a, b) && a.desk.plan.gains.join() === b.desk.plan.gains.join();
}
