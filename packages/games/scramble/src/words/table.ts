import { COLON, called, type Lang, type Names, SEMICOLON, type Seat } from '@starboard/kernel';
import { LAST_MOVE } from '../content/boards.ts';
import { type Content, contentOf, firesOf } from '../content.ts';
import { incomeOf, invaderAt, roundsLeft, weaponTotals } from '../derived.ts';
import { ENERGIES, type Energy, GEMS, ROWS, type Row, SPECIALS, type View } from '../types.ts';
import { cardText } from './cardText.ts';
import { cardName, invaderName, type Labels } from './phrases.ts';

/** What every line needs to be written. */
interface Context {
  readonly lang: Lang;
  readonly labels: Labels;
  readonly content: Content;
  readonly names: Names | undefined;
  /** A label, a colon, and what it says. */
  line(label: string, words: string): string;
}

/** The table as lines of text: the fleet from the back, the Player Row, the track, the stocks, then every pilot. */
export function table(view: View, labels: Labels, lang: Lang, names?: Names): string {
  const line = (label: string, words: string) => `${label}${COLON[lang]}${words}`;
  const context: Context = { lang, labels, content: contentOf(view.options), names, line };
  return [
    `${labels.round} ${view.round}`,
    ...ROWS.toReversed().map((row) => `  ${line(`${labels.row} ${row}`, rowWords(view, row, context))}`),
    `  ${line(labels.playerRow, playerRow(view, labels))}`,
    line(labels.track, `${labels.aggression} ${view.aggression}`),
    ...view.track.map((_, i) => `  ${i + 1}. ${slot(view, i, context)}`),
    ...stocks(view, context),
    ...view.pilots.flatMap((_, seat) => pilot(view, seat, context)),
  ].join('\n');
}

/** Invaders from column 1, with the colours of the pilots whose Assist tokens they carry. */
function rowWords(view: View, row: Row, { labels, lang }: Context): string {
  return Array.from({ length: view.columns }, (_, i) => {
    const invader = invaderAt(view, row, i + 1);
    if (!invader) return '·';
    const { token, remaining, assists } = invader;
    const marks = assists.map((seat) => ` *${labels.colours[view.pilots[seat].colour]}`).join('');
    return `${token.name[lang]} ${labels.colours[token.colour]} ${remaining}/${token.shield}${marks}`;
  }).join(' | ');
}

/** Wormholes in brackets, pilots by colour. */
function playerRow(view: View, labels: Labels): string {
  return Array.from({ length: view.columns + 2 }, (_, space) => {
    const here = view.pilots.flatMap((p) => (p.space === space ? [labels.colours[p.colour]] : []));
    const text = here.join(', ') || '·';
    return space === 0 || space === view.columns + 1 ? `(${text})` : text;
  }).join(' | ');
}

/** A slot of the track; behind an event, in how many rounds it strikes. */
function slot(view: View, i: number, { content, labels, lang }: Context): string {
  const card = view.track[i];
  const event = view.events[i];
  const upgrade = card === null ? labels.empty : cardText(card, content, labels, lang);
  return event === null ? upgrade : `${upgrade} + ${cardName(event, lang, content)} (${roundsLeft(view, i + 1)})`;
}

function stocks(view: View, { labels, lang, content, line }: Context): string[] {
  const top = view.main.length > 0 ? `, ${labels.level} ${view.main[0]}` : '';
  const lines = [
    [
      `${labels.main} ${view.main.length}${top}`,
      `${labels.innovation} ${view.innovation.join('/')}`,
      `${labels.piles} ${view.piles.join('/')}`,
      `${labels.aliensMoved} ${view.aliensMoved}/${LAST_MOVE}`,
    ].join(' · '),
    line(labels.supply, gems(view.supply, labels)),
  ];
  if (view.discards.length > 0)
    lines.push(line(labels.discards, view.discards.map((id) => cardName(id, lang, content)).join(', ')));
  if (view.gone.length > 0) lines.push(line(labels.gone, tokens(view.gone, lang, content)));
  return lines;
}

function pilot(view: View, seat: Seat, context: Context): string[] {
  const { labels, lang, content, line } = context;
  const p = view.pilots[seat];
  const lines = [
    line(head(view, seat, context), meters(view, seat, context)),
    `  ${line(labels.victory, tokens(p.victory, lang, content) || labels.empty)}`,
    `  ${line(labels.bag, gems(p.bag, labels))}`,
    ...ENERGIES.map((weapon) => `  ${line(labels.weapons[weapon], weaponWords(view, seat, weapon, context))}`),
  ];
  if (seat === view.active && view.turn.drawn) lines.push(`  ${line(labels.drawn, labels.gems[view.turn.drawn])}`);
  if (p.exchanged.some((n) => n > 0)) lines.push(`  ${line(labels.exchanged, gems(p.exchanged, labels))}`);
  const systems = p.systems.map((id) => cardText(id, content, labels, lang)).join(SEMICOLON[lang]);
  return [...lines, `  ${line(labels.systems, systems || labels.none)}`];
}

function head(view: View, seat: Seat, { labels, lang, names }: Context): string {
  const marks = [
    labels.colours[view.pilots[seat].colour],
    ...(seat === view.first ? [labels.first] : []),
    ...(seat === view.active ? [labels.plays] : []),
  ];
  return `${called(seat, lang, names).start} (${marks.join(', ')})`;
}

function meters(view: View, seat: Seat, { labels, content }: Context): string {
  const p = view.pilots[seat];
  return [
    `${labels.invaders} ${p.victory.length}/${content.victory.length}`,
    `${labels.income} ${incomeOf(view, seat)}`,
    `${labels.heat} ${p.heat}/${content.heatLimit}`,
    `${labels.credits} ${p.credits}`,
    `${labels.assists} ${p.assists}`,
  ].join(' · ');
}

function weaponWords(view: View, seat: Seat, weapon: Energy, { labels, lang, content }: Context): string {
  const icons = weaponTotals(view, seat, weapon);
  const { boost, outOfOrder, energy, overheat, cards } = view.pilots[seat].weapons[ENERGIES.indexOf(weapon)];
  const shown = [
    `${labels.icons.move} ${icons.move}`,
    `${labels.icons.power} ${icons.power}${boost > 0 ? `+${boost}` : ''}`,
    ...firesOf(icons.fire).map((fire) => labels.icons[fire]),
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

function gems(counts: readonly number[], labels: Labels): string {
  return GEMS.map((gem, i) => `${counts[i]} ${labels.gems[gem]}`).join(', ');
}
