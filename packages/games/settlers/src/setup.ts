import { below, type Key, pick, type Rng, rngOf, shuffle } from '@starboard/kernel';
import { type Catalogue, catalogueOf } from './catalogue.ts';
import { newTurn } from './dice.ts';
import { READY } from './turn.ts';
import { CENTRE, DISPLAY, NONE, type Options, type State, type UpgradeIndex, ZONES } from './types.ts';
import { refill } from './zones.ts';

export function setup(seats: number, options: Options, key: Key): State {
  const rng = rngOf(key);
  const c = catalogueOf({ options });
  const startingSeat = options.startingSeat === 'random' ? below(rng, seats) : options.startingSeat;
  const upgrades = sorted(c, seats, options, rng);
  const s: State = {
    seats,
    rng,
    stack: [READY],
    options,
    startingSeat,
    active: startingSeat,
    turns: 1,
    stall: 0,
    worlds: c.worlds.map(() => CENTRE),
    upgrades,
    display: new Array<UpgradeIndex>(DISPLAY).fill(NONE),
    pile: shuffle(rng, indices(upgrades, ZONES.pile)),
    turn: newTurn(),
  };
  refill(s, () => {});
  return s;
}

/** The zone of each Upgrade before the pile is shuffled, in the order of SETTLERS-RULING-67. */
function sorted(c: Catalogue, seats: number, options: Options, rng: Rng): number[] {
  const zones = c.upgrades.map(({ id }): number =>
    options.excludedUpgrades.includes(id) ? ZONES.removed : ZONES.pile,
  );
  const move = (to: number, which: (u: UpgradeIndex) => boolean) => {
    for (const u of indices(zones, ZONES.pile)) if (which(u)) zones[u] = to;
  };
  if (options.peaceful)
    move(ZONES.removed, (u) => c.upgrades[u].type === 'defence' || c.upgrades[u].effect.kind === 'corruption');
  const marked = c.upgrades.flatMap((upgrade, u) => (upgrade.marked ? [u] : []));
  if (seats === 2 && !options.classic && marked.length > 0 && marked.every((u) => zones[u] === ZONES.pile))
    zones[pick(rng, marked)] = ZONES.removed;
  if (options.additionalSettlements) move(ZONES.settlementRow, (u) => c.upgrades[u].type === 'settlement');
  if (options.classic) move(ZONES.removed, () => true);
  return zones;
}

function indices(zones: readonly number[], zone: number): UpgradeIndex[] {
  return zones.flatMap((z, u) => (z === zone ? [u] : []));
}
