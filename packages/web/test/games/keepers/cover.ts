/** Five dice in a row. */
export function cover(): string {
  const die = (i: number) =>
    `<g transform="translate(${70 + i * 95} 90)"><rect width="80" height="80" rx="14" fill="#f6f3ea"/><circle cx="40" cy="40" r="${6 + i * 2}" fill="#14532d"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 420" preserveAspectRatio="xMidYMin slice"><path d="M0 0h600v420H0z" fill="#14342b"/>${[0, 1, 2, 3, 4].map(die).join('')}</svg>`;
}
