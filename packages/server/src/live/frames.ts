/** The first byte of a text message that is whole, and the lengths above which a frame has a longer head. */
const WHOLE_TEXT = 0x81;
const SHORT = 125;
const MEDIUM = 0xffff;

/** Messages as one piece for the line (RFC 6455, section 5.2): a server does not mask. */
export function framed(texts: readonly string[]): Buffer {
  // Its length in bytes is asked for once of each: it takes a look at the whole text.
  const sizes = texts.map((text) => Buffer.byteLength(text));
  let length = 0;
  for (const size of sizes) length += headed(size);
  const all = Buffer.allocUnsafe(length);
  let at = 0;
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i];
    const size = sizes[i];
    all[at] = WHOLE_TEXT;
    if (size <= SHORT) all[at + 1] = size;
    else if (size <= MEDIUM) {
      all[at + 1] = 126;
      all.writeUInt16BE(size, at + 2);
    } else {
      all[at + 1] = 127;
      all.writeUInt32BE(0, at + 2);
      all.writeUInt32BE(size, at + 6);
    }
    at += headed(size);
    // Nearly all that is said is plain ASCII, which needs no look at each character.
    all.write(text, at - size, size === text.length ? 'latin1' : 'utf8');
  }
  return all;
}

/** The length of a message with its head. */
function headed(size: number): number {
  if (size <= SHORT) return 2 + size;
  return size + (size <= MEDIUM ? 4 : 10);
}
