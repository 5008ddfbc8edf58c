import type { Desk } from './board.ts';
import { rivalsOf } from './board.ts';
import { RivalStrip } from './RivalStrip.tsx';
import css from './rivals.module.css';
import { WORDS } from './words.ts';

/** Everybody else, a strip each, who plays next first. */
export function Rivals({ desk }: { readonly desk: Desk }) {
  const { view, lang } = desk.props;
  return (
    <section className={css.rivals} aria-label={WORDS[lang].rivals} data-anchor="rivals" data-leaves="true">
      {rivalsOf(view, desk.near).map((seat) => (
        <RivalStrip key={seat} desk={desk} seat={seat} />
      ))}
    </section>
  );
}
