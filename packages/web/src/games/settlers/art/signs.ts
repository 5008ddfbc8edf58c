import * as icons from './icons.ts';

/** A sign in a square of 100 around 0, 0. */
export interface Sign {
  readonly d: string;
  /** Written in a square of 512 from its corner, as the icons are. */
  readonly icon?: true;
}

const icon = (d: string): Sign => ({ d, icon: true });

const DROP: Sign = { d: 'M0-47C14-24 32-4 32 16a32 32 0 0 1-64 0C-32-4-14-24 0-47Z' };
const BOLT: Sign = { d: 'M14-48-34 8-6 8-18 48 34-12 5-12Z' };
const BUST: Sign = { d: 'M0-40a18 18 0 1 1-.01 0ZM-32 42c0-30 10-44 32-44s32 14 32 44Z' };
const LAMPS: Sign = {
  d: `M-32-36h16v8h-16zM-40-26h32l5 10h-42zM-42-12h36l-5 44h-26zM-42 36h36v10h-36zM17-50h16v8h-16zM9-40h32l5 10h-42zM7-26h36l-5 44h-26zM7 22h36v10h-36z`,
};
const CRESCENT: Sign = { d: 'M10-44A45 45 0 1 0 44 18 37 37 0 1 1 10-44Z' };
const RING: Sign = { d: 'M0-45a45 45 0 1 0 .01 0ZM0-27a27 27 0 1 1-.01 0ZM0-9a9 9 0 1 1-.01 0Z' };

/** The resources, by the letter of the ledger. */
export const RESOURCES = { W: DROP, E: BOLT, A: icon(icons.army), P: BUST } as const;
export type Letter = keyof typeof RESOURCES;

const SYSTEMS: Readonly<Record<string, Sign>> = {
  halcyon: icon(icons.sun),
  cinder: icon(icons.flame),
  lantern: LAMPS,
  bento: icon(icons.leaf),
  selene: CRESCENT,
  threshold: RING,
};
const SYSTEM_LIST = Object.values(SYSTEMS);

/** The sign of a System by its id; one of another card set gets one by its place. */
export function systemSign(id: string, at: number): Sign {
  return SYSTEMS[id] ?? SYSTEM_LIST[at % SYSTEM_LIST.length];
}

/** The emblems of the seats. */
export const EMBLEMS: readonly Sign[] = [icons.anchor, icons.swan, icons.star, icons.wheel, icons.key, icons.owl].map(
  icon,
);

const UPGRADES: Readonly<Record<string, string>> = {
  'water-depot': icons.waterDepot,
  'solar-array': icons.solarArray,
  'battle-station': icons.battleStation,
  'colony-ship': icons.colonyShip,
  'matter-forge': icons.matterForge,
  diplomacy: icons.diplomacy,
  'planetary-shield': icons.planetaryShield,
  'home-fleet': icons.homeFleet,
  'ring-world': icons.ringWorld,
  'sky-harbour': icons.skyHarbour,
  'ocean-habitat': icons.oceanHabitat,
  'moon-base': icons.moonBase,
  'asteroid-mine': icons.asteroidMine,
  'garden-ship': icons.gardenShip,
  'galactic-network': icons.galacticNetwork,
  corruption: icons.corruption,
};

/** The pictures a blank card may have, by the number of its emblem. */
export const CUSTOM_EMBLEMS: readonly Sign[] = [
  icons.blank,
  icons.well,
  icons.landMine,
  icons.gate,
  icons.rocket,
  icons.radarDish,
  icons.crate,
  icons.crystalBall,
  icons.lighthouse,
  icons.hourglass,
  icons.beehive,
  icons.comet,
].map(icon);

/** The picture of an Upgrade: by its id, the blank card by its emblem; those of other sets show a quill. */
export function upgradeSign(upgrade: { readonly id: string; readonly emblem?: number | undefined } | undefined): Sign {
  return CUSTOM_EMBLEMS[upgrade?.emblem ?? -1] ?? icon(UPGRADES[upgrade?.id ?? ''] ?? icons.blank);
}

/** A sign as SVG text, so large, around a point. */
export function signSvg({ d, icon: boxed }: Sign, x: number, y: number, size: number, fill: string): string {
  const by = size / (boxed ? 512 : 100);
  const shift = boxed ? ' translate(-256 -256)' : '';
  return `<path transform="translate(${x} ${y}) scale(${Math.round(by * 1000) / 1000})${shift}" d="${d}" fill="${fill}" fill-rule="evenodd"/>`;
}
