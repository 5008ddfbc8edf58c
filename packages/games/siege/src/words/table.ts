import { type Lang, labelled, type Names, type Seat } from '@starboard/kernel';
import { aimOf } from '../aim.ts';
import { effectText, SPECIES_NAMES } from '../content/names.ts';
import { conqueror, halfPoints } from '../scoring.ts';
import { type NextTurn, PLANETS, type PlayerView, type View } from '../types.ts';
import { enemyOf } from '../zones.ts';
import { card, faceName, halves, type Labels, type Person, personOf, planetName, signed } from './phrases.ts';

/** The table as lines of text: the opponent on top, the eight planets, then the reader's own side. */
export function table(view: View, labels: Labels, lang: Lang, names: Names = []): string {
  const near: Seat = view.seat ?? 0;
  const far = enemyOf(near);
  const person = (seat: Seat) => personOf(seat, view.seat, lang, names);
  const side = (seat: Seat) => sideLines(view, seat, { who: person(seat), enemy: person(enemyOf(seat)), labels, lang });
  const lines = [
    `${labels.turn} ${view.turns}${view.endTriggered ? ` · ${labels.last}` : ''}`,
    ...side(far),
    ...planets(view, lang, view.seat === null ? undefined : person(far)),
    ...side(near),
  ];
  return labelled(lines.join('\n'), lang);
}

/** How one side of the table is put into words. */
interface SideWords {
  readonly who: Person;
  readonly enemy: Person;
  readonly labels: Labels;
  readonly lang: Lang;
}

function sideLines(view: View, seat: Seat, side: SideWords): string[] {
  const { labels, lang } = side;
  const p = view.players[seat];
  const effects = [...waiting(p.pending, side), ...(seat === view.active ? waiting(view.turn.inForce, side) : [])];
  const name = `${side.who.start}, ${SPECIES_NAMES[p.species][lang]}`;
  const points = halves(halfPoints(view)[seat] / 2);
  return [
    `${name}: ${labels.hand} ${p.handSize} (${labels.aims} ${planetName(aimOf(view, seat))}) · ${labels.draw} ${p.pileSize} · ${labels.discards} ${p.discards.length} · ${labels.points} ${points}`,
    ...effects.map((effect) => `  ! ${effect}`),
    ...cardLines(p, side),
  ];
}

function cardLines(p: PlayerView, { labels, lang, enemy }: SideWords): string[] {
  const cards = (keys: PlayerView['known']) => keys.map((key) => card(key, lang, enemy)).join(', ');
  const lines: string[] = [];
  if (p.hand?.length) lines.push(`  ${labels.hand}: ${cards(p.hand)}`);
  if (p.known.length > 0) lines.push(`  ${labels.known(enemy)}: ${cards(p.known)}`);
  if (p.discards.length > 0) lines.push(`  ${labels.discards}: ${cards(p.discards)}`);
  return lines;
}

/** The planets, with what they do to `enemy`: whoever only looks on has none. */
function planets(view: View, lang: Lang, enemy: Person | undefined): string[] {
  const near: Seat = view.seat ?? 0;
  const far = enemyOf(near);
  return PLANETS.map((planet) => {
    const face = view.planets[planet - 1];
    const here = view.players[near].forces[planet - 1].length;
    const there = view.players[far].forces[planet - 1].length;
    const leader = conqueror(view, planet);
    const lead = leader === undefined ? '=' : leader === near ? '▲' : '▼';
    const head = `${planetName(planet)} ${faceName(face)}`.padEnd(14);
    return `  ${head} ${`${there}`.padStart(2)} ${lead} ${`${here}`.padEnd(2)}  ${effectText(face, lang, enemy)}`;
  });
}

function waiting(next: NextTurn, { labels: { waiting: words }, enemy }: SideWords): string[] {
  const lines: string[] = [];
  if (next.randomDeploy) lines.push(words.randomDeploy);
  if (next.noPlanetEffect) lines.push(words.noPlanetEffect);
  if (next.forcedShift !== 0) lines.push(`${words.forcedShift} ${signed(next.forcedShift)}`);
  if (next.mayShift) lines.push(words.mayShift);
  if (next.enemyShielded) lines.push(words.enemyShielded(enemy));
  return lines;
}
