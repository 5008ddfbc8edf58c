import { type Lang, labelled, type Seat } from '@starboard/kernel';
import { FACE_WORDS, SPECIES_NAMES } from '../content/names.ts';
import { type NextTurn, PLANETS, type PlayerView, type View } from '../types.ts';
import { card, faceName, halves, type Labels, planetName, signed } from './phrases.ts';

/** The table as lines of text: the enemy on top, the eight planets, then the reader's own side. */
export function table(view: View, labels: Labels, lang: Lang): string {
  const near: Seat = view.seat ?? 0;
  const far: Seat = 1 - near;
  const name = (seat: Seat) => {
    const role = view.seat === null ? `${labels.player} ${seat + 1}` : seat === view.seat ? labels.you : labels.enemy;
    return `${role}, ${SPECIES_NAMES[view.players[seat].species][lang]}`;
  };
  const lines = [
    `${labels.turn} ${view.turns}${view.endTriggered ? ` · ${labels.last}` : ''}`,
    side(view, far, name(far), labels, lang),
    ...planets(view, near, far, lang),
    side(view, near, name(near), labels, lang),
  ];
  return labelled(lines.join('\n'), lang);
}

function side(view: View, seat: Seat, name: string, labels: Labels, lang: Lang): string {
  const p = view.players[seat];
  const effects = [...waiting(p.pending, labels), ...(seat === view.active ? waiting(view.turn.inForce, labels) : [])];
  const lines = [
    `${name}: ${labels.hand} ${p.handSize} (${labels.aims} ${planetName(p.aim)}) · ${labels.draw} ${p.pileSize} · ${labels.discards} ${p.discards.length} · ${labels.points} ${halves(p.halfPoints / 2)}`,
    ...effects.map((effect) => `  ! ${effect}`),
    ...cardLines(p, labels, lang),
  ];
  return lines.join('\n');
}

function cardLines(p: PlayerView, labels: Labels, lang: Lang): string[] {
  const lines: string[] = [];
  if (p.hand?.length) lines.push(`  ${labels.hand}: ${p.hand.map((key) => card(key, lang)).join(', ')}`);
  if (p.known.length > 0) lines.push(`  ${labels.known}: ${p.known.map((key) => card(key, lang)).join(', ')}`);
  if (p.discards.length > 0) lines.push(`  ${labels.discards}: ${p.discards.map((key) => card(key, lang)).join(', ')}`);
  return lines;
}

function planets(view: View, near: Seat, far: Seat, lang: Lang): string[] {
  return PLANETS.map((planet) => {
    const face = view.planets[planet - 1];
    const here = view.players[near].forces[planet - 1].length;
    const there = view.players[far].forces[planet - 1].length;
    const lead = here > there ? '▲' : there > here ? '▼' : '=';
    const head = `${planetName(planet)} ${faceName(face)}`.padEnd(14);
    return `  ${head} ${`${there}`.padStart(2)} ${lead} ${`${here}`.padEnd(2)}  ${FACE_WORDS[face].text[lang]}`;
  });
}

function waiting(next: NextTurn, { waiting: words }: Labels): string[] {
  const lines: string[] = [];
  if (next.randomDeploy) lines.push(words.randomDeploy);
  if (next.noPlanetEffect) lines.push(words.noPlanetEffect);
  if (next.forcedShift !== 0) lines.push(`${words.forcedShift} ${signed(next.forcedShift)}`);
  if (next.mayShift) lines.push(words.mayShift);
  if (next.enemyShielded) lines.push(words.enemyShielded);
  return lines;
}
