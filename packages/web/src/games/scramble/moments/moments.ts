import type { Seat } from '@starboard/kernel';
import { contentOf, type Event, faceOf, type View } from '@starboard/scramble';
import { pace, still } from '../../../ui/speed.ts';
import { GEM_HUES, PILOT_HUES } from '../art/hues.ts';
import { zone } from '../flights.ts';
import { kindOf } from '../kind.ts';
import { invaderPicture } from '../Sprite.tsx';
import { alarm, drawn, gemsBurst, heatCells, taped } from './deck.ts';
import { march, recoil, throughRing } from './fleet.ts';
import { crack, paid, tracer } from './shot.ts';
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

/** Draws what pieces on their way do not show: shots, cracks, credits for assists, heat, the march of the fleet, alarms. */
export function showMoments(root: HTMLElement, happened: Happened): void {
  if (pace() === 0 || still()) return;
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
  if (melted) heatCells(show, from, contentOf(happened.view.options).heatLimit + 1, 0);
  else if (from !== to) heatCells(show, from, to, HEATS);
}

type Hit = Extract<Event, { type: 'destroy' | 'damage' }>;

function hit(show: Show, event: Hit, cell: string, nth: number, { before, view }: Happened): void {
  const [from, to] = [show.middle(zone.space(view.pilots[event.seat].space)), show.middle(cell)];
  if (!from || !to) return;
  const { weapon } = before.turn.weapon ? before.turn : view.turn;
  tracer(show, from, to, weapon ? GEM_HUES[weapon] : '#ffffff', nth);
  if (event.type === 'damage') {
    recoil(show, cell, nth);
    return;
  }
  const { tokens, tokenOf } = contentOf(view.options);
  const colour = tokens[tokenOf.get(event.invader) ?? 0]?.colour ?? 'white';
  crack(show, cell, to, invaderPicture(kindOf(event.invader), colour), nth);
}

function assisted(
  show: Show,
  { seat, credits }: Extract<Event, { type: 'assist' }>,
  cell: string,
  hits: number,
  { view }: Happened,
): void {
  const [from, to] = [show.middle(cell), show.middle(zone.rival(seat)) ?? show.middle(zone.victory)];
  if (from && to && credits > 0)
    paid(show, from, to, `+${credits}`, PILOT_HUES[view.pilots[seat].colour], trophyAt(hits) + 200);
}

function other(show: Show, event: Event, { before, view, near }: Happened): void {
  switch (event.type) {
    case 'draw':
      if (event.seat === near) drawn(show, event.gem);
      break;
    case 'move':
      if (event.jump) throughRing(show, event.seat, event.from, event.to, view.columns);
      break;
    case 'slideOff':
      if (event.event === null) break;
      if (faceOf(view, event.event)?.event === 'move') march(show, view.columns);
      else alarm(show);
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
