// A WebSocket of as little work as possible, for a load that leaves the machine to the server it measures.
import { connect } from 'node:net';

/** Bytes at the beginning of a message that are read: what else is in it nobody asks for. */
const READ = 200;
const MASK = [0x37, 0xfa, 0x21, 0x3d];

/** What comes is read into this, whichever line it comes over: it is looked at before anything else can come. */
const buffer = Buffer.alloc(64 * 1024);

/** A line that stands; `heard` of it is called with the beginning of each message. */
export function bareLine(port, cookie) {
  return new Promise((resolve, reject) => {
    let read = welcomed;
    let rest;
    const callback = (size) => {
      read(buffer.subarray(0, size));
      return true;
    };
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback } });
    const line = { heard: () => {}, send: (text) => socket.write(masked(text)), close: () => socket.destroy() };
    socket.once('error', reject);
    socket.write(
      `GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );

    function welcomed(answer) {
      if (!String(answer).startsWith('HTTP/1.1 101')) return reject(new Error(String(answer)));
      read = frames;
      resolve(line);
    }

    function frames(chunk) {
      let bytes = rest ? Buffer.concat([rest, chunk]) : chunk;
      for (let end = endOf(bytes); end <= bytes.length; end = endOf(bytes)) {
        line.heard(bytes.toString('latin1', 2, Math.min(end, READ)));
        bytes = bytes.subarray(end);
      }
      rest = bytes.length > 0 ? Buffer.from(bytes) : undefined;
    }
  });
}

/** Where the first frame ends; a server does not mask, and none of its messages is longer than 64 KiB. */
function endOf(bytes) {
  if (bytes.length < 4) return Number.POSITIVE_INFINITY;
  return bytes[1] < 126 ? 2 + bytes[1] : 4 + bytes.readUInt16BE(2);
}

/** A text as one frame, masked as every client has to. */
function masked(text) {
  const size = Buffer.byteLength(text);
  const head = size < 126 ? 2 : 4;
  const frame = Buffer.allocUnsafe(head + 4 + size);
  frame[0] = 0x81;
  frame[1] = 0x80 | Math.min(size, 126);
  if (head === 4) frame.writeUInt16BE(size, 2);
  frame.set(MASK, head);
  frame.write(text, head + 4);
  for (let i = 0; i < size; i++) frame[head + 4 + i] ^= MASK[i & 3];
  return frame;
}
