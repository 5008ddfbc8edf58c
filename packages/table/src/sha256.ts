/** The first 32 bits of the fractional parts of the roots of the first primes, as the standard has them. */
const [START, ROUND] = constants();

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. Browsers have it only behind TLS, and a match at home has none. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new DataView(new ArrayBuffer(blocks * 64));
  for (const [i, byte] of bytes.entries()) padded.setUint8(i, byte);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(blocks * 64 - 8, Math.floor(bytes.length / 2 ** 29));
  padded.setUint32(blocks * 64 - 4, (bytes.length << 3) >>> 0);
  const hash = Uint32Array.from(START);
  for (let block = 0; block < blocks; block++) compress(hash, padded, block * 64);
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}

const W = new Uint32Array(64);

function compress(hash: Uint32Array, data: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) W[i] = data.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const [a, b] = [W[i - 15], W[i - 2]];
    W[i] = W[i - 16] + (right(a, 7) ^ right(a, 18) ^ (a >>> 3)) + W[i - 7] + (right(b, 17) ^ right(b, 19) ^ (b >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const one = (h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + W[i]) | 0;
    const two = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] += word;
}

function right(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function constants(): readonly [readonly number[], readonly number[]] {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
  const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32);
  return [primes.slice(0, 8).map((p) => fraction(Math.sqrt(p))), primes.map((p) => fraction(Math.cbrt(p)))];
}
