/** What kind of Invader a token is: its id without the colour. */
export function kindOf(token: string): string {
  return token.slice(0, token.lastIndexOf('-'));
}
