import type { Colour } from '@starboard/orbital';
import { Picture } from '../../art/Picture.tsx';
import { useTheme } from '../../ui/useTheme.ts';
import { type TileSize, tileSvg } from './art/tile.ts';

interface TilePictureProps {
  readonly kind: string;
  readonly colour: Colour;
  readonly size?: TileSize;
  readonly damaged?: boolean;
  /** On a card: what the eye looks for first. */
  readonly urgent?: boolean;
  readonly className?: string | undefined;
}

/** A module as an enamelled plate with its machine; words and signs on it are laid over it. */
export function TilePicture({
  kind,
  colour,
  size = 'large',
  damaged = false,
  urgent = false,
  className,
}: TilePictureProps) {
  const hour = useTheme() === 'light' ? 'day' : 'night';
  return (
    <Picture
      name={`orbital tile ${kind} ${colour} ${size} ${damaged} ${hour}`}
      draw={() => tileSvg({ kind, colour, size, damaged, hour })}
      urgent={urgent}
      className={className}
    />
  );
}
