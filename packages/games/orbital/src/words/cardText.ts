import type { Lang, Text } from '@starboard/kernel';
import { type Content, eventRow, moduleRow } from '../content.ts';
import type { Card } from '../types.ts';
import { eventText, moduleText } from './effects.ts';
import { COLOUR_NAMES } from './names.ts';

const EVENT: Text = { en: 'event', fr: 'événement' };

/** All that stands on a card but its name: "[green, LU, 1 ☺] 1 crew → Gain 3 MC." */
export function cardText(c: Content, card: Card, lang: Lang): string {
  const event = eventRow(c, card);
  if (event) return `[${EVENT[lang]}] ${eventText(event, lang)}`;
  const row = moduleRow(c, card);
  if (!row) return '';
  const marks = [COLOUR_NAMES[row.colour][lang], row.exits || '–', ...(row.crew > 0 ? [`${row.crew} ☺`] : [])];
  return `[${marks.join(', ')}] ${moduleText(row, lang)}`.trim();
}
