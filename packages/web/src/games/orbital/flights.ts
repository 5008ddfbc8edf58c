import type { Event, View } from '@starboard/orbital';
import type { Moment } from '@starboard/table';
import type { Flight } from '../../motion/flights.ts';

/** The zones of the table. */
export const zone = {
  orbital: (seat: number) => `orbital:${seat}`,
  berth: (seat: number) => `berth:${seat}`,
  hand: (seat: number) => `hand:${seat}`,
  vp: (seat: number) => `vp:${seat}`,
  mc: (seat: number) => `mc:${seat}`,
  rival: (rival: number) => `rival:${rival}`,
  market: 'market',
  draw: 'draw',
  discards: 'discards',
} as const;

/** The ways that pieces took in these moments; after many at once none are shown. */
export function flightsOf(moments: readonly Moment<Event>[], view: View): readonly Flight[] {
  if (moments.length > 3) return [];
  return moments.flatMap(({ events }) => events.flatMap((event) => flights(event, view)));
}

function flights(e: Event, _view: View): readonly Flight[] {
  switch (e.type) {
    case 'built':
      return [
        {
          from: [zone.hand(e.seat), zone.berth(e.seat)],
          to: zone.orbital(e.seat),
          key: e.card,
        },
      ];
    case 'bought':
    case 'tookFromMarket':
      return [{ from: [zone.market], to: zone.hand(e.seat), key: e.card }];
    case 'draw':
      return Array.from({ length: e.n }, (_, i) => {
        const key = e.secret?.cards[i];
        return { from: [zone.draw], to: zone.hand(e.seat), ...(key === undefined ? {} : { key }) };
      });
    case 'discard':
      return [{ from: [zone.hand(e.seat)], to: zone.discards, key: e.card }];
    case 'played':
      return [{ from: [zone.hand(e.seat), zone.berth(e.seat)], to: zone.discards, key: e.card }];
    case 'removed':
      return [{ from: [zone.orbital(e.seat), zone.berth(e.seat)], to: zone.discards, key: e.card }];
    default:
      return [];
  }
}
