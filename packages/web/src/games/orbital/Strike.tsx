import type { Placed } from '@starboard/orbital';
import type { CSSProperties } from 'react';
import { Picture } from '../../art/Picture.tsx';
import { rockSvg } from './art/events.ts';
import type { Lie } from './lie.ts';
import css from './strike.module.css';
import type { Struck } from './useStruck.ts';

interface StrikeProps {
  readonly struck: Struck;
  readonly modules: readonly Placed[];
  readonly lie: Lie;
}

/** What hits modules: rocks out of the sky one after the other, or a flash; each with a ring and sparks. */
export function Strike({ struck, modules, lie }: StrikeProps) {
  return modules
    .filter(({ id }) => struck.modules.includes(id))
    .map((m, i) => (
      <span
        key={m.id}
        className={css.strike}
        style={{ left: lie.left(m.x), top: lie.top(m.y), '--i': i } as CSSProperties}
        aria-hidden="true"
      >
        {struck.storm && (
          <span className={css.rock}>
            <Picture name="orbital rock" draw={rockSvg} urgent />
          </span>
        )}
        <span className={css.ring} />
        <span className={css.flash} />
      </span>
    ));
}
