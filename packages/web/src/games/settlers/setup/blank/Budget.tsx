import type { Lang } from '@starboard/kernel';
import {
  type CustomUpgrade,
  effort,
  leastDice,
  leastEffort,
  MOST_DICE,
  MOST_EFFORT,
  parsePack,
} from '@starboard/settlers';
import css from './blank.module.css';
import { BLANK } from './words.ts';

/** The balance of a card: the effort of its packs between the least that its effect must cost and the most there is. */
export function Budget({ card, lang }: { readonly card: CustomUpgrade; readonly lang: Lang }) {
  const words = BLANK[lang];
  const [have, least] = [effort(card), leastEffort(card)];
  const dice = card.cost.reduce((n, code) => {
    const pack = parsePack(code);
    return n + (pack ? leastDice(pack) : 0);
  }, 0);
  const cells = Array.from({ length: Math.max(MOST_EFFORT, have) }, (_, i) => i + 1);
  return (
    <div className={css.budget}>
      <p>
        <b>{words.effort}</b> {words.budget(have, least, MOST_EFFORT)}
      </p>
      <div className={css.scale} aria-hidden="true" data-fits={have >= least && have <= MOST_EFFORT}>
        {cells.map((cell) => (
          <i key={cell} data-full={cell <= have} data-wanted={cell === least} data-over={cell > MOST_EFFORT} />
        ))}
      </div>
      <p>
        <small>{words.effortIs}</small>
      </p>
      <p data-bad={dice > MOST_DICE}>{words.dice(dice, MOST_DICE)}</p>
    </div>
  );
}
