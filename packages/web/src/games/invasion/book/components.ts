import { FACE_NAMES, FACES, PLANETS } from '@starboard/invasion';
import type { Component } from '../../../contract/book.ts';
import { WORDS } from '../words.ts';

const RULES = ['ASSIGN-2', 'ASSIGN-2', 'ASSIGN-2', 'ASSIGN-5', 'MISSILE-1', 'REBUILD-1'] as const;

const faces: readonly Component[] = FACES.map((face, i) => ({
  id: `face:${face}`,
  name: FACE_NAMES[face],
  text: { en: WORDS.en.faceLong[face](1), fr: WORDS.fr.faceLong[face](1) },
  rule: `INVASION-${RULES[i]}`,
}));

const planets: readonly Component[] = PLANETS.map(({ id, name, people }) => ({
  id: `planet:${id}`,
  name: { en: name, fr: name },
  text: people,
  rule: 'INVASION-SETUP-1',
}));

/** Everything of the box that has a name. */
export const components: readonly Component[] = [...faces, ...planets];
