import { called, type Lang, labelled, type Names, type Seat } from '@starboard/kernel';
import { type Content, contentOf } from '../content.ts';
import { type Chart, chart, exitStates } from '../geometry.ts';
import { colourCounts, crewSymbols, expectedMc, handLimit, immunities, printedColour } from '../orbital.ts';
import { COLOURS, type PlayerView, type View } from '../types.ts';
import { cardText } from './cardText.ts';
import { upgradeText } from './effects.ts';
import { COLOUR_NAMES, cardName, cell, namesIn } from './names.ts';
import type { Labels } from './phrases.ts';

const VP = { en: 'VP', fr: 'PV' } as const;

/** What every line of a table needs. */
interface Page {
  readonly view: View;
  readonly c: Content;
  readonly labels: Labels;
  readonly lang: Lang;
  readonly names: Names;
}

/** The table as lines of text: the year, what lies open, then every orbital, the reader's own last. */
export function table(view: View, labels: Labels, lang: Lang, names: Names): string {
  const page: Page = { view, c: contentOf(view.options), labels, lang, names };
  const seats = view.players.map((_, seat) => seat);
  const near = view.seat ?? 0;
  const order = [...seats.slice(near + 1), ...seats.slice(0, near + 1)];
  const lines = [
    head(page),
    ...shared(page),
    ...view.rivals.map((track, i) => `${labels.rival} ${i + 1}: ${counts(track, lang)}`),
    ...order.flatMap((seat) => orbital(page, seat)),
    ...pending(page),
  ];
  return labelled(lines.join('\n'), lang);
}

function head({ view, labels }: Page): string {
  const last = view.year === view.options.years ? ` · ${labels.last}` : '';
  return `${labels.year} ${view.year}/${view.options.years}${last} · ${labels.passes}: ${view.passesInARow}`;
}

function shared({ view, c, labels, lang }: Page): string[] {
  const market = view.market.map((card, i) => `${i + 1} MC ${namesIn(view, [card], lang)}`).join(' · ');
  const upgrades = view.upgradesLeft
    .map((index) => c.upgrades[index])
    .map((row) => `${row.name[lang]} (${[COLOUR_NAMES[row.colour][lang], upgradeText(row, lang)].join(' · ')})`);
  const discards = view.discardPile.length > 0 ? ` (${namesIn(view, view.discardPile, lang)})` : '';
  return [
    `${labels.pile}: ${view.drawPileSize} · ${labels.discards}: ${view.discardPile.length}${discards}`,
    ...(view.mode === 'soloBots' ? [] : [`${labels.market}: ${market || '–'}`]),
    `${labels.upgrades}: ${upgrades.join(' · ') || '–'}`,
  ];
}

function counts(byColour: readonly number[], lang: Lang): string {
  return COLOURS.map((colour, i) => `${COLOUR_NAMES[colour][lang]} ${byColour[i]}`).join(', ');
}

function orbital(page: Page, seat: Seat): string[] {
  const { view, c, labels, lang, names } = page;
  const p = view.players[seat];
  const who = seat === view.seat ? labels.you : called(seat, lang, names).start;
  const marks = [p.kind === 'automaton' ? labels.bot : '', seat === view.first ? labels.first : ''].filter(Boolean);
  const numbers = [
    `${p.mc} MC`,
    `${p.vp} ${VP[lang]}`,
    `${labels.crew} ${p.crew}`,
    `${labels.symbols} ${crewSymbols(c, p)}`,
    `${labels.income} ${expectedMc(c, p)} MC`,
    `${labels.hand} ${p.handSize} (${labels.limit} ${handLimit(c, p)})`,
    ...(p.convoys > 0 ? [`${labels.convoys}: ${p.convoys}`] : []),
  ];
  const at = chart(c.exits, p.modules);
  return [
    `${who}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}: ${numbers.join(' · ')}`,
    `  ${counts(colourCounts(c, p), lang)} · ${labels.exits} ${at.usable}`,
    ...moduleLines(page, p, at).map((line) => `  ${line}`),
    ...(p.known.length > 0 ? [`  ${labels.known}: ${namesIn(view, p.known, lang)}`] : []),
    ...(p.hand ?? []).map((card) => `  ${labels.hand}: ${namesIn(view, [card], lang)} ${cardText(c, card, lang)}`),
  ];
}

const EXIT_MARKS = { connected: '=', usable: '+', blocked: 'x', damaged: '!' } as const;

function moduleLines({ view, c, labels, lang }: Page, p: PlayerView, at: Chart): string[] {
  const immune = immunities(c, p);
  const core = p.upgrade < 0 ? 'core' : c.upgrades[p.upgrade].id;
  return p.modules.map((m, i) => {
    const exits = exitStates(at, m).map(({ side, is }) => side + EXIT_MARKS[is]);
    const marks = [
      COLOUR_NAMES[COLOURS[printedColour(c, p, m)]][lang],
      ...(exits.length > 0 ? [exits.join(' ')] : []),
      ...(m.damage > 0 ? [`${labels.damage} ${m.damage}`] : []),
      ...(m.crew > 0 ? [`${m.crew} ☺`] : []),
      ...(m.used ? [labels.used] : []),
      ...(immune[i] ? [labels.immune] : []),
    ];
    const kind = m.card < 0 ? core : c.kinds[m.card];
    return `#${m.id} ${cell(m)} ${cardName(kind, lang, view.options)} [${marks.join(', ')}]`;
  });
}

/** The reader's own secret answer, or the cards that the reader looks at. */
function pending({ view, labels, lang }: Page): string[] {
  const frame = view.stack.at(-1);
  switch (frame?.step) {
    case 'observatory':
      return frame.cards ? [`${labels.seen}: ${namesIn(view, frame.cards, lang)}`] : [];
    case 'startingHand':
    case 'trim':
      return frame.own ? [`${labels.answered}: ${namesIn(view, frame.own, lang)}`] : [];
    case 'income':
      return frame.own ? [`${labels.answered}: ${COLOUR_NAMES[frame.own][lang]}`] : [];
    case 'uneventfulYear':
      if (frame.own === null) return [];
      return [`${labels.answered}: ${frame.own === 'show' ? labels.show : namesIn(view, [frame.own], lang)}`];
    default:
      return [];
  }
}
