/** Two numbers face down, one turned over. */
export function cover(): string {
  const card = (x: number, face: string) =>
    `<g transform="translate(${x} 70)"><rect width="90" height="130" rx="12" fill="#f3ead8"/><text x="45" y="88" text-anchor="middle" font-size="64" fill="#5b2a86">${face}</text></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 420" preserveAspectRatio="xMidYMin slice"><path d="M0 0h600v420H0z" fill="#2b1b40"/>${card(140, '?')}${card(255, '4')}${card(370, '?')}</svg>`;
}
