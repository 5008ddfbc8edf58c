import { columns } from './columns.ts';
import type { Terminal } from './terminal.ts';
import { cut, linesOf } from './wrapped.ts';

/** A choice: its phrase, what it costs and brings, and a mark that may be left out. */
export interface Row {
  readonly phrase: string;
  readonly about: string;
  readonly mark: string;
}

/**
 * Numbered rows, in so many lines if they fit at all: side by side where each fits its line, without the marks if need be;
 * else wrapped, what several in a row have in common only once if need be; else each cut to its line.
 */
export function choiceList(rows: readonly Row[], room: number, io: Terminal): string {
  const told = rows.some(({ about }) => about !== '');
  const cells = rows.map(({ phrase, about }, i) => [`${i + 1}`.padStart(3), phrase, ...(told ? [about] : [])]);
  const plain = columns(cells);
  const marked = columns(cells.map((row, i) => [...row, io.dim(rows[i].mark)]));
  const fits = (text: string) => text.split('\n').every((line) => cut(line, io.width) === line);
  for (const text of [marked, plain]) if (fits(text)) return text;
  const once = cells.map((row, i) => (rows[i].about === rows[i - 1]?.about ? row.slice(0, 2) : row));
  const [wrapping, shorter] = [cells, once].map((list) => list.map((row) => row.join('  ').trimEnd()));
  for (const lines of [wrapping, shorter]) if (linesOf(lines.join('\n'), io.width) <= room) return lines.join('\n');
  return shorter.map((line) => cut(line, io.width)).join('\n');
}
