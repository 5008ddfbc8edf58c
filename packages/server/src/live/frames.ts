/** The first byte of a text message that is whole, and the lengths above which a frame has a longer head. */
const WHOLE_TEXT = 0x81;
const SHORT = 125;
const MEDIUM = 0xffff;

/** Messages as one piece for the line (RFC 6455, section 5.2): a server does not mask. */
export function framed(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const all = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headOf(size) + size, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
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
    at += headOf(size);
    at += all.write(text, at);
  }
  return all;
}

function headOf(size: number): number {
  if (size <= SHORT) return 2;
  return size <= MEDIUM ? 4 : 10;
}
