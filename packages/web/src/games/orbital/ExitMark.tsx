import type { Dir } from '@starboard/orbital';
import { Picture } from '../../art/Picture.tsx';
import { COLLAR, exitSvg } from './art/tile.ts';
import css from './exit.module.css';

export type ExitLook = Parameters<typeof exitSvg>[0];

/** An exit at the side of a tile: a half collar with a chevron that points outwards. */
export function ExitMark({ side, state }: { readonly side: Dir; readonly state: ExitLook }) {
  return (
    <span className={css.exit} data-side={side} data-state={state}>
      <Picture name={`orbital exit ${state}`} draw={() => exitSvg(state)} />
    </span>
  );
}

/** The collar between a host and its child, at the side of the host. */
export function Collar({ side }: { readonly side: Dir }) {
  return (
    <span className={css.collar} data-side={side}>
      <Picture name="orbital collar" draw={() => COLLAR} />
    </span>
  );
}
