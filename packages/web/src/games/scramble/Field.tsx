import { ROWS, threats } from '@starboard/scramble';
import { type CSSProperties, useMemo } from 'react';
import { Zone } from '../../motion/Zone.tsx';
import { Acting } from './Acting.tsx';
import { Aim } from './Aim.tsx';
import type { Desk } from './board.ts';
import css from './field.module.css';
import { zone } from './flights.ts';
import { InvaderCell } from './InvaderCell.tsx';
import { Lanes } from './Lanes.tsx';
import { News } from './News.tsx';
import { PlayerRow } from './PlayerRow.tsx';
import { WORDS } from './words.ts';

/** The sky: three rows of Invaders over the Player Row. */
export function Field({ desk }: { readonly desk: Desk }) {
  const { view, lang } = desk.props;
  const { columns } = view;
  const coming = useMemo(() => threats(view, desk.near), [view, desk.near]);
  const across = Array.from({ length: columns }, (_, i) => i + 1);
  return (
    <section
      className={css.field}
      aria-label={WORDS[lang].field}
      data-part="field"
      data-leaves="true"
      data-columns={columns}
    >
      <div className={css.inner} style={{ '--columns': columns } as CSSProperties}>
        <Lanes columns={columns} />
        <Aim desk={desk} />
        {ROWS.toReversed().flatMap((row) =>
          across.map((column) => (
            <InvaderCell
              key={`${row},${column}`}
              desk={desk}
              row={row}
              column={column}
              threat={coming.find((threat) => threat.row === row && threat.column === column)}
            />
          )),
        )}
        <PlayerRow desk={desk} />
        <Acting desk={desk} />
        <Zone id={zone.planet} className={css.planet} aria-hidden="true" />
        <News desk={desk} />
      </div>
    </section>
  );
}
