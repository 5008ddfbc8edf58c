import type { Seat } from '@starboard/kernel';
import { contentOf, type Event, faceOf, type View } from '@starboard/scramble';
import { pace, still } from '../../../ui/speed.ts';
import { GEM_HUES, PILOT_HUES } from '../art/hues.ts';
import { zone } from '../flights.ts';
import { kindOf } from '../kind.ts';
import { invaderPicture } from '../Sprite.tsx';
import { alarm, drawn, gemsBurst, heatCells, meterBurns, taped } from './deck.ts';
import { march, recoil, salvo, throughRing } from './fleet.ts';
import { carried, dives } from './leaving.ts';
import { crack, paid, TAG, tagged, tracer } from './shot.ts';
import { type Show, showOn } from './spark.ts';
import { trophyAt } from './timing.ts';

/** What has just happened, and how the table was before. */
interface Happened {
  readonly events: readonly Event[];
  readonly before: View;
  readonly view: View;
  /** Whose cockpit lies below. */
  readonly near: Seat;
}

/** After a gem has come out of the bag, and after it lies on its weapon. */
const HEATS = 300;

/** The colour of credits, which come out of the dark in every theme. */
const CREDIT = '#ffd98a';

/** How long the march of the fleet and the fire of the aliens are looked at, in milliseconds as designed. */
const STRIKES = 1300;

/**
 * Draws what pieces on their way do not show: shots, cracks, credits for assists, heat, the march of the fleet, alarms.
 * Answers how long the table is looked at before anything else is shown, in milliseconds as designed.
 */
export function showMoments(root: HTMLElement, happened: Happened): number {
  if (pace() === 0 || still()) return 0;
  const show = showOn(root);
  let hits = 0;
  let cell = '';
  for (const event of happened.events) {
    if (event.type === 'destroy' || event.type === 'damage') {
      cell = zone.cell(event.row, event.column);
      hit(show, event, cell, hits++, happened);
    } else if (event.type === 'assist') assisted(show, event, cell, hits, happened);
    else other(show, event, happened);
  }
  const [from, to] = [happened.before, happened.view].map(({ pilots }) => pilots[happened.near].heat);
  const melted = happened.events.some((e) => e.type === 'overheat' && e.seat === happened.near);
  if (melted) meterBurns(show, from, contentOf(happened.view.options).heatLimit + 1);
  else if (from !== to) heatCells(show, from, to, HEATS);
  const struck = happened.events.some((e) => e.type === 'slideOff' && e.event !== null);
  if (struck) return STRIKES;
  const seen = happened.events.some((e) => e.type === 'fire' && e.seat !== happened.near);
  return seen && hits > 0 ? trophyAt(hits) + TAG : 0;
}

type Hit = Extract<Event, { type: 'destroy' | 'damage' }>;

function hit(show: Show, event: Hit, cell: string, nth: number, { before, view, near }: Happened): void {
  const [from, to] = [show.middle(zone.space(view.pilots[event.seat].space)), show.middle(cell)];
  if (!from || !to) return;
  const { weapon } = before.turn.weapon ? before.turn : view.turn;
  const hue = weapon ? GEM_HUES[weapon] : '#ffffff';
  tracer(show, from, to, hue, nth);
  // The own shot was foreseen; that of another is read as it hits.
  if (event.seat !== near) tagged(show, to, event.type === 'damage' ? `${event.from} → ${event.to}` : '✕', hue, nth);
  if (event.type === 'damage') {
    recoil(show, cell, nth);
    return;
  }
  const { tokens, tokenOf } = contentOf(view.options);
  const colour = tokens[tokenOf.get(event.invader) ?? 0]?.colour ?? 'white';
  const picture = invaderPicture(kindOf(event.invader), colour);
  crack(show, cell, to, picture, nth);
  const track = event.seat === near ? undefined : trackOf(show, event.seat, near);
  if (track) carried(show, cell, picture, track, trophyAt(nth));
}

/** Where what a pilot gains goes. */
function trackOf(show: Show, seat: Seat, near: Seat) {
  return show.middle(seat === near ? zone.victory : zone.rival(seat)) ?? show.middle(zone.chip(seat));
}

function passes(show: Show, event: Extract<Event, { type: 'pass' }>, { events, view }: Happened): void {
  const seat = view.pilots.findIndex(({ colour }) => colour === event.colour);
  const hits = events.some((e) => e.type === 'attack' && e.seat === seat);
  const at = hits ? show.middle(zone.space(view.pilots[seat].space)) : undefined;
  const picture = invaderPicture(kindOf(event.invader), event.colour);
  dives(show, zone.cell(1, event.column), picture, at, event.column * 40);
}

function assisted(
  show: Show,
  { seat, credits }: Extract<Event, { type: 'assist' }>,
  cell: string,
  hits: number,
  { view, near }: Happened,
): void {
  const [from, to] = [show.middle(cell), trackOf(show, seat, near)];
  if (from && to && credits > 0)
    paid(show, from, to, `+${credits}`, PILOT_HUES[view.pilots[seat].colour], trophyAt(hits) + 200);
}

function other(show: Show, event: Event, happened: Happened): void {
  const { before, view, near } = happened;
  switch (event.type) {
    case 'draw':
      if (event.seat === near) drawn(show, event.gem);
      break;
    case 'move':
      if (event.jump) throughRing(show, event.seat, event.from, event.to, view.columns);
      break;
    case 'pass':
      passes(show, event, happened);
      break;
    case 'exchange': {
      const at = event.seat === near ? undefined : show.middle(zone.space(view.pilots[event.seat].space));
      if (at) tagged(show, at, `+${event.credits}`, CREDIT, 0);
      break;
    }
    case 'slideOff':
      if (event.event === null) break;
      if (faceOf(view, event.event)?.event === 'move') march(show, view.columns);
      else {
        alarm(show);
        salvo(show, view);
      }
      break;
    case 'overheat':
      alarm(show);
      if (event.seat === near) gemsBurst(show, before.pilots[near]);
      break;
    case 'outOfOrder':
      if (event.seat === near) taped(show, event.weapon);
      break;
    default:
  }
}
