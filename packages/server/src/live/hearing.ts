import type { Duplex } from 'node:stream';

/** First bytes of a frame that is a whole message: a text, and the answer to whether the line still stands. */
const WHOLE_TEXT = 0x81;
const WHOLE_PONG = 0x8a;
const MASKED = 0x80;
/** A length of 126 or more stands in bytes of its own. */
const SHORT = 125;
const MEDIUM = 126;
/** Longer ones are left to the library. */
const LONGEST = 8 * 1024;

/** A text without its mask: it is made a string before the next is read. */
const plain = Buffer.allocUnsafe(LONGEST);

export interface Heard {
  text(text: string): void;
  /** A pong came. */
  stands(): void;
}

/**
 * Reads from a line what nearly all is that comes over it: short plain texts and pongs, whole (RFC 6455, section 5.2). At
 * the first piece that is anything else the library, which listens already, takes the line over for good.
 */
export function hearing(line: Duplex, longest: number, heard: Heard): void {
  const most = Math.min(longest, LONGEST);
  const library = line.listeners('data') as ((chunk: Buffer) => void)[];
  for (const listener of library) line.off('data', listener);
  line.on('data', hear);

  function hear(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length) {
      const next = frame(chunk, at);
      if (next < 0) {
        line.off('data', hear);
        for (const listener of library) line.on('data', listener);
        line.emit('data', chunk.subarray(at));
        return;
      }
      at = next;
    }
  }

  /** Where the next frame begins, or -1 if this one is not as most are. */
  function frame(chunk: Buffer, at: number): number {
    const kind = chunk[at];
    if (kind !== WHOLE_TEXT && kind !== WHOLE_PONG) return -1;
    let size = chunk[at + 1] - MASKED;
    let mask = at + 2;
    if (size === MEDIUM && kind === WHOLE_TEXT && at + 4 <= chunk.length) {
      size = chunk.readUInt16BE(mask);
      mask += 2;
      if (size <= SHORT) return -1;
    } else if (!(size >= 0 && size <= SHORT)) return -1;
    const from = mask + 4;
    const end = from + size;
    if (size > most || end > chunk.length) return -1;
    if (kind === WHOLE_PONG) {
      heard.stands();
      return end;
    }
    let bits = 0;
    for (let i = 0; i < size; i++) {
      const byte = chunk[from + i] ^ chunk[mask + (i & 3)];
      bits |= byte;
      plain[i] = byte;
    }
    // What is not plain ASCII has to be looked at character by character.
    if (bits >= 0x80) return -1;
    heard.text(plain.toString('latin1', 0, size));
    return end;
  }
}
