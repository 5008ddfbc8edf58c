import { type Lang, labelled, type Seat } from '@starboard/kernel';
import { contentOf } from '../content.ts';
import { COLOURS, type FrameView, type PlacedView, type PlayerView, type View } from '../types.ts';
import { eventText, moduleText, upgradeText } from './effects.ts';
import { COLOUR_NAMES, cardName, cardNames, cell } from './names.ts';
import type { Labels } from './phrases.ts';

const VP = { en: 'VP', fr: 'PV' } as const;

/** The table as lines of text: the year, what lies open, then every orbital, the reader's own last. */
export function table(view: View, labels: Labels, lang: Lang): string {
  const seats = view.players.map((_, seat) => seat);
  const near = view.seat ?? 0;
  const order = [...seats.slice(near + 1), ...seats.slice(0, near + 1)];
  const lines = [
    head(view, labels),
    ...shared(view, labels, lang),
    ...view.rivals.map((track, i) => `${labels.rival} ${i + 1}: ${counts(track, lang)}`),
    ...order.flatMap((seat) => orbital(view, seat, labels, lang)),
    ...pending(view.stack.at(-1), view, labels, lang),
  ];
  return labelled(lines.join('\n'), lang);
}

function head(view: View, labels: Labels): string {
  const last = view.year === view.options.years ? ` · ${labels.last}` : '';
  return `${labels.year} ${view.year}/${view.options.years}${last} · ${labels.passes}: ${view.passesInARow}`;
}

function shared(view: View, labels: Labels, lang: Lang): string[] {
  const { options } = view;
  const market = view.market.map((kind, i) => `${i + 1} MC ${cardName(kind, lang, options)}`).join(' · ');
  const c = contentOf(options);
  const upgrades = c.upgrades
    .filter((row) => view.upgradesLeft.includes(row.id))
    .map((row) => `${row.name[lang]} (${[COLOUR_NAMES[row.colour][lang], upgradeText(row, lang)].join(' · ')})`);
  return [
    `${labels.pile}: ${view.drawPileSize} · ${labels.discards}: ${view.discardPile.length}${view.discardPile.length > 0 ? ` (${cardNames(view.discardPile, lang, options)})` : ''}`,
    ...(view.mode === 'soloBots' ? [] : [`${labels.market}: ${market || '–'}`]),
    `${labels.upgrades}: ${upgrades.join(' · ') || '–'}`,
  ];
}

function counts(by: PlayerView['counts'], lang: Lang): string {
  return COLOURS.map((colour) => `${COLOUR_NAMES[colour][lang]} ${by[colour]}`).join(', ');
}

function orbital(view: View, seat: Seat, labels: Labels, lang: Lang): string[] {
  const p = view.players[seat];
  const role = seat === view.seat ? labels.you : `${labels.player} ${seat + 1}`;
  const marks = [p.kind === 'automaton' ? labels.bot : '', seat === view.firstSeat ? labels.first : ''].filter(Boolean);
  const numbers = [
    `${p.mc} MC`,
    `${p.vp} ${VP[lang]}`,
    `${labels.crew} ${p.crew}`,
    `${labels.symbols} ${p.crewSymbols}`,
    `${labels.income} ${p.expectedMc} MC`,
    `${labels.hand} ${p.handSize} (${labels.limit} ${p.handLimit})`,
    ...(p.convoys > 0 ? [`${labels.convoys}: ${p.convoys}`] : []),
  ];
  const usable = p.modules.flatMap((m) => m.exits).filter((exit) => exit.is === 'usable').length;
  return [
    `${role}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}: ${numbers.join(' · ')}`,
    `  ${counts(p.counts, lang)} · ${labels.exits} ${usable}`,
    ...p.modules.map((m) => `  ${moduleLine(view, p, m, labels, lang)}`),
    ...(p.known.length > 0 ? [`  ${labels.known}: ${cardNames(p.known, lang, view.options)}`] : []),
    ...(p.hand ?? []).map((kind) => `  ${labels.hand}: ${cardLine(view, kind, lang)}`),
  ];
}

function moduleLine(view: View, p: PlayerView, m: PlacedView, labels: Labels, lang: Lang): string {
  const kind = m.card === 'core' && p.upgrade !== null ? p.upgrade : m.card;
  const exits = m.exits.map(({ side, is }) => side + { connected: '=', usable: '+', blocked: 'x', damaged: '!' }[is]);
  const marks = [
    COLOUR_NAMES[m.colour][lang],
    ...(exits.length > 0 ? [exits.join(' ')] : []),
    ...(m.damage > 0 ? [`${labels.damage} ${m.damage}`] : []),
    ...(m.crew > 0 ? [`${m.crew} ☺`] : []),
    ...(m.used ? [labels.used] : []),
    ...(m.immune ? [labels.immune] : []),
  ];
  return `#${m.id} ${cell(m)} ${cardName(kind, lang, view.options)} [${marks.join(', ')}]`;
}

/** A card in hand with all that stands on it. */
function cardLine(view: View, kind: string, lang: Lang): string {
  const c = contentOf(view.options);
  const row = c.modules.find((module) => module.id === kind);
  const event = c.events.find((e) => e.id === kind);
  if (event) return `${event.name[lang]} – ${eventText(event, lang)}`;
  if (!row) return kind;
  const marks = [COLOUR_NAMES[row.colour][lang], row.exits || '–', ...(row.crew > 0 ? [`${row.crew} ☺`] : [])];
  return `${row.name[lang]} [${marks.join(', ')}] ${moduleText(row, lang)}`.trim();
}

function pending(frame: FrameView | undefined, view: View, labels: Labels, lang: Lang): string[] {
  if (!frame) return [];
  if (frame.step === 'observatory' && frame.cards)
    return [`${labels.seen}: ${cardNames(frame.cards, lang, view.options)}`];
  if (!('own' in frame) || frame.own === null) return [];
  if (frame.step === 'income')
    return [
      `${labels.answered}: ${COLOURS.filter((c) => frame.own?.includes(c))
        .map((c) => COLOUR_NAMES[c][lang])
        .join('')}`,
    ];
  return [`${labels.answered}: ${cardNames(frame.own, lang, view.options)}`];
}
