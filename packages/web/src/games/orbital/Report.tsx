import type { Lang, Seat } from '@starboard/kernel';
import { cardOf, type Event, game } from '@starboard/orbital';
import type { Moment } from '@starboard/table';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { pace } from '../../ui/speed.ts';
import type { Desk } from './board.ts';
import { CardFront } from './Card.tsx';
import { faceOf } from './content.ts';
import css from './report.module.css';
import { Emblem } from './Signs.tsx';

/** How long what an automaton did stands over the yard, in milliseconds: as long as it takes to be read. */
const STANDS = 1200;
const A_LETTER = 24;

/** One turn of an automaton: what it revealed, why, and what came of it. */
interface Turn {
  readonly seat: Seat;
  readonly events: readonly Event[];
}

/** The turns of automata among the events of a decision. */
export function turnsOf(events: readonly Event[]): readonly Turn[] {
  const turns: Turn[] = [];
  let now: { seat: Seat; events: Event[] } | undefined;
  for (const event of events) {
    const begins = event.type === 'automaton' && (!now || now.seat !== event.seat || event.rule === 'ORBITAL-AUTO-1');
    if (event.type === 'yearEnds') now = undefined;
    else if (begins) {
      now = { seat: event.seat, events: [] };
      turns.push(now);
    }
    now?.events.push(event);
  }
  return turns;
}

/** What automata did since the last decision, one turn after the other over the yard; a press skips. */
export function Report({ desk }: { readonly desk: Desk }) {
  const { moments, fresh, lang, seats, view } = desk.props;
  const [queue, setQueue] = useState<readonly Turn[]>([]);
  const seen = useRef(moments.at(-1)?.step ?? 0);
  useEffect(() => {
    const news = moments.filter(({ step }) => step >= fresh && step > seen.current);
    seen.current = Math.max(seen.current, moments.at(-1)?.step ?? 0);
    const turns = news.flatMap(({ events }: Moment<Event>) => turnsOf(events));
    if (turns.length > 0 && pace() > 0) setQueue(turns);
  }, [moments, fresh]);

  const [turn] = queue;
  const lines = useMemo(
    () =>
      turn
        ? linesOf(
            turn,
            view.seat,
            lang,
            seats.map(({ name }) => name),
          )
        : [],
    [turn, view.seat, lang, seats],
  );
  const stands = STANDS + A_LETTER * lines.join('').length;
  useEffect(() => {
    if (!turn) return;
    const timer = setTimeout(() => setQueue((list) => list.slice(1)), stands * pace());
    return () => clearTimeout(timer);
  }, [turn, stands]);
  // Who acts already has read enough.
  const { begun } = desk;
  useEffect(() => {
    if (begun) setQueue([]);
  }, [begun]);
  if (!turn) return null;
  const shown = turn.events.find((e) => e.type === 'automaton' && e.card !== undefined);
  const kind = shown?.type === 'automaton' ? shown.card : undefined;
  const card = kind === undefined ? -1 : cardOf(desk.c, kind);
  return (
    <button type="button" className={css.report} data-part="report" onClick={() => setQueue((list) => list.slice(1))}>
      {card >= 0 && (
        <span className={css.card}>
          <CardFront face={faceOf(desk.c, card, lang)} lang={lang} />
        </span>
      )}
      <span className={css.words}>
        <b>
          <Emblem seat={turn.seat} /> {seats[turn.seat].name}
        </b>
        {lines.map((line, i) => (
          <span key={`${turn.seat} ${line}`} className={css.line} style={{ '--i': i } as CSSProperties}>
            {line}
          </span>
        ))}
      </span>
    </button>
  );
}

/** The reasons of an automaton without its name and the ids of rules, then what happened. */
function linesOf({ seat, events }: Turn, reader: Seat | null, lang: Lang, names: readonly string[]): readonly string[] {
  const lines = events.flatMap((event) => {
    // Its card lies beside the words.
    if (event.type === 'revealed') return [];
    const said = game.text.event(event, reader, lang, names);
    if (!said) return [];
    return [event.type === 'automaton' ? sentence(said.replace(names[seat], '')) : said];
  });
  return [...new Set(lines)].slice(0, 6);
}

function sentence(text: string): string {
  const plain = text.replace(/^[^\p{L}]*(Bot \d+)?[\s:\u00a0]*/u, '').replace(/\s*\(ORBITAL[^)]*\)/, '');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
