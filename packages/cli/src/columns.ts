/** Rows of cells as lines of text: each column as wide as its widest cell, two spaces between. */
export function columns(rows: readonly (readonly string[])[], indent = ''): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, [...cell].length);
  }
  return rows.map((row) => `${indent}${row.map((cell, i) => padded(cell, widths[i])).join('  ')}`.trimEnd()).join('\n');
}

function padded(cell: string, width: number): string {
  return cell + ' '.repeat(width - [...cell].length);
}
