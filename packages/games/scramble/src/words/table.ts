import { COLON, type Lang } from '@starboard/kernel';
import { type Content, contentOf } from '../cards.ts';
import { LAST_MOVE } from '../content/boards.ts';
import {
  GEMS,
  type Gem,
  type InvaderView,
  type PilotView,
  ROWS,
  SPECIALS,
  type View,
  type WeaponView,
} from '../types.ts';
import { cardText } from './cardText.ts';
import { cardName, invaderName, type Labels } from './phrases.ts';

/** What every line needs to be written. */
interface Pen {
  readonly lang: Lang;
  readonly labels: Labels;
  readonly content: Content;
  /** A label, a colon, and what it says. */
  line(label: string, words: string): string;
}

/** The table as lines of text: the fleet from the back, the Player Row, the track, the stocks, then every pilot. */
export function table(view: View, labels: Labels, lang: Lang): string {
  const line = (label: string, words: string) => `${label}${COLON[lang]}${words}`;
  const pen: Pen = { lang, labels, content: contentOf(view), line };
  return [
    `${labels.round} ${view.round}`,
    ...ROWS.toReversed().map(
      (row) => `  ${line(`${labels.row} ${row}`, view.grid[row - 1].map((i) => invader(i, pen)).join(' | '))}`,
    ),
    `  ${line(labels.playerRow, playerRow(view, labels))}`,
    line(labels.track, `${labels.aggression} ${view.aggression}`),
    ...view.track.map((_, i) => `  ${i + 1}. ${slot(view, i, pen)}`),
    ...stocks(view, pen),
    ...view.pilots.flatMap((_, seat) => pilot(view, seat, pen)),
  ].join('\n');
}

function invader(i: InvaderView | null, { labels, lang, content }: Pen): string {
  if (!i) return '·';
  const marks = i.assists.map((seat) => ` ${seat + 1}*`).join('');
  return `${invaderName(i.id, lang, content)} ${labels.colours[i.colour]} ${i.remaining}/${i.shield}${marks}`;
}

/** Wormholes in brackets, pilots by number. */
function playerRow(view: View, labels: Labels): string {
  return Array.from({ length: view.columns + 2 }, (_, space) => {
    const here = view.pilots.flatMap((p, seat) =>
      p.space === space ? [`${seat + 1} ${labels.colours[p.colour]}`] : [],
    );
    const text = here.join(', ') || '·';
    return space === 0 || space === view.columns + 1 ? `(${text})` : text;
  }).join(' | ');
}

/** A slot of the track; behind an event, in how many rounds it strikes. */
function slot(view: View, i: number, { content, labels, lang }: Pen): string {
  const { card, event } = view.track[i];
  const upgrade = card === null ? labels.empty : cardText(card, content, labels, lang);
  return event === null ? upgrade : `${upgrade} + ${cardName(event, lang, content)} (${view.track.length - i})`;
}

function stocks(view: View, { labels, lang, content, line }: Pen): string[] {
  const top = view.main.length > 0 ? `, ${labels.level} ${view.main[0]}` : '';
  const lines = [
    [
      `${labels.main} ${view.main.length}${top}`,
      `${labels.innovation} ${view.innovation.join('/')}`,
      `${labels.piles} ${view.piles.map((pile) => pile.length).join('/')}`,
      `${labels.aliensMoved} ${view.aliensMoved}/${LAST_MOVE}`,
    ].join(' · '),
    line(labels.supply, gems(view.supply, labels)),
  ];
  if (view.discards.length > 0)
    lines.push(line(labels.discards, view.discards.map((id) => cardName(id, lang, content)).join(', ')));
  if (view.gone.length > 0) lines.push(line(labels.gone, tokens(view.gone, lang, content)));
  return lines;
}

function pilot(view: View, seat: number, pen: Pen): string[] {
  const { labels, lang, content, line } = pen;
  const p = view.pilots[seat];
  const lines = [
    line(head(view, seat, labels), meters(p, pen)),
    `  ${line(labels.victory, tokens(p.victory, lang, content) || labels.empty)}`,
    `  ${line(labels.bag, gems(p.bag, labels))}`,
    ...p.weapons.map((weapon) => `  ${line(labels.weapons[weapon.weapon], weaponWords(weapon, pen))}`),
  ];
  if (seat === view.active && view.turn.drawn) lines.push(`  ${line(labels.drawn, labels.gems[view.turn.drawn])}`);
  if (GEMS.some((gem) => p.exchanged[gem] > 0)) lines.push(`  ${line(labels.exchanged, gems(p.exchanged, labels))}`);
  const systems = p.systems.map((id) => cardText(id, content, labels, lang)).join('; ');
  return [...lines, `  ${line(labels.systems, systems || labels.none)}`];
}

function head(view: View, seat: number, labels: Labels): string {
  const marks = [
    ...(seat === view.seat ? [labels.you] : []),
    ...(seat === view.first ? [labels.first] : []),
    ...(seat === view.active ? [labels.plays] : []),
  ];
  return `${seat + 1} ${labels.colours[view.pilots[seat].colour]}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

function meters(p: PilotView, { labels, content }: Pen): string {
  return [
    `${labels.invaders} ${p.victory.length}/${content.victory.length}`,
    `${labels.income} ${p.income}`,
    `${labels.heat} ${p.heat}/${content.heatLimit}`,
    `${labels.credits} ${p.credits}`,
    `${labels.assists} ${p.assists}`,
  ].join(' · ');
}

function weaponWords(
  { icons, boost, outOfOrder, energy, overheat, weapon, cards }: WeaponView,
  { labels, lang, content }: Pen,
): string {
  const shown = [
    `${labels.icons.move} ${icons.move}`,
    `${labels.icons.power} ${icons.power}${boost > 0 ? `+${boost}` : ''}`,
    ...icons.fire.map((fire) => labels.icons[fire]),
    ...SPECIALS.filter((special) => icons[special] > 0).map((special) => `${labels.icons[special]} ${icons[special]}`),
  ];
  const above = [
    ...(energy > 0 ? [`${energy} ${labels.gems[weapon]}`] : []),
    ...(overheat > 0 ? [`${overheat} ${labels.gems.overheat}`] : []),
  ];
  return [
    shown.join(', '),
    ...(outOfOrder ? [labels.outOfOrder] : []),
    ...(above.length > 0 ? [`[${above.join(', ')}]`] : []),
    ...(cards.length > 0 ? [cards.map((id) => cardName(id, lang, content)).join(', ')] : []),
  ].join(' · ');
}

/** Tokens by name, equal ones together. */
function tokens(ids: readonly string[], lang: Lang, content: Content): string {
  const count = new Map<string, number>();
  for (const id of ids) count.set(invaderName(id, lang, content), (count.get(invaderName(id, lang, content)) ?? 0) + 1);
  return [...count].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)).join(', ');
}

function gems(counts: Readonly<Record<Gem, number>>, labels: Labels): string {
  return GEMS.map((gem) => `${counts[gem]} ${labels.gems[gem]}`).join(', ');
}
