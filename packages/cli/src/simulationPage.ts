import type { AnyGame, Estimate, Lang, Text } from '@starboard/kernel';
import type { Histogram, Summary } from './summary.ts';
import type { ChoiceCount } from './tally.ts';

const percent = (share: number) => (100 * share).toFixed(1);

/** A simulation as one page with plots: no scripts, nothing from elsewhere. */
export function pageOf({ text }: AnyGame, summary: Summary, lang: Lang): string {
  const say = (t: Text) => t[lang];
  const { bots, winRates, points, firstMover, histograms, games, seed, choices, study } = summary;
  const won = say(bots.length === 1 ? { en: 'Goals reached', fr: 'Buts atteints' } : { en: 'Wins', fr: 'Victoires' });
  const seats = bots.map((bot, seat) => `${seat + 1}. ${bot}`);
  const first = firstMover
    ? [{ name: say({ en: 'who decides first', fr: 'qui décide en premier' }), share: firstMover }]
    : [];
  const sections = [
    section(won, intervals(won, [...bots.map((_, seat) => ({ name: seats[seat], share: winRates[seat] })), ...first])),
    section(
      'Points',
      bots
        .map((_, seat) => {
          const title = `${seats[seat]}: ${mean(points[seat])}`;
          return `<h3>${escaped(title)}</h3>${plot(title, histograms.points[seat])}`;
        })
        .join(''),
    ),
    plotted(say({ en: 'Decisions a match', fr: 'Décisions par partie' }), histograms.decisions),
    plotted(say({ en: 'Turns a match', fr: 'Tours par partie' }), histograms.turns),
    section(say({ en: 'Choices', fr: 'Choix' }), choicesTable(choices, say)),
    ...(study ? [section(say({ en: 'The game’s own study', fr: 'L’étude propre au jeu' }), tree(study))] : []),
  ];
  const title = `${text.name[lang]}: ${bots.join(', ')}`;
  const facts = `${games} ${say({ en: 'matches, seed', fr: 'parties, graine' })} ${seed}`;
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
<p>${escaped(facts)}</p>
<p><code>${escaped(JSON.stringify(summary.options).slice(0, 500))}</code></p>
${sections.join('\n')}
</html>
`;
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1c2530; --bar: #3b7dd8; --paper: #fbfaf7; }
@media (prefers-color-scheme: dark) { :root { --ink: #e7e9ee; --bar: #6aa5f5; --paper: #12161c; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
code { overflow-wrap: anywhere; } section { overflow-x: auto; }
svg { width: 100%; height: auto; } svg text { font-size: 14px; fill: var(--ink); }
@media (max-width: 40rem) { h1 { font-size: 1.5rem; } svg text { font-size: 26px; } svg .wide { display: none; } }
rect, circle { fill: var(--bar); } line { stroke: var(--ink); } .scale { stroke-opacity: 0.2; }
table { border-collapse: collapse; } td, th { padding: 0 1rem 0 0; text-align: left; } td + td { text-align: right; white-space: nowrap; }
ul { list-style: none; padding-left: 1rem; }`;

function section(title: string, body: string): string {
  return `<section><h2>${escaped(title)}</h2>${body}</section>`;
}

function plotted(title: string, histogram: Histogram): string {
  return section(title, plot(title, histogram));
}

const SCALE = [0, 0.25, 0.5, 0.75, 1];

/** Shares with their intervals on one scale. */
function intervals(title: string, rows: readonly { readonly name: string; readonly share: Estimate }[]): string {
  const x = (share: number) => (10 + share * 840).toFixed(1);
  const foot = rows.length * 60 + 8;
  const scale = SCALE.map((share) => {
    const anchor = share === 0 ? 'start' : share === 1 ? 'end' : 'middle';
    return `<line class="scale" x1="${x(share)}" x2="${x(share)}" y1="6" y2="${foot}"/><text x="${x(share)}" y="${foot + 24}" text-anchor="${anchor}">${share * 100} %</text>`;
  });
  const lines = rows.map(({ name, share }, n) => {
    const y = 30 + n * 60;
    return `<text x="18" y="${y}">${escaped(name.slice(0, 32))}</text><text x="842" y="${y}" text-anchor="end">${percent(share.value)} % (${percent(share.low)}–${percent(share.high)})</text><line x1="${x(share.low)}" x2="${x(share.high)}" y1="${y + 20}" y2="${y + 20}"/><circle cx="${x(share.value)}" cy="${y + 20}" r="6"/>`;
  });
  return drawing(title, foot + 32, [...scale, ...lines]);
}

/** No bar is wider, however few there are. */
const WIDEST = 72;
/** So many bars have room for their numbers, and so many on a phone. */
const NUMBERED = 24;
const NUMBERED_NARROW = 12;

function plot(title: string, { from, width, counts }: Histogram): string {
  const most = Math.max(...counts, 1);
  const each = Math.min(840 / Math.max(counts.length, 1), WIDEST);
  const bars = counts.map((count, n) => {
    const height = (count / most) * 140;
    const left = 10 + n * each;
    const middle = (left + each * 0.45).toFixed(1);
    // On a phone there is room for half of the words.
    const tight = counts.length > NUMBERED_NARROW ? ' class="wide"' : '';
    const number = `<text${tight} x="${middle}" y="${(172 - height).toFixed(1)}" text-anchor="middle">${count}</text>`;
    return `<rect x="${left.toFixed(1)}" y="${(178 - height).toFixed(1)}" width="${(each * 0.9).toFixed(1)}" height="${height.toFixed(1)}"><title>${from + n * width}: ${count}</title></rect>${count > 0 && counts.length <= NUMBERED ? number : ''}<text${n % 2 === 1 ? tight : ''} x="${middle}" y="200" text-anchor="middle">${from + n * width}</text>`;
  });
  return drawing(title, 210, bars);
}

function drawing(title: string, height: number, parts: readonly string[]): string {
  return `<svg viewBox="0 0 860 ${height}" role="img" aria-label="${escaped(title)}">${parts.join('')}</svg>`;
}

function mean({ value, low, high }: Estimate): string {
  return `${value.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}

const MOST_CHOICES = 60;

function choicesTable(choices: readonly ChoiceCount[], say: (t: Text) => string): string {
  const head: Text = { en: 'choice,taken,won by who took it,95 %', fr: 'choix,pris,gagné par qui l’a pris,95 %' };
  const rows = choices
    .slice(0, MOST_CHOICES)
    .map(({ choice, taken, winRate: { value, low, high } }) => [
      choice,
      `${taken}`,
      `${percent(value)} %`,
      `${percent(low)}–${percent(high)}`,
    ]);
  const cells = (row: readonly string[], tag: string) =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<table>${cells(say(head).split(','), 'th')}${rows.map((row) => cells(row, 'td')).join('')}</table>`;
}

/** Any plain value, as nested lists. */
function tree(value: unknown): string {
  if (typeof value !== 'object' || value === null) return escaped(String(value));
  const entries = Object.entries(value).map(([name, one]) => `<li>${escaped(name)}: ${tree(one)}</li>`);
  return `<ul>${entries.join('')}</ul>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}
