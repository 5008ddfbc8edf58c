import type { Estimate, Text } from '@starboard/kernel';
import { columns } from './columns.ts';
import type { Histogram, Summary } from './summary.ts';
import { say, type Terminal } from './terminal.ts';

const percent = (share: number) => (100 * share).toFixed(1);
const between = ({ low, high }: Estimate) => `${percent(low)}–${percent(high)}`;

/** The summary of a simulation for people. */
export function simulationSheet(summary: Summary, io: Terminal): string {
  const parts = [
    `${io.bold(summary.game)}\n${seatsTable(summary, io)}`,
    columns(facts(summary, io)),
    `${say(io, { en: 'decisions a match', fr: 'décisions par partie' })}\n${bars(summary.histograms.decisions)}`,
    choicesTable(summary, io),
    ...failures(summary, io),
  ];
  return parts.join('\n\n');
}

function seatsTable({ bots, wins, winRates, points }: Summary, io: Terminal): string {
  // Who plays alone does not beat anybody: the goal is reached or missed.
  const head: Text =
    bots.length === 1
      ? { en: 'seat,player,goals reached,,95 %,points,95 %', fr: 'place,joueur,buts atteints,,95 %,points,95 %' }
      : { en: 'seat,player,wins,,95 %,points,95 %', fr: 'place,joueur,victoires,,95 %,points,95 %' };
  const rows = bots.map((name, seat) => [
    `${seat + 1}`,
    io.lang === 'fr' ? name.replace(/^automaton /, 'automate ') : name,
    `${wins[seat]}`,
    `${percent(winRates[seat].value)} %`,
    between(winRates[seat]),
    points[seat].value.toFixed(2),
    `${points[seat].low.toFixed(2)}–${points[seat].high.toFixed(2)}`,
  ]);
  return columns([say(io, head).split(','), ...rows]);
}

function facts(summary: Summary, io: Terminal): string[][] {
  const { games, draws, unwon, firstMover, bots } = summary;
  const fact = (name: Text, value: string) => [say(io, name), value];
  return [
    fact({ en: 'matches', fr: 'parties' }, `${games}`),
    fact({ en: 'draws', fr: 'égalités' }, `${draws} (${percent(draws / games)} %)`),
    ...(unwon > 0 && bots.length > 1
      ? [fact({ en: 'won by nobody', fr: 'sans gagnant' }, `${unwon} (${percent(unwon / games)} %)`)]
      : []),
    ...(firstMover
      ? [
          fact(
            { en: 'won by who decides first', fr: 'gagnées par qui décide en premier' },
            `${percent(firstMover.value)} % (${between(firstMover)})`,
          ),
        ]
      : []),
    fact({ en: 'decisions a match', fr: 'décisions par partie' }, summary.meanDecisions.toFixed(1)),
    fact({ en: 'turns a match', fr: 'tours par partie' }, summary.meanTurns.toFixed(1)),
    fact({ en: 'decisions a second', fr: 'décisions par seconde' }, `${Math.round(summary.decisionsPerSecond)}`),
    fact({ en: 'seconds', fr: 'secondes' }, summary.seconds.toFixed(2)),
    fact({ en: 'seed', fr: 'graine' }, summary.seed),
  ];
}

const LONGEST_BAR = 40;

function bars({ from, width, counts }: Histogram): string {
  const most = Math.max(...counts);
  const rows = counts.map((count, n) => {
    const low = from + n * width;
    const label = width === 1 ? `${low}` : `${low}–${low + width - 1}`;
    return [label, `${count}`, '█'.repeat(Math.round((count / most) * LONGEST_BAR))];
  });
  return columns(rows);
}

/** As many kinds of choices as a person reads. */
const MOST_CHOICES = 12;

function choicesTable({ choices, bots }: Summary, io: Terminal): string {
  const head: Text =
    bots.length === 1
      ? { en: 'choice,taken,goal reached,95 %', fr: 'choix,pris,but atteint,95 %' }
      : { en: 'choice,taken,won by who took it,95 %', fr: 'choix,pris,gagné par qui l’a pris,95 %' };
  const rows = choices
    .slice(0, MOST_CHOICES)
    .map(({ choice, taken, winRate }) => [choice, `${taken}`, `${percent(winRate.value)} %`, between(winRate)]);
  const more = choices.length - rows.length;
  const rest =
    more > 0 ? `\n${say(io, { en: `and ${more} more, with --json`, fr: `et ${more} autres, avec --json` })}` : '';
  return columns([say(io, head).split(','), ...rows]) + rest;
}

function failures({ failures: all, bots, problem = '' }: Summary, io: Terminal): string[] {
  return bots.flatMap((bot, seat) => {
    if (all[seat] === 0) return [];
    return say(io, {
      en: `${bot} failed at ${all[seat]} decisions and took the default action there: ${problem}`,
      fr: `${bot} a échoué à ${all[seat]} décisions et y a pris l’action par défaut : ${problem}`,
    });
  });
}
