/** A picture within a picture, as an address that an SVG attribute can hold: only what would end it is written otherwise. */
export function embedded(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/["%#<>\n]/g, (sign) => (sign === '"' ? "'" : encodeURIComponent(sign)))}`;
}
