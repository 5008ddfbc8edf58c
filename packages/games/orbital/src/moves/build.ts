import type { Violation } from '@starboard/kernel';
import { type Action, EXIT, KIND, type MoveOf } from '../actions.ts';
import { construct, freeExit, unbuildable, unusable } from '../construction.ts';
import { buildAction, cardOf, contentOf } from '../content.ts';
import { modulesIn, takeFromHand } from '../deck.ts';
import { byId, keepsExit } from '../geometry.ts';
import { chartOf, type Look, look } from '../look.ts';
import { buildCost, buildDiscount, fullCost, needsMet, printedColour } from '../orbital.ts';
import { beginAction, NOT_A_TURN } from '../turn.ts';
import type { Placed } from '../types.ts';

/** Pay and connect a module card from the hand to an exit of the own orbital. */
export const build: MoveOf<'build'> = {
  type: 'build',
  fields: { card: KIND, exit: EXIT },
  candidates(s, seat) {
    const l = look(s, seat);
    const { c, me } = l;
    const { free } = chartOf(l, seat);
    return modulesIn(c, me.hand).flatMap((card) => free.map((exit) => buildAction(c, card, exit)));
  },
  check(s, seat, a): Violation | undefined {
    const l = look(s, seat);
    const { c, me } = l;
    const card = cardOf(c, a.card);
    if (!me.hand.includes(card) || card >= c.modules.length) return { rule: 'ORBITAL-BUILD-1' };
    const exit = freeExit(chartOf(l, seat), a.exit);
    const closed = unusable(exit);
    if (closed || !exit) return closed;
    const cost = buildCost(c, me, card, exit.host, buildDiscount(c, me));
    if (cost > me.mc) return { rule: 'ORBITAL-BUILD-5', with: { cost, mc: me.mc } };
    return unbuildable(l, card, exit);
  },
  apply(s, seat, a, emit) {
    beginAction(s);
    const c = contentOf(s.options);
    const p = s.players[seat];
    const card = cardOf(c, a.card);
    const host = byId(p.modules, a.exit.host) as Placed;
    const cost = buildCost(c, p, card, host, buildDiscount(c, p));
    takeFromHand(p, card);
    p.mc -= cost;
    construct({ s, seat, emit }, card, a.exit, cost);
  },
  notNow: () => NOT_A_TURN,
};

export function legalBuilds(l: Look, into: Action[]): void {
  const { c, me, seat } = l;
  const { hand, mc } = me;
  if (hand.length === 0 || hand[0] >= c.modules.length) return;
  const discount = buildDiscount(c, me);
  for (let i = 0; i < hand.length && hand[i] < c.modules.length; i++) {
    const card = hand[i];
    if (i > 0 && card === hand[i - 1]) continue;
    // What is missing: nothing, or the 1 MC that a host of the same colour takes off.
    const missing = Math.max(0, fullCost(c, card, discount)) - mc;
    if (missing > 1 || !needsMet(c, me, card)) continue;
    const at = chartOf(l, seat);
    for (let j = 0; j < at.free.length; j++) {
      const exit = at.free[j];
      if (!exit.usable || (missing > 0 && printedColour(c, me, exit.host) !== c.colour[card])) continue;
      if (keepsExit(at, exit, c.newcomers[card])) into.push(buildAction(c, card, exit));
    }
  }
}
