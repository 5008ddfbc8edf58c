import { type Event, MOST_SEATS, type PackKey } from '@starboard/settlers';
import type { Moment } from '@starboard/table';
import type { Flight } from '../../motion/flights.ts';

/** The zones of the table. */
export const zone = {
  world: (id: string) => `world:${id}`,
  seat: (seat: number) => `seat:${seat}`,
  display: (at: number) => `display:${at}`,
  row: 'row',
  pile: 'pile',
  used: 'used',
  tray: 'tray',
  lost: 'lost',
  pack: (pack: PackKey) => `slots:${pack}`,
  target: 'target',
} as const;

const DISPLAY = [0, 1, 2, 3, 4].map(zone.display);
const SEATS = Array.from({ length: MOST_SEATS }, (_, seat) => zone.seat(seat));

/** The ways that pieces took in these moments; after many at once none are shown. */
export function flightsOf(moments: readonly Moment<Event>[]): readonly Flight[] {
  if (moments.length > 3) return [];
  return moments.flatMap(({ events }) => events.flatMap(flights));
}

function flights(e: Event): readonly Flight[] {
  switch (e.type) {
    case 'lose':
      return [{ from: [zone.tray], to: zone.lost, key: `die:${e.die}` }];
    case 'target':
      return [{ from: [zone.world(e.card), ...DISPLAY, zone.row], to: zone.target, key: e.card }];
    case 'fill':
      return e.dice.map((die) => ({ from: [zone.tray], to: zone.pack(e.pack), key: `die:${die}` }));
    case 'claim':
      return [
        {
          from: [zone.target, zone.world(e.card), ...DISPLAY, zone.row, ...SEATS],
          to: zone.seat(e.seat),
          key: e.card,
        },
      ];
    case 'destroy':
    case 'discard':
    case 'convert':
      return [{ from: SEATS, to: zone.used, key: e.card }];
    case 'corrupt':
      return [{ from: [zone.seat(e.seat)], to: zone.seat(e.victim), key: e.card, arc: 0.2 }];
    case 'reveal':
      return [{ from: [zone.pile], to: zone.display(e.position), key: e.card }];
    default:
      return [];
  }
}
