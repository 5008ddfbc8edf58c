/** No message comes near this many characters, and a line without an end would fill the memory. */
const LONGEST = 64 * 1024 * 1024;

/**
 * Hands over the lines of a stream as they come, all that came at once together, until the stream ends. Where hearing them
 * ends in a promise, nothing more is read before it is kept.
 */
export function linesIn(
  stream: NodeJS.ReadableStream,
  hear: (lines: readonly string[]) => Promise<unknown> | undefined,
): Promise<void> {
  stream.setEncoding('utf8');
  let rest = '';
  let first = true;
  /** Whether the rest of a line that was too long is passed over. */
  let skips = false;
  return new Promise((resolve, reject) => {
    const tell = (lines: readonly string[]) => {
      const heard = hear(lines);
      if (!heard) return;
      stream.pause();
      void heard.then(() => stream.resume(), reject);
    };
    // Not `for await`: a promise a chunk would cost as much as the answer to a short line.
    stream.on('data', (chunk: string) => {
      // Some systems begin a text with a byte order mark.
      const text = first ? chunk.replace(/^\uFEFF/, '') : chunk;
      first = false;
      // Only what is new is looked through: a long line comes in many pieces.
      const end = text.lastIndexOf('\n');
      if (end >= 0) {
        const lines = (rest + text.slice(0, end)).split('\n');
        rest = text.slice(end + 1);
        tell(skips ? lines.slice(1) : lines);
        skips = false;
      } else {
        rest += text;
        if (rest.length <= LONGEST) return;
        if (!skips) tell([rest.slice(0, 100)]);
        skips = true;
        rest = '';
      }
    });
    stream.on('end', () => {
      if (rest !== '' && !skips) tell([rest]);
      resolve();
    });
    stream.on('error', reject);
  });
}
