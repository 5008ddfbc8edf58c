import type { View } from '@starboard/orbital';
import { Picture } from '../../art/Picture.tsx';
import { winnerOf } from './ending.ts';
import css from './hero.module.css';
import { station } from './miniature.ts';

const [WIDTH, HEIGHT] = [900, 420];

/** The finished orbital of who has won, large over the planet while the end is told. */
export function Hero({ view }: { readonly view: View }) {
  if (view.stack.length > 0) return null;
  const seat = winnerOf(view);
  const { modules } = view.players[seat];
  const name = `orbital hero ${seat} ${modules.map(({ card, x, y, damage }) => [card, x, y, damage].join()).join(' ')}`;
  return (
    <div className={css.hero} aria-hidden="true" data-part="hero">
      <Picture name={name} draw={() => station(view, seat, WIDTH, HEIGHT)} />
    </div>
  );
}
