/** No message comes near this many characters, and a line without an end would fill the memory. */
const LONGEST = 64 * 1024 * 1024;

/** Hands over the lines of a stream as they come, all that came at once together, until the stream ends. */
export async function linesIn(stream: NodeJS.ReadableStream, hear: (lines: readonly string[]) => void): Promise<void> {
  stream.setEncoding('utf8');
  let rest = '';
  for await (const chunk of stream) {
    rest += chunk;
    const end = rest.lastIndexOf('\n');
    if (end >= 0) {
      hear(rest.slice(0, end).split('\n'));
      rest = rest.slice(end + 1);
    } else if (rest.length > LONGEST) {
      hear([rest.slice(0, 100)]);
      rest = '';
    }
  }
  if (rest !== '') hear([rest]);
}
