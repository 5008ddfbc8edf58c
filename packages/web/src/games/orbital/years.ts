import { type AnyGame, type MatchRecord, replay } from '@starboard/kernel';
import { COLOURS, type Colour, type Event, game } from '@starboard/orbital';

/** What a year paid: who scored each colour, what it was worth, and the points of events and machines by seat. */
export interface YearPaid {
  readonly year: number;
  readonly vp: number;
  readonly colours: Readonly<Partial<Record<Colour, readonly number[]>>>;
  readonly other: readonly number[];
}

/** The points of a match year by year, as its record tells them. */
export function yearsOf(record: MatchRecord): readonly YearPaid[] {
  const years: YearPaid[] = [];
  let other = record.seats.map(() => 0);
  for (const { events } of replay(game as unknown as AnyGame, record)) {
    const told = events as readonly Event[];
    for (const e of told) if (e.type === 'gainedVp') other = other.with(e.seat, other[e.seat] + e.n);
    const ended = told.find((e) => e.type === 'yearEnds');
    if (ended?.type !== 'yearEnds') continue;
    const scored = told.filter((e) => e.type === 'scored');
    const colours = Object.fromEntries(scored.map((e) => [e.colour, e.seats]));
    years.push({ year: ended.year, vp: scored[0]?.vp ?? 1, colours, other });
    other = record.seats.map(() => 0);
  }
  return years;
}

/** What a seat got in a year. */
export function paidTo({ vp, colours, other }: YearPaid, seat: number): number {
  const won = COLOURS.filter((colour) => colours[colour]?.includes(seat)).length;
  return won * vp + other[seat];
}
