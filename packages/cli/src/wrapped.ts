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
