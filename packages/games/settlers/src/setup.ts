import { below, type Key, pick, type Rng, rngOf, shuffle } from '@starboard/kernel';
import { type Content, contentOf } from './content.ts';
import { newTurn } from './dice.ts';
import { READY } from './turn.ts';
import { CENTRE, DISPLAY, NONE, type Options, type State, type UpgradeIndex, type Zone } from './types.ts';
import { refill } from './zones.ts';

export function setup(seats: number, options: Options, key: Key): State {
  const rng = rngOf(key);
  const c = contentOf(options);
  const first = options.first === 'random' ? below(rng, seats) : options.first;
  const upgrades = sorted(c, seats, options, rng);
  const s: State = {
    seats,
    rng,
    stack: [READY],
    options,
    first,
    active: first,
    turns: 1,
    stall: 0,
    worlds: c.worlds.map(() => CENTRE),
    upgrades,
    display: new Array<UpgradeIndex>(DISPLAY).fill(NONE),
    pile: shuffle(rng, indices(upgrades, 'pile')),
    turn: newTurn(),
  };
  refill(s, () => {});
  return s;
}

/** The zone of each Upgrade before the pile is shuffled, in the order of SETTLERS-RULING-67. */
function sorted(c: Content, seats: number, options: Options, rng: Rng): Zone[] {
  const zones = c.upgrades.map(({ id }): Zone => (options.excludedUpgrades.includes(id) ? 'removed' : 'pile'));
  const move = (to: Zone, which: (u: UpgradeIndex) => boolean) => {
    for (const u of indices(zones, 'pile')) if (which(u)) zones[u] = to;
  };
  // Corruption goes with the Defence Upgrades (SETTLERS-MODE-4, SETTLERS-RULING-68).
  if (options.peaceful)
    move('removed', (u) => c.upgrades[u].type === 'defence' || c.upgrades[u].effect.kind === 'corruption');
  const marked = c.upgrades.flatMap((upgrade, u) => (upgrade.marked ? [u] : []));
  // With 2 players one marked card goes, if all would be shuffled in (SETTLERS-SETUP-4, SETTLERS-RULING-7).
  if (seats === 2 && !options.classic && marked.length > 0 && marked.every((u) => zones[u] === 'pile'))
    zones[pick(rng, marked)] = 'removed';
  if (options.additionalSettlements) move('settlementRow', (u) => c.upgrades[u].type === 'settlement');
  // The Settlements in their row stay (SETTLERS-RULING-70).
  if (options.classic) move('removed', () => true);
  return zones;
}

function indices(zones: readonly Zone[], zone: Zone): UpgradeIndex[] {
  return zones.flatMap((z, u) => (z === zone ? [u] : []));
}
