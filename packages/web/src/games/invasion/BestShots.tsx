import { Icon } from '../../ui/Icon.tsx';
import { undo } from '../../ui/icons/frame.ts';
import { askShots } from './askOdds.ts';
import type { Props } from './board.ts';
import { marks as marksOf } from './compose.ts';
import css from './desk.module.css';
import { usePresses } from './usePresses.ts';
import { WORDS } from './words.ts';

/** Lays the plan with the best odds, for the player to look at, change or fire; or takes everything back. */
export function BestShots({ props }: { readonly props: Props }) {
  const run = usePresses(props);
  const words = WORDS[props.lang];
  const empty = props.marks.length === 0;
  return (
    <div className={css.tools}>
      <button type="button" className={css.tool} onClick={() => void bestPresses(props).then(run)}>
        {words.bestShots}
      </button>
      <button
        type="button"
        className={css.tool}
        aria-disabled={empty}
        onClick={() => empty || run(props.marks.map(({ thing }) => thing))}
      >
        <Icon path={undo} />
        <span className={css.word}>{words.takeBack}</span>
      </button>
    </div>
  );
}

/** What has to be pressed for the best plan: first everything that lies is taken back. */
async function bestPresses({ view, marks }: Props): Promise<readonly string[]> {
  const { action } = await askShots(view);
  const wanted = marksOf(action, view) ?? [];
  return [...marks.map(({ thing }) => thing), ...wanted.flatMap(({ thing, on }) => (on ? [thing, on] : [thing]))];
}
