import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether what a browser sends comes from a page of this very server. Programs that are no browsers send neither header,
 * and have no cookies of somebody else to abuse.
 */
export function ownOrigin(headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
