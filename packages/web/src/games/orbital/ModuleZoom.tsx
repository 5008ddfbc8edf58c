import type { Lang } from '@starboard/kernel';
import { TYPE_NAMES } from '@starboard/orbital';
import css from './card.module.css';
import type { Shown } from './content.ts';
import { TypeChip } from './Signs.tsx';
import { TilePicture } from './Tile.tsx';

interface ModuleZoomProps {
  readonly shown: Shown;
  readonly lang: Lang;
  /** What is to be known about it now. */
  readonly notes: readonly string[];
}

/** A module on an orbital with everything about it. */
export function ModuleZoom({ shown, lang, notes }: ModuleZoomProps) {
  return (
    <article className={css.zoom}>
      <div className={css.large}>
        <TilePicture kind={shown.kind} colour={shown.colour} size="small" className={css.scene} />
      </div>
      <div className={css.words}>
        <h3>{shown.name}</h3>
        <p className={css.kind}>
          <TypeChip colour={shown.colour} /> {TYPE_NAMES[shown.colour][lang]}
        </p>
        {shown.text && <p>{shown.text}</p>}
        {notes.length > 0 && <p>{notes.join(' ')}</p>}
        {shown.row && <p className={css.flavour}>{shown.row.line[lang]}</p>}
      </div>
    </article>
  );
}
