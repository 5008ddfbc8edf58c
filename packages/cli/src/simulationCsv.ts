import type { Report } from './simulation.ts';

/** One line a match: its number, its length, who won and the points and places by seat. Seats are counted from 0. */
export function csvOf(reports: readonly Report[]): string {
  const seats = reports[0]?.points.map((_, seat) => seat) ?? [];
  const head = [
    'match',
    'decisions',
    'turns',
    'first',
    'winners',
    ...seats.flatMap((seat) => [`points${seat}`, `place${seat}`]),
    'failures',
  ];
  const rows = reports.map(({ decisions, turns, first, winners, points, places, failures }, n) => [
    n,
    decisions,
    turns,
    first ?? '',
    winners.join(' '),
    ...seats.flatMap((seat) => [points[seat], places[seat]]),
    failures.reduce((sum, some) => sum + some, 0),
  ]);
  return `${[head, ...rows].map((cells) => cells.join(',')).join('\n')}\n`;
}
