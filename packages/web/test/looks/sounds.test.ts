import { gzipSync } from 'node:zlib';
import { record } from '@starboard/kernel';
import { type Event, game, type View } from '@starboard/siege';
import { buildSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import type { GameSkin } from '../../src/contract/skin.ts';
import { AMBIENCE, FRAME_SOUNDS, SOUNDS, soundsOf } from '../../src/games/siege/sounds.ts';
import { COMMON } from '../../src/sound/common.ts';
import { lengthOf, type Sound } from '../../src/sound/score.ts';
import { filmOf } from '../../src/story/film.ts';
import { randomPlay } from '../help/saved.ts';

/** Seconds that a sound may last, and an ending. */
const LONGEST = 1.2;
const LONGEST_ENDING = 3;
const KILOBYTES = 6;

const endings = (set: typeof FRAME_SOUNDS) => [set.victory, set.defeat, set.tie];
const ENDINGS = new Set([...endings(FRAME_SOUNDS), ...endings(COMMON)]);
const ALL: readonly Sound[] = [...SOUNDS, ...Object.values(COMMON), ...AMBIENCE.far];

describe('sounds', () => {
  test.each(ALL)('$name is short and not too loud', (sound) => {
    expect(lengthOf(sound)).toBeLessThanOrEqual(ENDINGS.has(sound) ? LONGEST_ENDING : LONGEST);
    for (const { at, for: length, loud, pitch, to = pitch, echo = 0, rise = 0 } of sound.voices) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(length).toBeGreaterThan(0);
      expect(rise).toBeLessThan(length);
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(0.5);
      expect(echo).toBeLessThanOrEqual(0.5);
      for (const hertz of [pitch, to]) {
        expect(hertz).toBeGreaterThanOrEqual(60);
        expect(hertz).toBeLessThan(12_000);
      }
    }
  });

  test('each has its own name, and the three endings differ', () => {
    expect(new Set(SOUNDS.map(({ name }) => name)).size).toBe(SOUNDS.length);
    expect(new Set(endings(FRAME_SOUNDS).map(({ voices }) => JSON.stringify(voices))).size).toBe(3);
  });

  test('every event of a siege sounds like something of its list, or like nothing', () => {
    const heard = new Set<Sound>();
    for (let i = 0; i < 20; i++) {
      const match = [...randomPlay(game as never, `sounds ${i}`)].at(-1);
      if (!match) throw new Error('no match');
      const film = filmOf(game as never, {} as GameSkin, record(match, ['', '']), [0]);
      if ('problems' in film) throw new Error('no film');
      const { length, moments, view } = film.value;
      for (const { step, events } of moments(length, 0).slice(1)) {
        const views = [view(step, 0), view(step - 1, 0)] as [View, View];
        for (const event of events) for (const sound of soundsOf(event as Event, ...views)) heard.add(sound);
      }
    }
    expect([...heard].filter((sound) => !SOUNDS.includes(sound))).toEqual([]);
    // What a whole match never lets be heard is not worth its bytes; the endings and the count belong to the frame.
    const frame = new Set<Sound>(Object.values(FRAME_SOUNDS));
    expect(SOUNDS.filter((sound) => !frame.has(sound) && !heard.has(sound)).map(({ name }) => name)).toEqual([]);
  });

  test('all of it is small', () => {
    const stdin = {
      contents:
        "export * from './src/sound/play.ts'; export * from './src/sound/common.ts'; export * from './src/games/siege/sounds.ts';",
      resolveDir: `${import.meta.dirname}/../..`,
    };
    const { outputFiles } = buildSync({
      stdin,
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      external: ['@starboard/*'],
    });
    expect(gzipSync(outputFiles[0].contents).length).toBeLessThan(KILOBYTES * 1024);
  });
});
