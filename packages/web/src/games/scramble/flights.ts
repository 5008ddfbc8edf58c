import type { Seat } from '@starboard/kernel';
import { ENERGIES, type Energy, type Event, faceOf, SLOTS, type View } from '@starboard/scramble';
import type { Moment } from '@starboard/table';
import type { Flight } from '../../motion/flights.ts';

/** The zones of the table. */
export const zone = {
  cell: (row: number, column: number) => `cell:${row},${column}`,
  space: (space: number) => `space:${space}`,
  slot: (slot: number) => `slot:${slot}`,
  mothership: 'mothership',
  planet: 'planet',
  main: 'main',
  innovation: 'innovation',
  exit: 'exit',
  bag: 'bag',
  hand: 'hand',
  gems: (weapon: Energy) => `gems:${weapon}`,
  tray: 'tray',
  bay: (weapon: Energy) => `bay:${weapon}`,
  systems: 'systems',
  victory: 'victory',
  rival: (seat: Seat) => `rival:${seat}`,
} as const;

/** After many moments at once nobody could follow. */
export const MANY = 4;

/** The ways that pieces took in these moments, as the pilot below sees them. */
export function flightsOf(moments: readonly Moment<Event>[], view: View, near: Seat): readonly Flight[] {
  if (moments.length > MANY) return [];
  return moments.flatMap(({ events }) => events.flatMap((event) => flights(event, view, near)));
}

/** How far Invaders swing on their way to a Victory Track. */
const ARC = -0.12;

function flights(e: Event, view: View, near: Seat): readonly Flight[] {
  switch (e.type) {
    case 'starfighter':
      return [{ from: [zone.mothership], to: zone.space(e.space), key: `ship:${e.seat}` }];
    case 'move':
      return [{ from: [zone.space(e.from)], to: zone.space(e.to), key: `ship:${e.seat}` }];
    case 'draw':
      return e.seat === near ? [{ from: [zone.bag], to: zone.hand, key: e.gem }] : [];
    case 'activate':
      return e.seat === near ? [{ from: [zone.hand], to: zone.gems(e.weapon), key: e.gem }] : [];
    case 'exchange':
      return e.seat === near ? [{ from: [zone.hand], to: zone.tray, key: e.gem }] : [];
    case 'destroy': {
      const to = e.seat === near ? zone.victory : zone.rival(e.seat);
      return [{ from: [zone.cell(e.row, e.column)], to, key: e.invader, arc: ARC }];
    }
    case 'pass':
      return [{ from: [zone.cell(1, e.column)], to: zone.planet, key: e.invader }];
    case 'attack':
      return e.lost && e.seat === near ? [{ from: [zone.victory], to: zone.planet, key: e.lost }] : [];
    case 'arrive':
      return e.invaders.map((key, i) => ({ from: [zone.mothership], to: zone.cell(3, i + 1), key }));
    case 'buy':
      return [{ from: [zone.slot(e.slot)], to: placeOf(e.card, e.seat, view, near), key: e.card }];
    case 'refill':
      return [{ from: [zone.innovation], to: zone.slot(e.slot), key: e.card }];
    case 'reveal':
      return [{ from: [zone.main], to: zone.slot(1), key: e.card }];
    case 'slideOff': {
      const off = e.card ? [{ from: [zone.slot(7)], to: zone.exit, key: e.card }] : [];
      const moves = e.event !== null && faceOf(view, e.event)?.event === 'move';
      return moves ? [...off, ...stepDown(view.columns)] : off;
    }
    case 'round':
      return SLOTS.slice(0, -1).map((slot) => ({ from: [zone.slot(slot)], to: zone.slot(slot + 1) }));
    default:
      return [];
  }
}

/** Where a card that was bought goes. */
function placeOf(card: string, seat: Seat, view: View, near: Seat): string {
  if (seat !== near) return zone.rival(seat);
  const weapon = faceOf(view, card)?.weapon ?? -1;
  return weapon < 0 ? zone.systems : zone.bay(ENERGIES[weapon]);
}

/** The whole fleet one row nearer: what stands in a row came from the row behind. */
function stepDown(columns: number): readonly Flight[] {
  return ([1, 2] as const).flatMap((row) =>
    Array.from({ length: columns }, (_, i) => ({ from: [zone.cell(row + 1, i + 1)], to: zone.cell(row, i + 1) })),
  );
}
