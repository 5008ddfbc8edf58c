import type { Lang, Seat } from '@starboard/kernel';
import { COLOURS, type Event, game, type Race, TYPE_NAMES } from '@starboard/orbital';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { SeatFace } from '../../contract/skin.ts';
import { pace } from '../../ui/speed.ts';
import { ENAMELS } from './art/palette.ts';
import { Emblem, Glyph, Res, TypeSign } from './Signs.tsx';
import { WORDS } from './words.ts';
import css from './year.module.css';

interface YearSceneProps {
  readonly events: readonly Event[];
  /** The races as they were scored. */
  readonly races: readonly Race[];
  readonly seats: readonly SeatFace[];
  readonly reader: Seat | null;
  readonly lang: Lang;
  /** It has been seen long enough. */
  onDone(): void;
}

/** Six columns, six steps and a moment to read, in milliseconds. */
const LASTS = 7200;

const STEPS: Readonly<
  Record<Lang, Readonly<Record<'market' | 'crew' | 'income' | 'trimmed' | 'maintenance' | 'year', string>>>
> = {
  en: {
    market: 'Market',
    crew: 'Crew',
    income: 'MegaCredits',
    trimmed: 'Cards',
    maintenance: 'Maintenance',
    year: 'New year',
  },
  fr: {
    market: 'Marché',
    crew: 'Équipage',
    income: 'MégaCrédits',
    trimmed: 'Cartes',
    maintenance: 'Entretien',
    year: 'Nouvelle année',
  },
};

/** The end of a year in the order of the rules: six columns light up one after the other, then step by step. */
export function YearScene({ events, races, seats, reader, lang, onDone }: YearSceneProps) {
  const done = useRef(onDone);
  useEffect(() => {
    const timer = setTimeout(() => done.current(), LASTS * pace());
    return () => clearTimeout(timer);
  }, []);
  const ended = events.find((e) => e.type === 'yearEnds');
  const names = seats.map(({ name }) => name);
  const scored = events.flatMap((e) => (e.type === 'scored' ? [e] : []));
  const gained = seats.map((_, seat) => scored.reduce((sum, e) => sum + (e.seats.includes(seat) ? e.vp : 0), 0));
  const steps = Object.entries(STEPS[lang]).flatMap(([type, title]) => {
    const lines = events.flatMap((e) => (e.type === type ? [game.text.event(e, reader, lang, names) ?? ''] : []));
    return lines.length > 0 ? [{ title, lines }] : [];
  });
  return (
    <article className={css.year}>
      <h3>{WORDS[lang].year(ended?.type === 'yearEnds' ? ended.year : 0)}</h3>
      <table>
        <thead>
          <tr>
            <td />
            {COLOURS.map((colour, i) => (
              <th key={colour} style={at(i)} scope="col">
                <span className={css.sign} style={{ background: ENAMELS[colour].enamel }}>
                  <TypeSign colour={colour} on="enamel" />
                </span>
                <span className="unseen">{TYPE_NAMES[colour][lang]}</span>
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {seats.map((face, seat) => (
            <tr key={face.name}>
              <th scope="row">
                <Emblem seat={seat} /> {face.name}
              </th>
              {races.map((race, i) => {
                const wins = scored.find((e) => e.colour === race.colour)?.seats.includes(seat) ?? false;
                return (
                  <td key={race.colour} className={css.cell} data-wins={wins} style={at(i)}>
                    {race.counts[seat]}
                    {wins && <Glyph mark="crown" />}
                  </td>
                );
              })}
              <td className={css.sum} style={at(6)}>
                +{gained[seat]} <Res of="vp" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ol className={css.steps}>
        {steps.map(({ title, lines }, i) => (
          <li key={title} style={at(7 + i)}>
            <b>{title}</b> {lines.join(' ')}
          </li>
        ))}
      </ol>
    </article>
  );
}

/** What comes when, for the style sheet. */
const at = (i: number) => ({ '--i': i }) as CSSProperties;
