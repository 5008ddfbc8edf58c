const NAME = 'starboard';
/** As long as browsers keep one: 400 days. */
const AGE = 400 * 86_400;

/** The guest's secret out of a request's cookies. */
export function secretIn(cookies: string | undefined): string | undefined {
  for (const cookie of cookies?.split(';') ?? []) {
    const [name, value] = cookie.split('=', 2);
    if (name.trim() === NAME) return value?.trim();
  }
  return undefined;
}

/** No script reads it, no other site sends it, and behind TLS nobody else hears it. */
export function cookieOf(secret: string, secure: boolean): string {
  return `${NAME}=${secret}; Path=/; Max-Age=${AGE}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
