import { type Key, rngOf, type Seat, shuffle } from '@starboard/kernel';
import { type Catalogue, catalogueOf, packAt, packKey, packOfKey } from './catalogue.ts';
import { leastDice } from './packs.ts';
import { result, stallLimit, tallies } from './scoring.ts';
import { READY, ROLLED } from './turn.ts';
import {
  type Card,
  CENTRE,
  type DieView,
  FACES,
  LOST,
  NONE,
  PLACE,
  type PlayerView,
  POOL,
  type SettlersFrame,
  type State,
  type TargetView,
  type Turn,
  type View,
  ZONES,
} from './types.ts';
import { completedBy, locked } from './zones.ts';

export function clone(s: State): State {
  const { turn } = s;
  return {
    seats: s.seats,
    rng: { key: s.rng.key, n: s.rng.n },
    stack: s.stack.slice(),
    options: s.options,
    startingSeat: s.startingSeat,
    active: s.active,
    turns: s.turns,
    stall: s.stall,
    worlds: s.worlds.slice(),
    upgrades: s.upgrades.slice(),
    display: s.display.slice(),
    pile: s.pile.slice(),
    turn: {
      faces: turn.faces.slice(),
      places: turn.places.slice(),
      target: turn.target,
      required: turn.required.slice(),
      filled: turn.filled.slice(),
      worldClaimed: turn.worldClaimed,
      upgradeClaimed: turn.upgradeClaimed,
      claimedFromTable: turn.claimedFromTable,
      boosted: turn.boosted,
      rolls: turn.rolls,
    },
  };
}

/** What anybody may know: all but the order of the pile. */
export function view(s: State, seat: Seat | null): View {
  const c = catalogueOf(s);
  const { turn } = s;
  const points = tallies(s);
  const frame = s.stack.at(-1);
  const lying = (zone: number): string[] => {
    const uids: string[] = [];
    for (let u = 0; u < s.upgrades.length; u++) if (s.upgrades[u] === zone) uids.push(c.upgrades[u].uid);
    return uids;
  };
  return {
    seat,
    config: s.options,
    startingSeat: s.startingSeat,
    active: s.active,
    turns: s.turns,
    phase: frame?.step ?? 'over',
    claimed: frame?.step === 'chooseDefence' ? c.upgrades[frame.claimed].uid : null,
    stall: s.stall,
    stallLimit: stallLimit(s),
    centre: c.worlds.flatMap(({ id }, w) => (s.worlds[w] === CENTRE ? [id] : [])),
    settlementRow: lying(ZONES.settlementRow),
    display: s.display.map((u) => (u === NONE ? null : c.upgrades[u].uid)),
    pileSize: s.pile.length,
    discards: lying(ZONES.discards),
    removed: lying(ZONES.removed),
    players: points.map((tally, owner) => ({
      ...playerView(s, c, owner),
      upgrades: lying(owner),
      points: tally.points,
    })),
    turn: {
      dice: turn.places.map((_, die) => dieView(turn, c, die)),
      target: targetView(s, c),
      worldClaimed: turn.worldClaimed,
      upgradeClaimed: turn.upgradeClaimed,
      claimedFromTable: turn.claimedFromTable,
      boosted: turn.boosted,
      rolls: turn.rolls,
    },
    result: result(s),
  };
}

function playerView(s: State, c: Catalogue, owner: Seat): Pick<PlayerView, 'worlds' | 'completed'> {
  return {
    worlds: c.worlds.flatMap(({ id }, w) => (s.worlds[w] === owner && !locked(s, c, w) ? [id] : [])),
    completed: c.systems.flatMap(({ id, score, worlds }, system) =>
      completedBy(s, c, system) === owner ? [{ system: id, score, worlds: worlds.map((w) => c.worlds[w].id) }] : [],
    ),
  };
}

function dieView({ faces, places }: Turn, c: Catalogue, id: number): DieView {
  const place = places[id];
  return {
    id,
    status: place === POOL ? 'pool' : place === LOST ? 'lost' : 'placed',
    face: faces[id] === NONE ? null : FACES[faces[id]],
    placedOn: place < 0 ? null : { card: c.uids[Math.floor(place / PLACE)], pack: packKey(c, place % PLACE) },
  };
}

function targetView({ turn, worlds }: State, c: Catalogue): TargetView | null {
  const { target, required, filled } = turn;
  if (target === NONE) return null;
  const packs = required.map((id) => ({ id, pack: packAt(c, target, id), filled: filled.includes(id) }));
  return {
    card: c.uids[target],
    owner: target < worlds.length && worlds[target] !== CENTRE ? worlds[target] : null,
    packs: packs.map(({ id, pack, filled }) => ({ pack: packKey(c, id), code: pack?.code ?? '', filled })),
    leastDice: packs.reduce((n, { pack, filled }) => (pack && !filled ? n + leastDice(pack) : n), 0),
  };
}

/** A whole state for a view: the cards that lie nowhere else are the pile, in a new order. */
export function determinize(v: View, key: Key): State {
  const rng = rngOf(key);
  const options = v.config;
  const c = catalogueOf({ options });
  const upgradeOf = (uid: string) => (c.byUid.get(uid) as Card) - c.worlds.length;
  const worlds = c.worlds.map((): number => CENTRE);
  const upgrades = c.upgrades.map((): number => ZONES.pile);
  v.players.forEach((player, seat) => {
    const own = [...player.worlds, ...player.completed.flatMap((system) => system.worlds)];
    for (const id of own) worlds[c.byUid.get(id) as Card] = seat;
    for (const uid of player.upgrades) upgrades[upgradeOf(uid)] = seat;
  });
  const zones = { settlementRow: v.settlementRow, discards: v.discards, removed: v.removed };
  for (const [zone, uids] of Object.entries(zones) as [keyof typeof zones, readonly string[]][])
    for (const uid of uids) upgrades[upgradeOf(uid)] = ZONES[zone];
  const display = v.display.map((uid) => (uid === null ? NONE : upgradeOf(uid)));
  for (const u of display) if (u !== NONE) upgrades[u] = ZONES.display;
  const pile = upgrades.flatMap((zone, u) => (zone === ZONES.pile ? [u] : []));
  return {
    seats: v.players.length,
    rng,
    stack: stackOf(v, upgradeOf),
    options,
    startingSeat: v.startingSeat,
    active: v.active,
    turns: v.turns,
    stall: v.stall,
    worlds,
    upgrades,
    display,
    pile: shuffle(rng, pile),
    turn: turnOf(v, c),
  };
}

function stackOf({ phase, claimed }: View, upgradeOf: (uid: string) => number): SettlersFrame[] {
  if (phase === 'over') return [];
  if (phase === 'rolled') return [ROLLED];
  return claimed === null ? [READY] : [READY, { step: 'chooseDefence', claimed: upgradeOf(claimed) }];
}

function turnOf({ turn }: View, c: Catalogue): Turn {
  const { dice, target, ...flags } = turn;
  const cardOf = (uid: string) => c.byUid.get(uid) as Card;
  const packs = target?.packs ?? [];
  return {
    ...flags,
    faces: dice.map(({ face }) => (face === null ? NONE : FACES.indexOf(face))),
    places: dice.map(({ status, placedOn }) =>
      placedOn ? cardOf(placedOn.card) * PLACE + packOfKey(c, placedOn.pack) : status === 'lost' ? LOST : POOL,
    ),
    target: target ? cardOf(target.card) : NONE,
    required: packs.map(({ pack }) => packOfKey(c, pack)),
    filled: packs.filter(({ filled }) => filled).map(({ pack }) => packOfKey(c, pack)),
  };
}

/** Every World and Upgrade Card, wherever it lies, and the dice: the same at all times. */
export function inventory(s: State): Record<string, number> {
  const c = catalogueOf(s);
  const count: Record<string, number> = { dice: s.turn.places.length };
  const add = (name: string) => {
    count[name] = (count[name] ?? 0) + 1;
  };
  s.worlds.forEach((_, w) => void add(c.worlds[w].id));
  const elsewhere = s.upgrades.flatMap((zone, u) => (zone === ZONES.pile || zone === ZONES.display ? [] : [u]));
  for (const u of [...s.pile, ...s.display, ...elsewhere]) if (u !== NONE) add(c.upgrades[u].uid);
  return count;
}
