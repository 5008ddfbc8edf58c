import type { Lang, Seat } from '@starboard/kernel';
import {
  type CardUid,
  type Content,
  completedSystems,
  contentOf,
  type Pack,
  type System,
  type Upgrade,
  type View,
  type World,
} from '@starboard/settlers';
import { type Enamel, enamelOf } from './art/palette.ts';
import { type Sign, systemSign } from './art/signs.ts';

/** The World of an id; undefined for an Upgrade. */
export function worldOf(view: View, uid: CardUid): World | undefined {
  const c = contentOf(view.options);
  const card = c.byUid.get(uid);
  return card === undefined ? undefined : c.worlds[card];
}

/** The Upgrade of a uid; undefined for a World. */
export function upgradeOf(view: View, uid: CardUid): Upgrade | undefined {
  const c = contentOf(view.options);
  const card = c.byUid.get(uid);
  return card === undefined ? undefined : c.upgrades[card - c.worlds.length];
}

export function cardName(view: View, uid: CardUid, lang: Lang): string {
  return (worldOf(view, uid) ?? upgradeOf(view, uid))?.name[lang] ?? uid;
}

export function systemOf(view: View, world: World): System {
  return contentOf(view.options).systems[world.system];
}

export function enamelIn(c: Content, system: number): Enamel {
  return enamelOf(c.systems[system].id, system);
}

export function signIn(c: Content, system: number): Sign {
  return systemSign(c.systems[system].id, system);
}

/** Who owns a World; undefined while it lies in the centre. */
export function ownerOf(view: View, world: string): Seat | undefined {
  const seat = view.players.findIndex(({ worlds }) => worlds.includes(world));
  return seat < 0 ? undefined : seat;
}

/** The Worlds of a seat that are not in a completed System. */
export function faceUp(view: View, seat: Seat): readonly string[] {
  const locked = new Set(completedSystems(view)[seat].flatMap(({ worlds }) => worlds));
  return view.players[seat].worlds.filter((id) => !locked.has(id));
}

/** The signs of a pack: its letters, or so many busts as it has slots. */
export function lettersOf(pack: Pack): readonly ('W' | 'E' | 'A' | 'P')[] {
  return pack.kind === 'population' ? new Array<'P'>(pack.slots).fill('P') : ([...pack.code] as ('W' | 'E' | 'A')[]);
}
