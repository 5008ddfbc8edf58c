import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { failure, isObject, type Result, shown } from '@starboard/kernel';

/**
 * How the key of an online match came about. The host chose a secret and published its hash before anybody sat; each
 * player added a number of their own; the key is the hash of all. So neither could choose the dice, and afterwards
 * everybody can see that nobody did.
 */
export interface DiceProof {
  /** SHA-256 of the secret, published before the first seat was taken. */
  readonly commitment: string;
  readonly secret: string;
  /** What each seat added; null where it added nothing. */
  readonly nonces: readonly (string | null)[];
  readonly key: string;
}

export const HEX_256 = /^[0-9a-f]{64}$/;

/** Of a text in UTF-8, as hexadecimal digits. Browsers have it themselves only behind TLS, and a match at home has none. */
function sha256(text: string): string {
  return bytesToHex(digest(utf8ToBytes(text)));
}

/** What is published before the first seat is taken. */
export function commitmentOf(secret: string): string {
  return sha256(`starboard secret 1\n${secret}`);
}

/** The key of a match, as 64 hexadecimal digits. */
export function diceKey(secret: string, nonces: readonly (string | null)[]): string {
  return sha256(['starboard key 1', secret, ...nonces.map((nonce) => nonce ?? '-')].join('\n'));
}

/** A proof from outside, checked; or what is wrong with it. */
export function readProof(value: unknown): Result<DiceProof> {
  const digits = (x: unknown) => typeof x === 'string' && HEX_256.test(x);
  if (!isObject(value))
    return failure('', `${shown(value)} is no proof of dice`, `${shown(value)} n’est pas une preuve`);
  for (const name of ['commitment', 'secret', 'key'] as const)
    if (!digits(value[name]))
      return failure(name, 'has to be 64 hexadecimal digits', 'doit avoir 64 chiffres hexadécimaux');
  const { nonces } = value;
  if (!Array.isArray(nonces) || !nonces.every((nonce) => nonce === null || digits(nonce)))
    return failure('nonces', 'has to list what each seat added', 'doit donner ce que chaque place a ajouté');
  const proof = value as unknown as DiceProof;
  if (commitmentOf(proof.secret) !== proof.commitment)
    return failure(
      'secret',
      'is not the one that was committed to before the match',
      'n’est pas celui qui avait été engagé avant la partie',
    );
  if (diceKey(proof.secret, proof.nonces) !== proof.key)
    return failure('key', 'does not follow from secret and numbers', 'ne découle pas du secret et des nombres');
  return { value: proof };
}
