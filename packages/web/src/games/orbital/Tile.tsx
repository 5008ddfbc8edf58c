import type { Colour } from '@starboard/orbital';
import { Picture } from '../../art/Picture.tsx';
import { useTheme } from '../../ui/useTheme.ts';
import { type TileSize, tileSvg } from './art/tile.ts';
import type { Hour } from './art/yard.ts';

interface TilePictureProps {
  readonly kind: string;
  readonly colour: Colour;
  readonly size?: TileSize;
  readonly damaged?: boolean;
  readonly className?: string | undefined;
  /** Where it lies in a room that is dark in every theme. */
  readonly hour?: Hour;
}

/** A module as an enamelled plate with its machine; words and signs on it are laid over it. */
export function TilePicture({ kind, colour, size = 'large', damaged = false, className, hour }: TilePictureProps) {
  const theme = useTheme();
  const now = hour ?? (theme === 'light' ? 'day' : 'night');
  return (
    <Picture
      name={`orbital tile ${kind} ${colour} ${size} ${damaged} ${now}`}
      draw={() => tileSvg({ kind, colour, size, damaged, hour: now })}
      className={className}
    />
  );
}
