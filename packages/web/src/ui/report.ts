/** The version of the client, as it was built. */
const VERSION: string = import.meta.env.VITE_VERSION ?? 'in development';

/** What somebody needs to understand a fault. Nothing is sent anywhere: whoever wants to passes it on. */
export function reportOf(error: string, match?: string): string {
  const { pathname, hash } = location;
  return [
    `Starboard ${VERSION}`,
    `Time: ${new Date().toISOString()}`,
    // What comes after # is a whole match: its length tells enough.
    `Address: ${pathname}${hash.length > 1 ? ` (and ${hash.length - 1} characters after #)` : ''}`,
    `Browser: ${navigator.userAgent}`,
    `Window: ${innerWidth} x ${innerHeight}, ${document.documentElement.lang}, ${document.documentElement.dataset.theme}`,
    `Line: ${navigator.onLine ? 'online' : 'offline'}`,
    '',
    error,
    ...(match ? ['', match] : []),
    '',
  ].join('\n');
}
