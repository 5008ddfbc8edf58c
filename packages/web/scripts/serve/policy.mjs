// What a page of the client may load: its own files, and of what is written into the page only what was built into it.
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

/** Scripts and style sheets that stand in a page. */
const INLINE = /<(script|style)>([\s\S]*?)<\/\1>/g;

/** The headers of every answer; a page has a policy of its own. */
export const HEADERS = {
  'Content-Security-Policy': policy({ script: [], style: [] }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

const known = new Map();

/** The policy of a page: what is written into it may run, and nothing else that is written into one. */
export function policyOf(page) {
  const changed = statSync(page).mtimeMs;
  const last = known.get(page);
  if (last?.changed === changed) return last.policy;
  const inline = { script: [], style: [] };
  for (const [, kind, content] of readFileSync(page, 'utf8').matchAll(INLINE))
    inline[kind].push(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  const found = policy(inline);
  known.set(page, { changed, policy: found });
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
