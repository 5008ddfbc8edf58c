import { failure, formatRecord, type Lang, type MatchRecord, type Result, readRecord } from '@starboard/kernel';
import { messages } from '../i18n/messages.ts';
import { saveFile } from '../ui/saveFile.ts';
import { namesOf } from './speech.ts';

/** A record as text that fits in the fragment of a link: deflated, then base64 for URLs. */
export async function packed(record: MatchRecord): Promise<string> {
  const stream = new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** More than any match fills: thousands of decisions with a card set of their own. A link may claim to hold gigabytes. */
export const LARGEST = 4 * 2 ** 20;

/** The record in such a text, or what is wrong with it. */
export async function unpacked(text: string): Promise<Result<MatchRecord>> {
  try {
    if (text.length > LARGEST) return failure('', messages('en').replay.hugeLink, messages('fr').replay.hugeLink);
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (c) => c.charCodeAt(0));
    const json = await inflated(bytes);
    return json === undefined
      ? failure('', messages('en').replay.hugeLink, messages('fr').replay.hugeLink)
      : readRecord(JSON.parse(json));
  } catch {
    return failure('', messages('en').replay.brokenLink, messages('fr').replay.brokenLink);
  }
}

/** What was deflated; undefined once it grows beyond what a match can be. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > LARGEST) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(next.value, { stream: true });
  }
  return text + decoder.decode();
}

/** A link that carries the whole match. */
export async function shareLink(record: MatchRecord, lang: Lang): Promise<string> {
  return `${location.origin}/shared#${await packed(forOthers(record, lang))}`;
}

/** Whoever is “You” on this device is a player like any other elsewhere. */
export function forOthers(record: MatchRecord, lang: Lang): MatchRecord {
  const seats = namesOf(record.seats).map((name, seat) => ({ name: name || messages(lang).setup.player(seat + 1) }));
  return { ...record, seats };
}

/** Saves the record as a file of the person. */
export function download(record: MatchRecord, lang: Lang): void {
  saveFile(`${record.game}-${record.state}.json`, formatRecord(forOthers(record, lang)));
}
