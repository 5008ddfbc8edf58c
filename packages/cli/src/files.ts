import {
  accessSync,
  appendFileSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fail } from './userError.ts';

const REASONS: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  ENOENT: ['there is no such file', 'ce fichier n’existe pas'],
  ENOTDIR: ['a part of the path is no folder', 'une partie du chemin n’est pas un dossier'],
  EISDIR: ['that is a folder', 'c’est un dossier'],
  EACCES: ['no permission', 'accès refusé'],
  EPERM: ['no permission', 'accès refusé'],
  EROFS: ['that place is read-only', 'cet endroit est en lecture seule'],
  ENOSPC: ['the disk is full', 'le disque est plein'],
};

/** No record or card set comes near this many bytes, and an endless file would fill the memory. */
const LARGEST = 16 * 1024 * 1024;
const CHUNK = 64 * 1024;

/** How long to wait for a pipe before it is asked again, in milliseconds. */
const PAUSE = 20;

/** The text of a file, or of the standard input for `-`. */
export function readText(path: string): string {
  try {
    return textOf(path);
  } catch (e) {
    const [en, fr] = reasonOf(e);
    return fail(`Cannot read ${path}: ${en}.`, `Impossible de lire ${path} : ${fr}.`);
  }
}

function textOf(path: string): string {
  const file = path === '-' ? 0 : openSync(path, 'r');
  const chunks: Buffer[] = [];
  try {
    for (let size = 0; ; ) {
      const chunk = Buffer.alloc(CHUNK);
      const read = readInto(chunk, file);
      if (read === 0) return decoded(Buffer.concat(chunks));
      chunks.push(chunk.subarray(0, read));
      size += read;
      if (size > LARGEST) throw new TooLarge();
    }
  } finally {
    if (file !== 0) closeSync(file);
  }
}

/** Text is UTF-8, or the UTF-16 that some shells write into a file, which begins with a mark. */
function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** Reads what is there; a pipe that has nothing yet says so instead of waiting, so this waits for it. */
function readInto(chunk: Buffer, file: number): number {
  for (;;) {
    try {
      return readSync(file, chunk);
    } catch (e) {
      if (!(e instanceof Error && 'code' in e && e.code === 'EAGAIN')) throw e;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}

class TooLarge extends Error {}

/** Writes a file whole or not at all: where the disk is full, what was there before is there still. */
export function writeText(path: string, text: string): void {
  try {
    const there = statSync(path, { throwIfNoEntry: false });
    // A pipe or a device cannot be replaced, and a file that stands where nobody may make another neither.
    if (there && !(there.isFile() && mayWrite(dirname(realpathSync(path))))) writeFileSync(path, text);
    else replaceBy(there ? realpathSync(path) : path, text);
  } catch (e) {
    cannotWrite(path, e);
  }
}

function replaceBy(path: string, text: string): void {
  const beside = `${path}.${process.pid}`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, path);
  } catch (e) {
    rmSync(beside, { force: true });
    throw e;
  }
}

/** Adds to the end of a file. */
export function appendText(path: string, text: string): void {
  try {
    appendFileSync(path, text);
  } catch (e) {
    cannotWrite(path, e);
  }
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds out before any work whether a file can be written. What is there already is replaced only by force. */
export function willWrite(path: string, force = false): void {
  if (path === '-') fail('- is no name of a file to write.', '- n’est pas un nom de fichier à écrire.');
  try {
    const there = statSync(path, { throwIfNoEntry: false });
    if (there?.isFile() && !force) {
      fail(
        `${path} is there already: name another file, or add --force to replace it.`,
        `${path} existe déjà : nommez un autre fichier, ou ajoutez --force pour le remplacer.`,
      );
    }
    if (there?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    const folder = dirname(resolve(path));
    if (!there && !existsSync(folder))
      fail(`Cannot write ${path}: there is no such folder.`, `Impossible d’écrire ${path} : ce dossier n’existe pas.`);
    accessSync(there ? path : folder, constants.W_OK);
  } catch (e) {
    if (e instanceof Error && 'code' in e) cannotWrite(path, e);
    throw e;
  }
}

/** Writes to a new file here, or where temporary files lie if this place cannot be written; returns its path. */
export function keptText(name: string, text: string): string {
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const file = `${name}-${time}.json`;
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return file;
  } catch {
    const other = join(tmpdir(), file);
    writeText(other, text);
    return other;
  }
}

function cannotWrite(path: string, e: unknown): never {
  const [en, fr] = reasonOf(e);
  return fail(`Cannot write ${path}: ${en}.`, `Impossible d’écrire ${path} : ${fr}.`);
}

export function readJson(path: string): unknown {
  const text = readText(path).replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch (e) {
    const why = e instanceof Error ? e.message : String(e);
    return fail(`${path} is not JSON: ${why}.`, `${path} n’est pas du JSON : ${why}.`);
  }
}

/** Why a file or a stream cannot be used, in words. */
export function reasonOf(e: unknown): readonly [en: string, fr: string] {
  if (e instanceof TooLarge) {
    const limit = LARGEST / 1024 / 1024;
    return [`it is larger than ${limit} MiB`, `il dépasse ${limit} Mio`];
  }
  const code = e instanceof Error && 'code' in e ? String(e.code) : '';
  return REASONS[code] ?? [code || String(e), code || String(e)];
}
