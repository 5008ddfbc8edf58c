import { COLOURS, TYPE_NAMES } from '@starboard/orbital';
import { useMemo } from 'react';
import type { ReportProps } from '../../contract/skin.ts';
import { Emblem, Res, TypeChip } from './Signs.tsx';
import css from './years.module.css';
import { paidTo, yearsOf } from './years.ts';

const WORDS = {
  en: { title: 'Year by year', year: 'Year', other: 'Machines and events', sum: 'Total', double: '×2' },
  fr: { title: 'Année par année', year: 'Année', other: 'Machines et événements', sum: 'Total', double: '×2' },
} as const;

/** The points of a match by colour and year: who took which colour, and what everybody had in the end. */
export function Years({ record, seats, lang }: ReportProps) {
  const words = WORDS[lang];
  const years = useMemo(() => yearsOf(record), [record]);
  return (
    <section className={css.years} aria-label={words.title} data-part="years">
      <h3>{words.title}</h3>
      <div className={css.frame}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.year}</th>
              {COLOURS.map((colour) => (
                <th key={colour} scope="col">
                  <TypeChip colour={colour} />
                  <span className="unseen">{TYPE_NAMES[colour][lang]}</span>
                </th>
              ))}
              <th scope="col">{words.other}</th>
              {seats.map(({ name, emblem, colour }) => (
                <th key={colour} scope="col">
                  {emblem} {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((paid) => (
              <tr key={paid.year}>
                <th scope="row">
                  {paid.year} {paid.vp > 1 && <small>{words.double}</small>}
                </th>
                {COLOURS.map((colour) => (
                  <td key={colour}>
                    {(paid.colours[colour] ?? []).map((seat) => (
                      <span key={seat}>
                        <Emblem seat={seat} />
                        <span className="unseen">{seats[seat]?.name}</span>
                      </span>
                    ))}
                  </td>
                ))}
                <td>
                  {paid.other.map((vp, seat) =>
                    vp === 0 ? null : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places.
                      <span key={seat} className={css.own}>
                        <Emblem seat={seat} /> +{vp}
                      </span>
                    ),
                  )}
                </td>
                {seats.map(({ colour }, seat) => (
                  <td key={colour} className={css.paid}>
                    +{paidTo(paid, seat)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={8}>
                {words.sum} <Res of="vp" />
              </th>
              {seats.map(({ colour }, seat) => (
                <td key={colour}>{years.reduce((sum, paid) => sum + paidTo(paid, seat), 0)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
