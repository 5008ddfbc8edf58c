import { type Key, rngOf, shuffle } from '@starboard/kernel';
import { type Content, contentOf, packOfKey, upgradeOf } from './content.ts';
import { READY, ROLLED } from './turn.ts';
import {
  type Card,
  type CardUid,
  CENTRE,
  type DieView,
  FACES,
  LOST,
  NONE,
  type Ownership,
  PLACE,
  POOL,
  type SettlersFrame,
  type State,
  type TargetView,
  type Turn,
  type View,
} from './types.ts';

/** What anybody may know: all but the order of the pile. One view serves everybody. */
export function view(s: State): View {
  const c = contentOf(s.options);
  const { turn, stack } = s;
  const frame = stack.length > 0 ? stack[stack.length - 1] : undefined;
  const players: { worlds: string[]; upgrades: CardUid[] }[] = [];
  for (let seat = 0; seat < s.seats; seat++) players.push({ worlds: [], upgrades: [] });
  const centre: string[] = [];
  for (let w = 0; w < s.worlds.length; w++) {
    const owner = s.worlds[w];
    (owner === CENTRE ? centre : players[owner].worlds).push(c.uids[w]);
  }
  const settlementRow: CardUid[] = [];
  const discards: CardUid[] = [];
  const removed: CardUid[] = [];
  for (let u = 0; u < s.upgrades.length; u++) {
    const zone = s.upgrades[u];
    if (zone === 'pile' || zone === 'display') continue;
    const { uid } = c.upgrades[u];
    if (typeof zone === 'number') players[zone].upgrades.push(uid);
    else if (zone === 'discards') discards.push(uid);
    else if (zone === 'removed') removed.push(uid);
    else settlementRow.push(uid);
  }
  const display: (CardUid | null)[] = [];
  for (const u of s.display) display.push(u === NONE ? null : c.upgrades[u].uid);
  const dice: DieView[] = [];
  for (let die = 0; die < turn.places.length; die++) dice.push(dieView(c, turn.places[die], turn.faces[die]));
  return {
    options: s.options,
    first: s.first,
    active: s.active,
    turns: s.turns,
    phase: frame ? frame.step : 'over',
    claimed: frame?.step === 'chooseDefence' ? c.upgrades[frame.claimed].uid : null,
    stall: s.stall,
    centre,
    settlementRow,
    display,
    pileSize: s.pile.length,
    discards,
    removed,
    players,
    turn: {
      dice,
      target: targetView(c, turn),
      worldClaimed: turn.worldClaimed,
      upgradeClaimed: turn.upgradeClaimed,
      claimedFromTable: turn.claimedFromTable,
      boosted: turn.boosted,
      rolls: turn.rolls,
    },
  };
}

const dieOf = (status: 'pool' | 'lost', face: DieView['face']): DieView =>
  Object.freeze({ status, face, placedOn: null });
const LOST_DIE = dieOf('lost', null);
const UNROLLED = dieOf('pool', null);
/** By face. */
const ROLLED_DICE = FACES.map((face) => dieOf('pool', face));

/** Dice that look alike share one frozen object, unless they are placed. */
function dieView(c: Content, place: number, face: number): DieView {
  if (place === LOST) return LOST_DIE;
  if (place === POOL) return face === NONE ? UNROLLED : ROLLED_DICE[face];
  const placedOn = { card: c.uids[Math.floor(place / PLACE)], pack: c.packKeys[place % PLACE] };
  return { status: 'placed', face: FACES[face], placedOn };
}

function targetView(c: Content, { target, required, filled }: Turn): TargetView | null {
  if (target === NONE) return null;
  return {
    card: c.uids[target],
    required: required.map((pack) => c.packKeys[pack]),
    filled: filled.map((pack) => c.packKeys[pack]),
  };
}

/** Who owns what in a view, as in a state. Cards that lie nowhere else are in the pile. */
export function ownershipOf(v: View): Ownership {
  const { options, players } = v;
  const c = contentOf(options);
  const worlds = new Array<Ownership['worlds'][number]>(c.worlds.length).fill(CENTRE);
  const upgrades = new Array<Ownership['upgrades'][number]>(c.upgrades.length).fill('pile');
  for (let seat = 0; seat < players.length; seat++) {
    for (const id of players[seat].worlds) worlds[c.byUid.get(id) as Card] = seat;
    for (const uid of players[seat].upgrades) upgrades[upgradeOf(c, uid)] = seat;
  }
  for (const uid of v.settlementRow) upgrades[upgradeOf(c, uid)] = 'settlementRow';
  for (const uid of v.discards) upgrades[upgradeOf(c, uid)] = 'discards';
  for (const uid of v.removed) upgrades[upgradeOf(c, uid)] = 'removed';
  for (const uid of v.display) if (uid !== null) upgrades[upgradeOf(c, uid)] = 'display';
  return { seats: players.length, options, worlds, upgrades };
}

/** A whole state for a view: the cards of the pile in a new order. */
export function determinize(v: View, key: Key): State {
  const rng = rngOf(key);
  const { options } = v;
  const c = contentOf(options);
  const { seats, worlds, upgrades } = ownershipOf(v);
  const pile: number[] = [];
  for (let u = 0; u < upgrades.length; u++) if (upgrades[u] === 'pile') pile.push(u);
  const display: number[] = [];
  for (const uid of v.display) display.push(uid === null ? NONE : upgradeOf(c, uid));
  return {
    seats,
    rng,
    stack: stackOf(c, v),
    options,
    first: v.first,
    active: v.active,
    turns: v.turns,
    stall: v.stall,
    worlds,
    upgrades,
    display,
    pile: shuffle(rng, pile),
    turn: turnOf(c, v),
  };
}

function stackOf(c: Content, { phase, claimed }: View): SettlersFrame[] {
  if (phase === 'over') return [];
  if (phase === 'rolled') return [ROLLED];
  return claimed === null ? [READY] : [READY, { step: 'chooseDefence', claimed: upgradeOf(c, claimed) }];
}

function turnOf(c: Content, { turn }: View): Turn {
  const { target } = turn;
  const faces: number[] = [];
  const places: number[] = [];
  for (const { status, face, placedOn } of turn.dice) {
    faces.push(face === null ? NONE : FACES.indexOf(face));
    if (placedOn) places.push((c.byUid.get(placedOn.card) as Card) * PLACE + packOfKey(c, placedOn.pack));
    else places.push(status === 'lost' ? LOST : POOL);
  }
  return {
    faces,
    places,
    target: target ? (c.byUid.get(target.card) as Card) : NONE,
    required: target ? target.required.map((pack) => packOfKey(c, pack)) : [],
    filled: target ? target.filled.map((pack) => packOfKey(c, pack)) : [],
    worldClaimed: turn.worldClaimed,
    upgradeClaimed: turn.upgradeClaimed,
    claimedFromTable: turn.claimedFromTable,
    boosted: turn.boosted,
    rolls: turn.rolls,
  };
}
