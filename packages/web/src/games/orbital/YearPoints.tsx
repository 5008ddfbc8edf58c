import { type Event, type Race, TYPE_NAMES, type View } from '@starboard/orbital';
import type { CSSProperties } from 'react';
import { ENAMELS } from './art/palette.ts';
import type { Props } from './board.ts';
import { Emblem, Glyph, Res, TypeChip, TypeSign } from './Signs.tsx';
import { WORDS } from './words.ts';
import css from './yearPoints.module.css';
import { YEAR } from './yearWords.ts';

export type Scored = Extract<Event, { readonly type: 'scored' }>;

interface YearPointsProps extends Pick<Props, 'seats' | 'lang'> {
  readonly races: readonly Race[];
  readonly scored: readonly Scored[];
  /** The table when the points had been paid. */
  readonly view: View;
  /** How many columns have been counted. */
  readonly counted: number;
  /** Whether the last of them is counted now. */
  readonly counting: boolean;
}

/** The six columns, counted one after the other: crystals go from who leads a column to the sum of its row. */
export function YearPoints({ seats, lang, races, scored, view, counted, counting }: YearPointsProps) {
  const gains = (seat: number, columns: readonly Race[]) =>
    columns.reduce((sum, { colour }) => sum + paid(scored, colour, seat), 0);
  const vp = (seat: number) => view.players[seat].vp - gains(seat, races.slice(counted));
  const now = counting ? races[counted - 1] : undefined;
  return (
    <div className={css.points}>
      <table>
        <thead>
          <tr>
            <td />
            {races.map((race, i) => (
              <th key={race.colour} scope="col" data-counted={i < counted} data-now={race === now}>
                <span className={css.sign} style={enamelOf(race)}>
                  <TypeSign colour={race.colour} on="enamel" />
                </span>
                <span className="unseen">{TYPE_NAMES[race.colour][lang]}</span>
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {seats.map((face, seat) => (
            <tr key={face.name}>
              <th scope="row">
                <Emblem seat={seat} /> <span>{face.name}</span>
              </th>
              {races.map((race, i) => {
                const wins = i < counted && paid(scored, race.colour, seat) > 0;
                return (
                  <td key={race.colour} data-counted={i < counted} data-wins={wins} style={enamelOf(race)}>
                    <span className={css.cell}>
                      {race.counts[seat]}
                      {wins && <Glyph mark="crown" />}
                    </span>
                    {wins && (
                      <span className={css.crystal} style={{ '--way': races.length - i } as CSSProperties}>
                        <Res of="vp" />
                      </span>
                    )}
                  </td>
                );
              })}
              <td className={css.sum}>
                <Res of="vp" /> <b>{vp(seat)}</b> <small>+{gains(seat, races.slice(0, counted))}</small>
              </td>
            </tr>
          ))}
          {view.rivals.map((_, rival) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rivals keep their places.
            <tr key={rival}>
              <th scope="row">{WORDS[lang].rival(rival + 1)}</th>
              {races.map((race, i) => (
                <td key={race.colour} data-counted={i < counted}>
                  <span className={css.cell}>{race.rivals[rival]}</span>
                </td>
              ))}
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the column that is counted pays and to whom, then what each seat has got. */
export function YearPaid({ seats, lang, races, scored, counted, counting }: Omit<YearPointsProps, 'view'>) {
  const words = YEAR[lang];
  if (!counting)
    return seats.map((face, seat) => (
      <span key={face.name} className={css.paid}>
        <Emblem seat={seat} /> {face.name}{' '}
        <b>+{races.reduce((sum, { colour }) => sum + paid(scored, colour, seat), 0)}</b>
        <Res of="vp" />
      </span>
    ));
  const { colour } = races[counted - 1];
  const found = scored.find((e) => e.colour === colour);
  return (
    <>
      <span className={css.paid}>
        <TypeChip colour={colour} /> {TYPE_NAMES[colour][lang]}
      </span>
      {found && found.seats.length > 0 ? (
        found.seats.map((seat) => (
          <span key={seat} className={css.paid}>
            <Emblem seat={seat} /> {seats[seat].name} <b>+{found.vp}</b>
            <Res of="vp" />
          </span>
        ))
      ) : (
        <span className={css.paid}>{words.nobody}</span>
      )}
    </>
  );
}

/** What a colour has paid to a seat. */
function paid(scored: readonly Scored[], colour: Race['colour'], seat: number): number {
  const found = scored.find((e) => e.colour === colour);
  return found?.seats.includes(seat) ? found.vp : 0;
}

/** The colour of a column, and what can be read on it. */
function enamelOf({ colour }: Race): CSSProperties {
  const { light, enamel, shade, ink } = ENAMELS[colour];
  return { '--enamel': `linear-gradient(150deg, ${light}, ${enamel} 35%, ${shade})`, '--on': ink } as CSSProperties;
}
