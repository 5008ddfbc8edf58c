/** What was remembered under a name on this device; undefined where nothing is, or where it is damaged or forbidden. */
export function recalled(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`starboard.${name}`) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a plain JSON value on this device; where that is forbidden, it holds for this visit only. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(`starboard.${name}`, JSON.stringify(value));
  } catch {
    // A full or forbidden store must not stop anybody from playing.
  }
}
