import { type Face, weaponWith } from '@starboard/scramble';
import type { CSSProperties } from 'react';
import { weaponHue } from './art/hues.ts';
import type { Desk } from './board.ts';
import { CardFace, cardWords } from './CardFace.tsx';
import { IconRow } from './Icons.tsx';
import { Meanings } from './Meanings.tsx';
import { called, weaponThing } from './slots.ts';
import css from './zoom.module.css';

/** A card large, all of it in words, and what it would make of the reader's weapon. */
export function CardZoom({ desk: { props, near }, face }: { readonly desk: Desk; readonly face: Face }) {
  const { view, lang } = props;
  const bought = weaponWith(view, near, face.id);
  return (
    <div className={css.zoom}>
      <span className={css.large}>
        <CardFace face={face} lang={lang} />
      </span>
      <p>
        {cardWords(face, lang)}
        <Meanings icons={face.icons} lang={lang} />
      </p>
      {bought && (
        <div className={css.makes} style={{ '--hue': weaponHue(bought.weapon) } as CSSProperties}>
          <b>{called(weaponThing(bought.weapon), view, lang)}</b>
          <IconRow icons={bought.before} after={bought.after} />
        </div>
      )}
    </div>
  );
}
