import type { ReactNode } from 'react';
import type { SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import css from './Story.module.css';
import type { Chances, Run } from './turningPoints.ts';

interface StoryTableProps {
  readonly runs: readonly Run[];
  readonly faces: readonly SeatFace[];
  readonly points: readonly (readonly number[])[] | undefined;
  readonly chances: readonly Chances[];
  say(points: number): string;
  step(at: number, words: ReactNode): ReactNode;
}

/** The graphs in numbers: a row for each time the turn passes on. */
export function StoryTable({ runs, faces, points, chances, say, step }: StoryTableProps) {
  const { t } = useMessages();
  const many = faces.length > 1;
  return (
    <div className={css.scroll}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.replay.scrub}</th>
            {faces.map(({ name, colour }) => (
              <th key={colour} scope="col" colSpan={(points ? 1 : 0) + (many ? 1 : 0)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map(({ last: at }) => (
            <tr key={at}>
              <th scope="row">{step(at, `${at}`)}</th>
              {faces.map(({ colour }, seat) => [
                points && <td key={`${colour} points`}>{say(points[at][seat])}</td>,
                many && <td key={`${colour} chance`}>{percent(chances[at]?.[seat])}</td>,
              ])}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function percent(chance: number | undefined): string {
  return chance === undefined ? '…' : `${Math.round(chance * 100)} %`;
}
