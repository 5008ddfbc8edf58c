import type { Content } from '@starboard/settlers';
import { memo } from 'react';
import { Picture } from '../../art/Picture.tsx';
import { sealSvg } from './art/seal.ts';
import { tokenSvg } from './art/token.ts';
import { enamelIn } from './content.ts';
import css from './token.module.css';

interface WorldTokenProps {
  readonly content: Content;
  readonly id: string;
  /** Its points on a tag of brass. */
  readonly points?: number;
}

/** A World as an engraved planet in brass; as wide as `--token` from rim to rim. */
export const WorldToken = memo(function WorldToken({ content, id, points }: WorldTokenProps) {
  const card = content.byUid.get(id) ?? 0;
  const system = content.worlds[card].system;
  return (
    <span className={css.token}>
      <Picture
        name={`settlers ${content.systems[system].id} ${id}`}
        draw={() => tokenSvg(id, enamelIn(content, system))}
        className={css.planet}
      />
      {points !== undefined && <b className={css.tag}>{points}</b>}
    </span>
  );
});

/** The seal of a seat, as wide as the text is high. */
export const Seal = memo(function Seal({
  seat,
  className,
}: {
  readonly seat: number;
  readonly className?: string | undefined;
}) {
  return (
    <span className={`${css.seal} ${className ?? ''}`}>
      <Picture name={`settlers seal ${seat}`} draw={() => sealSvg(seat)} urgent />
    </span>
  );
});
