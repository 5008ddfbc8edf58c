import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SCRIPT = '<script src="/before.js"></script>';
const SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;

/** Writes what the first paint waits for into the page itself, so that a slow line is not asked for it a second time. */
export function inline(): Plugin {
  return {
    name: 'inline',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const sheet = bundle[SHEET.exec(html)?.[1] ?? ''];
        if (sheet?.type !== 'asset' || !html.includes(SCRIPT))
          throw new Error('index.html names no style sheet or no before.js');
        const script = readFileSync(join(import.meta.dirname, '..', 'public', 'before.js'), 'utf8');
        return html
          .replace(SHEET, () => `<style>${sheet.source}</style>`)
          .replace(SCRIPT, () => `<script>${script}</script>`);
      },
    },
  };
}
