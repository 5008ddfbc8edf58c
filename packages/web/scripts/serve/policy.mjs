// What a page of the client may load: its own files, and of what is written into the page only what was built into it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Scripts and style sheets that stand in a page. */
const INLINE = /<(script|style)>([\s\S]*?)<\/\1>/g;

/** The policy of a file; only a page has anything written into it. */
export function policyOf(file, changed) {
  return file.endsWith('.html') ? pagePolicy(file, changed) : NOTHING_INLINE;
}

/** The policy of everything that is no page. */
export const NOTHING_INLINE = policy({ script: [], style: [] });
const known = new Map();

function pagePolicy(file, changed) {
  const last = known.get(file);
  if (last?.changed === changed) return last.policy;
  const inline = { script: [], style: [] };
  for (const [, kind, content] of readFileSync(file, 'utf8').matchAll(INLINE))
    inline[kind].push(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  const found = policy(inline);
  known.set(file, { changed, policy: found });
  return found;
}

function policy({ script, style }) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
