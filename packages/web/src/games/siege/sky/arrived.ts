/** A box as it will lie once the row around it stands still: without the transform by which the row glides there. */
export function arrivedIn(row: Element | null): (box: DOMRect) => DOMRect {
  if (!row || row.getAnimations().length === 0) return (box) => box;
  const { a: scale, e: dx, f: dy } = new DOMMatrix(getComputedStyle(row).transform);
  const now = row.getBoundingClientRect();
  const [x, y] = [now.left + now.width / 2, now.top + now.height / 2];
  return ({ left, top, width, height }) =>
    new DOMRect(x - dx + (left - x) / scale, y - dy + (top - y) / scale, width / scale, height / scale);
}
