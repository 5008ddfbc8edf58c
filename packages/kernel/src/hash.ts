/** A state or any other plain JSON value as text that does not depend on the order of keys. */
export function canonical(value: unknown): string {
  // Nearly all of a state is numbers.
  if (Number.isFinite(value)) return `${value}`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  let text = '';
  // Put together piece by piece: a server does this for every match, and lists of pieces would be thrown away at once.
  if (Array.isArray(value)) {
    for (const part of value) text += text ? `,${canonical(part)}` : canonical(part);
    return `[${text}]`;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(fields).sort()) {
    if (fields[key] === undefined) continue;
    text += `${text ? ',' : ''}${JSON.stringify(key)}:${canonical(fields[key])}`;
  }
  return `{${text}}`;
}

/** 64 bits of a plain JSON value as 16 hexadecimal digits. Tells values apart; not a seal against forgery. */
export function hash(value: unknown): string {
  const text = canonical(value);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    high = Math.imul(high ^ c, 0x9e3779b1);
    low = Math.imul(low ^ c, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return hex(high) + hex(low);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
