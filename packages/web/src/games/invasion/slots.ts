import {
  type Action,
  dieName,
  FACE_NAMES,
  FACES,
  type InvasionDie,
  type Site,
  siteName,
  type View,
} from '@starboard/invasion';
import type { Lang, Text } from '@starboard/kernel';
import type { Slot, Thing } from '../../contract/skin.ts';

/** A Defense die, by its place in the tray: which of two equal dice was pressed is the player's affair. */
export const trayThing = (at: number): Thing => `tray:${at}`;
export const dieThing = (die: InvasionDie): Thing => `die:${die}`;
export const siteThing = (site: Site): Thing => `site:${site}`;
export const sectorThing = (sector: number): Thing => `sector:${sector}`;

const SITE: Text = { en: 'Which site do you repair?', fr: 'Quel site réparez-vous ?' };
const SECTOR: Text = { en: 'Which sector?', fr: 'Quel secteur ?' };

/** Repairs and secret picks are one press; re-rolls and plans of shots are composed, the rest are buttons. */
export function slots(a: Action): readonly Slot[] {
  switch (a.type) {
    case 'rebuild':
      return [{ ask: SITE, any: [siteThing(a.site)] }];
    case 'pickSector':
      return [{ ask: SECTOR, any: [sectorThing(a.sector)] }];
    default:
      return [];
  }
}

const THING = /^(tray|die|site|sector):(.+)$/;

/** What a thing is called in few letters. */
export function called(thing: Thing, { tray }: View, lang: Lang): string {
  const [, kind, name] = THING.exec(thing) ?? [];
  switch (kind) {
    case 'tray':
      return FACE_NAMES[FACES[tray[Number(name)]]][lang];
    case 'die':
      return dieName(name as InvasionDie, lang);
    case 'site':
      return siteName(name as Site, lang);
    default:
      return name ?? '';
  }
}
