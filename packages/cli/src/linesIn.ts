/** No message comes near this many characters, and a line without an end would fill the memory. */
const LONGEST = 64 * 1024 * 1024;

/** Hands over the lines of a stream as they come, all that came at once together, until the stream ends. */
export function linesIn(stream: NodeJS.ReadableStream, hear: (lines: readonly string[]) => void): Promise<void> {
  stream.setEncoding('utf8');
  let rest = '';
  return new Promise((resolve, reject) => {
    // Not `for await`: a promise a chunk would cost as much as the answer to a short line.
    stream.on('data', (chunk: string) => {
      rest += chunk;
      const end = rest.lastIndexOf('\n');
      if (end >= 0) {
        const lines = rest.slice(0, end).split('\n');
        rest = rest.slice(end + 1);
        hear(lines);
      } else if (rest.length > LONGEST) {
        hear([rest.slice(0, 100)]);
        rest = '';
      }
    });
    stream.on('end', () => {
      if (rest !== '') hear([rest]);
      resolve();
    });
    stream.on('error', reject);
  });
}
