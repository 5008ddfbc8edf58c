import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hearing } from '../src/live/hearing.ts';
import { type TestServer, testServer } from './help/server.ts';

const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const CLOSE = 0x88;

/** A frame as a client sends it: masked, with the length in as few bytes as it needs. */
function frame(kind: number, payload: string | Buffer, masked = true): Buffer {
  const body = Buffer.from(payload);
  const mask = [7, 200, 33, 129];
  const length = Buffer.alloc(body.length < 126 ? 1 : body.length < 65_536 ? 3 : 9);
  length[0] = Math.min(body.length, body.length < 65_536 ? 126 : 127);
  if (length.length === 3) length.writeUInt16BE(body.length, 1);
  if (length.length === 9) length.writeBigUInt64BE(BigInt(body.length), 1);
  if (masked) length[0] |= 0x80;
  return Buffer.concat([
    Buffer.from([kind]),
    length,
    ...(masked ? [Buffer.from(mask), body.map((byte, i) => byte ^ mask[i & 3])] : [body]),
  ]);
}

describe('what comes over a line', () => {
  /** A line that the library listens to already. */
  function line() {
    const stream = new PassThrough();
    const got = { texts: [] as string[], pongs: 0, library: '' };
    stream.on('data', (chunk: Buffer) => (got.library += chunk.toString('hex')));
    hearing(stream, 1000, { text: (text) => got.texts.push(text), stands: () => void got.pongs++ });
    return { got, come: (...frames: Buffer[]) => stream.emit('data', Buffer.concat(frames)) };
  }

  test('is read at once where it is whole, one or many', () => {
    const { got, come } = line();
    come(frame(TEXT, ''));
    come(frame(TEXT, 'a'.repeat(125)), frame(PONG, 'x'), frame(TEXT, 'b'.repeat(126)), frame(TEXT, 'c'.repeat(1000)));
    expect(got).toEqual({
      texts: ['', 'a'.repeat(125), 'b'.repeat(126), 'c'.repeat(1000)],
      pongs: 1,
      library: '',
    });
  });

  test.each([
    ['half a frame', frame(TEXT, 'abc').subarray(0, 8)],
    ['a first byte', frame(TEXT, 'abc').subarray(0, 1)],
    ['half a length', frame(TEXT, 'd'.repeat(200)).subarray(0, 3)],
    ['a fragment', frame(0x01, 'abc')],
    ['the end of fragments', frame(0x80, 'abc')],
    ['a ping', frame(PING, 'abc')],
    ['an end', frame(CLOSE, Buffer.from([3, 232]))],
    ['bytes', frame(0x82, 'abc')],
    ['what is not masked', frame(TEXT, 'abc', false)],
    ['compressed text', frame(TEXT | 0x40, 'abc')],
    ['more than is allowed', frame(TEXT, 'e'.repeat(1001))],
    ['more than two bytes can count', frame(TEXT, 'e'.repeat(70_000))],
    ['a length in more bytes than it needs', Buffer.from([TEXT, 0xfe, 0, 1, 1, 2, 3, 4, 5])],
    ['a long pong', frame(PONG, 'f'.repeat(126))],
    ['another alphabet', frame(TEXT, 'été')],
    ['broken UTF-8', frame(TEXT, Buffer.from([0xc3, 0x28]))],
  ])('goes to the library from %s on', (_, strange) => {
    const { got, come } = line();
    come(frame(TEXT, 'first'), strange);
    come(frame(TEXT, 'second'));
    expect(got).toEqual({
      texts: ['first'],
      pongs: 0,
      library: Buffer.concat([strange, frame(TEXT, 'second')]).toString('hex'),
    });
  });
});

describe('a server answers as RFC 6455 wants', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  const BEAT = JSON.stringify({ type: 'beat' });

  /** What comes back for these pieces, each sent when the one before has been read; text until it closes the line. */
  async function answers(...pieces: Buffer[]): Promise<string> {
    const socket = connect(server.port, '127.0.0.1');
    socket.setNoDelay();
    // A server that has had enough may hang up before it has read all.
    socket.on('error', () => {});
    const closed = once(socket, 'close');
    socket.write(
      `GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await once(socket, 'data');
    const all: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => all.push(chunk));
    for (const piece of pieces) {
      socket.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    // Whatever is not an error until here is brought to its end.
    if (!socket.destroyed) socket.end(frame(CLOSE, Buffer.from([3, 232])));
    await closed;
    return Buffer.concat(all).toString('latin1');
  }

  const beat = `\x81${String.fromCharCode(BEAT.length)}${BEAT}`;
  const end = (code: number) => `\x88\x02${String.fromCharCode(code >> 8, code & 255)}`;

  test.each<[string, Buffer[], string]>([
    ['whole texts', [Buffer.concat([frame(TEXT, BEAT), frame(TEXT, BEAT)])], beat + beat + end(1000)],
    [
      'a text byte by byte',
      [frame(TEXT, BEAT), ...[...frame(TEXT, BEAT)].map((byte) => Buffer.from([byte])), frame(TEXT, BEAT)],
      beat.repeat(3) + end(1000),
    ],
    [
      'fragments with a ping between them',
      [
        Buffer.concat([
          frame(TEXT, BEAT),
          frame(0x01, BEAT.slice(0, 5)),
          frame(PING, 'hi'),
          frame(0x80, BEAT.slice(5)),
          frame(TEXT, BEAT),
        ]),
      ],
      // What is said goes out at the end of a turn, and the library answers at once.
      `\x8a\x02hi${beat.repeat(3)}${end(1000)}`,
    ],
    ['a pong nobody asked for', [frame(PONG, 'x'), frame(TEXT, BEAT)], beat + end(1000)],
    ['an end', [frame(TEXT, BEAT), frame(CLOSE, Buffer.from([3, 233]))], beat + end(1001)],
    ['what is not masked', [frame(TEXT, BEAT), frame(TEXT, BEAT, false)], beat + end(1002)],
    ['a kind that is not known', [frame(TEXT, BEAT), frame(0x83, BEAT)], beat + end(1002)],
    ['a long ping', [frame(PING, 'f'.repeat(126))], end(1002)],
    ['broken UTF-8', [frame(TEXT, BEAT), frame(TEXT, Buffer.from([0xc3, 0x28]))], beat + end(1007)],
    ['too much', [frame(TEXT, BEAT), frame(TEXT, 'g'.repeat(65_537))], beat + end(1009)],
  ])('%s', async (_, pieces, expected) => {
    expect(await answers(...pieces)).toBe(expected);
  });
});
