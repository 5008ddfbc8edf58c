import { invasion } from './covers/invasion.ts';
import { orbital } from './covers/orbital.ts';
import { scramble } from './covers/scramble.ts';
import { settlers } from './covers/settlers.ts';
import { siege } from './covers/siege.ts';
import { Picture } from './Picture.tsx';

const COVERS: Readonly<Record<string, () => string>> = { siege, settlers, invasion, scramble, orbital };

/** The picture of a game on the home page; its subject lies in the upper half, words may cover the rest. */
export function Cover({ game, className }: { readonly game: string; readonly className?: string }) {
  const draw = COVERS[game];
  return draw ? <Picture name={`cover ${game}`} draw={draw} className={className} /> : null;
}
