import { Picture } from '../art/Picture.tsx';
import { entryOf } from './load.ts';

/** The picture of a game; its subject lies in the upper half, words may cover the rest. */
export function Cover({ game, className }: { readonly game: string; readonly className?: string }) {
  const draw = entryOf(game)?.cover;
  return draw ? <Picture name={`cover ${game}`} draw={draw} className={className} /> : null;
}
