import type { Lang } from '@starboard/kernel';
import { contentOf, stallLimitOf, type View } from '@starboard/settlers';
import css from './left.module.css';
import { WORDS } from './words.ts';

/** From so few Worlds on the end is near. */
const FEW = 3;

/** How many Worlds are left on the chart, and how long the match goes on if nobody takes one. */
export function WorldsLeft({ view, lang }: { readonly view: View; readonly lang: Lang }) {
  const words = WORDS[lang];
  const left = view.centre.length;
  const stall = stallLimitOf(view) - view.stall;
  const near = view.stall > 0 && stall <= 2 * view.players.length;
  return (
    <p className={css.left} data-few={left <= FEW} data-long={near || left === 1} data-anchor="left">
      <span>
        {words.left(left)}
        {near && <em>{words.stall(stall)}</em>}
      </span>
      <span className={css.scale} aria-hidden="true">
        {contentOf(view.options).worlds.map(({ id }, i) => (
          <i key={id} data-free={i < left} />
        ))}
      </span>
    </p>
  );
}
