import { settings } from '../settings/settings.ts';

/** How loud things are to be heard, 0 to 1; the murmur of a place only where it is wished for. */
export function loudness(what: 'sound' | 'ambience' = 'sound'): number {
  const { sound, volume, ambience } = settings();
  return sound && (what === 'sound' || ambience) ? Math.max(0, Math.min(1, volume)) : 0;
}
