import type { Colour } from '@starboard/orbital';
import { Picture } from '../../art/Picture.tsx';
import { type TileSize, tileSvg } from './art/tile.ts';

interface TilePictureProps {
  readonly kind: string;
  readonly colour: Colour;
  readonly size?: TileSize;
  readonly damaged?: boolean;
  readonly className?: string | undefined;
}

/** A module as an enamelled plate with its machine; words and signs on it are laid over it. */
export function TilePicture({ kind, colour, size = 'large', damaged = false, className }: TilePictureProps) {
  return (
    <Picture
      name={`orbital tile ${kind} ${colour} ${size} ${damaged}`}
      draw={() => tileSvg({ kind, colour, size, damaged })}
      className={className}
    />
  );
}
