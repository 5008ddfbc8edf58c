export const SIZES = ['390x844', '820x1180', '844x390', '1440x900', '1920x1080'];
export const THEMES = ['dark', 'light', 'contrast'] as const;

/** Those of a list that were asked for with an option, or all. */
export function chosen<T extends string>(option: string, list: readonly T[], env = process.env): readonly T[] {
  const asked = env[`SHOTS_${option.toUpperCase()}`]?.split(',');
  const wrong = asked?.find((name) => !list.some((one) => one === name));
  if (wrong !== undefined) throw new Error(`--${option}: there is no “${wrong}”, only ${list.join(', ')}`);
  return list.filter((one) => asked?.includes(one) ?? true);
}

/** What a browser of that size is like; a narrow or low one is held in a hand. */
export function device(size: string) {
  const [width, height] = size.split('x').map(Number);
  const held = Math.min(width, height) < 900;
  return { viewport: { width, height }, ...(held ? { hasTouch: true, isMobile: true, deviceScaleFactor: 1 } : {}) };
}
