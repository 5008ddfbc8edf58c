import { UNPRINTABLE } from '@starboard/kernel';

/** The styles that this program writes itself: bold, dim, neither. */
const STYLE = '\u001b\\[(?:1|2|22)m';
const STYLES = new RegExp(STYLE, 'g');
const HARMFUL = new RegExp(`${STYLE}|${UNPRINTABLE.source}`, 'gu');

/** Text that no terminal takes for an order: what is not printable is written out; line ends and our own styles stay. */
export function harmless(text: string): string {
  return text.replace(HARMFUL, (c) =>
    c.length > 1 || c === '\n' || c === '\t' ? c : `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Text whose lines are no wider than a screen, broken between words; what goes on is indented. */
export function wrapped(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => wrappedLine(line, width))
    .join('\n');
}

function wrappedLine(line: string, width: number): string {
  if (line.replace(STYLES, '').length <= width) return line;
  const indent = `${/^ */.exec(line)?.[0] ?? ''}    `;
  let out = '';
  let used = 0;
  for (const word of line.split(/(?<= )/)) {
    const size = word.replace(STYLES, '').length;
    if (used > 0 && used + word.replace(STYLES, '').trimEnd().length > width) {
      out = `${out.trimEnd()}\n${indent}`;
      used = indent.length;
    }
    out += word;
    used += size;
  }
  return out;
}

/** How many lines a text takes on a screen of that width. */
export function linesOf(text: string, width: number): number {
  return wrapped(text, width).split('\n').length;
}

/** A text on one line, its end left out where it is too long; styles do not count. */
export function cut(text: string, width: number): string {
  const plain = text.replace(STYLES, '');
  return plain.length <= width ? text : `${plain.slice(0, width - 1).trimEnd()}…`;
}
