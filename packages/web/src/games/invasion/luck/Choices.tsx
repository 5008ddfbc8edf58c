import type { JudgedChoice } from '@starboard/invasion';
import type { Lang } from '@starboard/kernel';
import type { ReportProps } from '../../../contract/skin.ts';
import { signed } from '../numbers.ts';
import css from './luck.module.css';
import { WORDS } from './words.ts';

interface ChoicesProps {
  readonly decisions: readonly JudgedChoice[];
  readonly lang: Lang;
  readonly step: ReportProps['step'];
}

/** What costs less is not written. */
const LEAST = 0.05;

/** Every decision of a round in a row: a tick for the best choice, else what it cost. Each leads into the replay. */
export function Choices({ decisions, lang, step }: ChoicesProps) {
  const words = WORDS[lang];
  return (
    <ol className={css.choices} aria-label={words.decisions}>
      {decisions.map(({ index, lost }) => {
        const dear = lost >= LEAST;
        const cost = dear ? signed(-lost, lang) : words.best;
        return (
          <li key={index} data-dear={dear}>
            {step(
              index + 1,
              <>
                <span className="unseen">{words.decision(index + 1, cost)}</span>
                <span aria-hidden="true">{dear ? cost : '✓'}</span>
              </>,
            )}
          </li>
        );
      })}
    </ol>
  );
}
