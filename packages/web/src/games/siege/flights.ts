import { type CardKey, type Event, HAND, type Planet, type View } from '@starboard/siege';
import type { Moment } from '@starboard/table';
import type { Flight } from '../../motion/flights.ts';

/** The zones of the table, by seat and planet. */
export const zone = {
  hand: (seat: number) => `hand:${seat}`,
  held: (seat: number) => `held:${seat}`,
  pile: (seat: number) => `pile:${seat}`,
  discards: (seat: number) => `discards:${seat}`,
  force: (seat: number, planet: number) => `force:${seat}:${planet}`,
} as const;

const repeat = (n: number, flight: Flight): Flight[] => new Array<Flight>(n).fill(flight);

/** Before anything has happened: both opening hands come from their piles, card by card. */
function deal(view: View): readonly Flight[] {
  const untouched = view.players.every(({ handSize, discards }) => handSize === HAND && discards.length === 0);
  if (view.turns > 1 || view.turn.planet !== 0 || !untouched) return [];
  return [1 - (view.seat ?? 0), view.seat ?? 0].flatMap((seat) =>
    repeat(HAND, { from: [zone.pile(seat)], to: zone.hand(seat) }),
  );
}

/** The ways that pieces took in these moments. After many moments at once nobody could follow them: none are shown. */
export function flightsOf(moments: readonly Moment<Event>[], view: View): readonly Flight[] {
  if (moments.length > 3) return [];
  const told = moments.flatMap(({ events }) => events.flatMap((event) => flights(event, view)));
  return told.length > 0 ? told : deal(view);
}

function flights(e: Event, view: View): Flight[] {
  switch (e.type) {
    case 'draw': {
      const from = [zone.pile(e.seat)];
      const to = zone.hand(e.seat);
      return e.secret ? e.secret.cards.map((key) => ({ from, to, key })) : repeat(e.n, { from, to });
    }
    case 'discard':
      return [{ from: [zone.hand(e.seat)], to: zone.discards(e.seat), key: e.card }];
    case 'name':
      return [
        {
          from: [zone.hand(e.seat)],
          to: zone.held(e.seat),
          key: e.card,
          ...(e.random ? { mixed: true as const } : {}),
        },
      ];
    case 'deploy':
      return [{ from: [zone.held(e.seat), zone.hand(e.seat)], to: zone.force(e.seat, e.planet), key: e.card }];
    case 'move':
      return [{ from: [zone.force(e.seat, e.from)], to: zone.force(e.seat, e.to), key: e.card }];
    case 'give':
      return [{ from: [zone.hand(e.seat)], to: zone.hand(1 - e.seat), key: e.card }];
    case 'shuffle':
      return repeat(e.n, { from: [zone.hand(e.seat)], to: zone.pile(e.seat) });
    case 'exchange': {
      const [a, b] = e.planets;
      // The larger force passes behind, on the wider arc; away from the planets on either side.
      const side = e.seat === (view.seat ?? 0) ? -1 : 1;
      const larger = view.players[e.seat].forces[a - 1].length >= view.players[e.seat].forces[b - 1].length;
      const [wide, narrow] = [0.22 * side, 0.1 * side];
      return [
        ...crossing(view, e.seat, b, a, larger ? wide : narrow),
        ...crossing(view, e.seat, a, b, larger ? narrow : wide),
      ];
    }
    default:
      return [];
  }
}

/** What now lies at `to` came from `from`. */
function crossing(view: View, seat: number, from: Planet, to: Planet, arc: number): Flight[] {
  const force: readonly CardKey[] = view.players[seat].forces[to - 1];
  return force.map((key) => ({ from: [zone.force(seat, from)], to: zone.force(seat, to), key, arc }));
}

/** The planets whose siege forces others changed since the reader's own last decision, as `seat:planet`. */
export function changed(moments: readonly Moment<Event>[], reader: number | null): ReadonlySet<string> {
  const marks = new Set<string>();
  for (let i = moments.length - 1; i >= 0 && reader !== null && moments[i].seat !== reader; i--) {
    for (const e of moments[i].events) {
      if (e.type === 'deploy') marks.add(`${e.seat}:${e.planet}`);
      if (e.type === 'move') marks.add(`${e.seat}:${e.to}`);
      if (e.type === 'exchange') for (const planet of e.planets) marks.add(`${e.seat}:${planet}`);
    }
  }
  return marks;
}
