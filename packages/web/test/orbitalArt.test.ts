import { COLOURS, EVENTS, MODULES } from '@starboard/orbital';
import { describe, expect, test } from 'vitest';
import { eventSvg } from '../src/games/orbital/art/events.ts';
import { COLLAR, exitSvg, tileSvg } from '../src/games/orbital/art/tile.ts';
import { yardSvg } from '../src/games/orbital/art/yard.ts';

/** What would make a browser show less of a picture: tags left open, attributes given twice, paints and numbers missing. */
function flaws(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [tag, end, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:[^>"]|"[^"]*")*)>/g)) {
    if (end) {
      if (open.pop() !== name) found.push(`${tag} closes nothing`);
      continue;
    }
    const attributes = [...rest.matchAll(/([\w:-]+)="/g)].map((match) => match[1]);
    if (new Set(attributes).size < attributes.length) found.push(`twice in ${tag.slice(0, 90)}`);
    if (!rest.endsWith('/')) open.push(name);
  }
  if (open.length > 0) found.push(`open: ${open}`);
  if (/NaN|undefined/.test(svg)) found.push('a number is missing');
  for (const [, id] of svg.matchAll(/url\(#([\w-]+)\)/g))
    if (!svg.includes(`id="${id}"`)) found.push(`#${id} is missing`);
  return found;
}

describe('the pictures of Orbital', () => {
  test.each(MODULES.map(({ id, colour }) => [id, colour] as const))('the tile of %s can be read', (kind, colour) => {
    for (const size of ['large', 'small'] as const)
      expect(flaws(tileSvg({ kind, colour, size, damaged: size === 'large' }))).toEqual([]);
  });

  test('every module has a machine of its own', () => {
    const drawn = MODULES.map(({ id }) => tileSvg({ kind: id, colour: 'red', size: 'small', damaged: false }));
    expect(new Set(drawn).size).toBe(MODULES.length);
  });

  test('the core can be read in every colour, and a module that nobody knows still has a machine', () => {
    for (const colour of COLOURS) {
      expect(flaws(tileSvg({ kind: 'core', colour, size: 'large', damaged: false }))).toEqual([]);
      expect(flaws(tileSvg({ kind: 'of one’s own', colour, size: 'small', damaged: false }))).toEqual([]);
    }
  });

  test.each([...EVENTS.map(({ id }) => id), 'of one’s own'])('the scene of %s can be read', (kind) => {
    expect(flaws(eventSvg(kind))).toEqual([]);
  });

  test('every event has a scene of its own', () => {
    expect(new Set(EVENTS.map(({ id }) => eventSvg(id))).size).toBe(EVENTS.length);
  });

  test('collar, exits and yard can be read', () => {
    const exits = (['usable', 'lit', 'new', 'blocked', 'damaged'] as const).map(exitSvg);
    for (const svg of [COLLAR, ...exits, yardSvg('night'), yardSvg('day')]) expect(flaws(svg)).toEqual([]);
  });
});
