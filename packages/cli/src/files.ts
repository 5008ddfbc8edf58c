import { readFileSync, writeFileSync } from 'node:fs';
import { fail } from './userError.ts';

const REASONS: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  ENOENT: ['there is no such file', 'ce fichier n’existe pas'],
  EISDIR: ['that is a folder', 'c’est un dossier'],
  EACCES: ['no permission', 'accès refusé'],
  EPERM: ['no permission', 'accès refusé'],
};

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (e) {
    const [en, fr] = reasons(e);
    return fail(`Cannot read ${path}: ${en}.`, `Impossible de lire ${path} : ${fr}.`);
  }
}

export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (e) {
    const [en, fr] = reasons(e);
    fail(`Cannot write ${path}: ${en}.`, `Impossible d’écrire ${path} : ${fr}.`);
  }
}

export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch (e) {
    const why = e instanceof Error ? e.message : String(e);
    return fail(`${path} is not JSON: ${why}.`, `${path} n’est pas du JSON : ${why}.`);
  }
}

function reasons(e: unknown): readonly [en: string, fr: string] {
  const code = e instanceof Error && 'code' in e ? String(e.code) : '';
  return REASONS[code] ?? [code || String(e), code || String(e)];
}
