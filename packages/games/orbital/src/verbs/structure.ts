import type { Args, Exit } from '../actions.ts';
import { construct, freeExit, unbuildable, unmovable } from '../construction.ts';
import { type Content, cardOf, contentOf } from '../content.ts';
import { modulesIn, takeFromHand } from '../deck.ts';
import { byId, indexOf, OFFSET } from '../geometry.ts';
import { chartOf, type Look, liftedChart, outerOf } from '../look.ts';
import { changeModule } from '../orbital.ts';
import { type Card, COLOURS, type Colour, type Placed } from '../types.ts';
import { kindOf, repairModule, type Verb } from './verb.ts';

function fits(c: Content, card: Card, colour: Colour | undefined): boolean {
  return colour === undefined || COLOURS[c.colour[card]] === colour;
}

/** Command Center and Military Command. An automaton uses them while it builds, never as an action of their own. */
export const buildVerb: Verb<'build'> = {
  takes: ['card', 'exit'],
  possibleArgs(l, { colour }, by) {
    const { c, me, seat } = l;
    const exits = chartOf(l, seat).free.filter((exit) => exit.host === by);
    const cards = modulesIn(c, me.hand).filter((card) => fits(c, card, colour));
    return cards.flatMap((card) =>
      exits.map((exit): Args => ({ card: c.kinds[card], exit: { host: exit.host.id, side: exit.side } })),
    );
  },
  check(l, { colour }, { card: kind, exit }, by) {
    const { c, me, seat } = l;
    const card = cardOf(c, kind);
    if (!me.hand.includes(card) || card >= c.modules.length) return { rule: 'ORBITAL-BUILD-1' };
    if (!fits(c, card, colour)) return { rule: 'ORBITAL-MOD-26' };
    if (!by || exit?.host !== by.id) return { rule: 'ORBITAL-RULING-52' };
    return unbuildable(l, card, freeExit(chartOf(l, seat), exit));
  },
  apply(run, _effect, args) {
    const { s, seat } = run;
    const card = cardOf(contentOf(s.options), args.card);
    takeFromHand(s.players[seat], card);
    construct(run, card, args.exit as Exit, 0);
  },
  auto: () => undefined,
};

/** Robotic Arm, in the detail of ORBITAL-RULING-51. */
export const moveVerb: Verb<'move'> = {
  takes: ['moved', 'exit'],
  possibleArgs(l, _effect, by) {
    const found: Args[] = [];
    for (let i = 0; i < l.me.modules.length; i++) if (movable(l, i, by)) addMoves(l, i, found);
    return found;
  },
  check(l, _effect, { moved, exit }, by) {
    const { me } = l;
    const index = indexOf(me.modules, moved);
    if (index < 0 || !movable(l, index, by)) return { rule: 'ORBITAL-MOD-17' };
    const at = liftedChart(l, index);
    return unmovable(l, at, me.modules[index], freeExit(at, exit));
  },
  apply({ s, seat, emit }, _effect, args) {
    const p = s.players[seat];
    const m = byId(p.modules, args.moved) as Placed;
    const { host: hostId, side } = args.exit as Exit;
    const host = byId(p.modules, hostId) as Placed;
    const x = host.x + OFFSET[side].x;
    const y = host.y + OFFSET[side].y;
    changeModule(p, m, { x, y, facing: side, host: hostId });
    emit({ type: 'moved', seat, module: m.id, card: kindOf(s, m), x, y, facing: side });
  },
  auto: () => undefined,
};

function movable(l: Look, index: number, by: Placed | undefined): boolean {
  return outerOf(l, l.seat)[index] && l.me.modules[index] !== by;
}

function addMoves(l: Look, index: number, into: Args[]): void {
  const m = l.me.modules[index];
  for (const exit of liftedChart(l, index).free) {
    if (!exit.usable || (exit.host.id === m.host && exit.side === m.facing)) continue;
    into.push({ moved: m.id, exit: { host: exit.host.id, side: exit.side } });
  }
}

/** Workshop. An automaton uses it only for its repairs (ORBITAL-AUTO-15). */
export const repairVerb: Verb<'repair'> = {
  takes: ['repaired'],
  possibleArgs: ({ me }) => me.modules.filter((m) => m.damage > 0).map((m) => ({ repaired: m.id })),
  check: ({ me }, _effect, { repaired }) =>
    (byId(me.modules, repaired)?.damage ?? 0) > 0 ? undefined : { rule: 'ORBITAL-MOD-18' },
  apply({ s, seat, emit }, _effect, { repaired }) {
    repairModule({ s, emit }, seat, byId(s.players[seat].modules, repaired) as Placed);
  },
  auto: () => undefined,
};
