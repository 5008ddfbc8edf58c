import { failure, type Result } from '@starboard/kernel';
import { type CustomUpgrade, readCustom } from '@starboard/settlers';

const MARK = '#card=';

/** Several times as long as any card. */
const LONGEST = 2000;

/** A link to the set-up of a match with this card. */
export function cardLink(card: CustomUpgrade): string {
  const bytes = new TextEncoder().encode(JSON.stringify(card));
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return `${location.origin}/new/settlers${MARK}${text}`;
}

/** The card that the end of an address carries, or what is wrong with it; undefined where it carries none. */
export function cardIn(hash: string): Result<CustomUpgrade> | undefined {
  if (!hash.startsWith(MARK)) return undefined;
  const text = hash.slice(MARK.length);
  try {
    if (text.length > LONGEST) throw new RangeError();
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const json = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (c) => c.charCodeAt(0)));
    return readCustom(JSON.parse(json), 'card');
  } catch {
    return failure(
      'card',
      'the link carries no card: it was cut or changed',
      'le lien ne porte pas de carte : il a été coupé ou changé',
    );
  }
}
