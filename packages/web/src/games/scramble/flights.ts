import type { Seat } from '@starboard/kernel';
import { ENERGIES, type Energy, type Event, faceOf, SLOTS, type View } from '@starboard/scramble';
import type { Moment } from '@starboard/table';
import type { Flight } from '../../motion/flights.ts';
import { trophyAt } from './moments/timing.ts';

/** The zones of the table. */
export const zone = {
  cell: (row: number, column: number) => `cell:${row},${column}`,
  space: (space: number) => `space:${space}`,
  slot: (slot: number) => `slot:${slot}`,
  /** The foot of a slot, where an Alien Event sticks out under its card. */
  event: (slot: number) => `event:${slot}`,
  mothership: 'mothership',
  planet: 'planet',
  main: 'main',
  innovation: 'innovation',
  exit: 'exit',
  /** The foot of the exit, as low as an Alien Event: it would swell to the whole of it. */
  exitEvent: 'exit:event',
  bag: 'bag',
  hand: 'hand',
  gems: (weapon: Energy) => `gems:${weapon}`,
  tray: 'tray',
  bay: (weapon: Energy) => `bay:${weapon}`,
  systems: 'systems',
  victory: 'victory',
  rival: (seat: Seat) => `rival:${seat}`,
  /** On a phone, where the rivals' strips are another page. */
  chip: (seat: Seat) => `chip:${seat}`,
} as const;

/** After many moments at once nobody could follow. */
export const MANY = 4;

/** The ways that pieces took in these moments, as the pilot below sees them. */
export function flightsOf(moments: readonly Moment<Event>[], view: View, near: Seat): readonly Flight[] {
  if (moments.length > MANY) return [];
  return moments.flatMap(({ events }) => {
    let hits = 0;
    return events.flatMap((event) => {
      const nth = event.type === 'destroy' || event.type === 'damage' ? hits++ : hits;
      return flights(event, view, near, nth);
    });
  });
}

/** How far Invaders swing on their way to a Victory Track. */
const ARC = -0.12;

function flights(e: Event, view: View, near: Seat, nth: number): readonly Flight[] {
  switch (e.type) {
    case 'starfighter':
      return [{ from: [zone.mothership], to: zone.space(e.space), key: `ship:${e.seat}` }];
    case 'move':
      // Through the ring it does not fly over the table.
      return e.jump ? [] : [{ from: [zone.space(e.from)], to: zone.space(e.to), key: `ship:${e.seat}` }];
    case 'draw':
      return e.seat === near ? [{ from: [zone.bag], to: zone.hand, key: e.gem }] : [];
    case 'activate':
      return e.seat === near ? [{ from: [zone.hand], to: zone.gems(e.weapon), key: e.gem }] : [];
    case 'exchange':
      return e.seat === near ? [{ from: [zone.hand], to: zone.tray, key: e.gem }] : [];
    case 'destroy':
      // Those of others, and those that get through, are no pieces any more: moments draw them.
      if (e.seat !== near) return [];
      return [{ from: [zone.cell(e.row, e.column)], to: zone.victory, key: e.invader, arc: ARC, after: trophyAt(nth) }];
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
    case 'attach':
      return [{ from: [zone.main], to: zone.event(e.slot), key: e.event }];
    case 'slideOff':
      return [
        ...(e.card ? [{ from: [zone.slot(7)], to: zone.exit, key: e.card }] : []),
        ...(e.event ? [{ from: [zone.event(7)], to: zone.exitEvent, key: e.event }] : []),
      ];
    case 'round':
      return SLOTS.slice(0, -1).flatMap((slot) => [
        { from: [zone.slot(slot)], to: zone.slot(slot + 1) },
        { from: [zone.event(slot)], to: zone.event(slot + 1) },
      ]);
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
