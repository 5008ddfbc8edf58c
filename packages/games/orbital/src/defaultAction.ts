import { type Seat, top, topAs } from '@starboard/kernel';
import { type Action, discardAction, sufferAction, takeAction } from './actions.ts';
import { type Content, contentOf, kindsOf } from './content.ts';
import { legal } from './legal.ts';
import { immuneOf, look, outerOf } from './look.ts';
import { PASS } from './moves/pass.ts';
import { RETURNED } from './numbers.ts';
import { bestColour } from './orbital.ts';
import type { Card, State } from './types.ts';

/** What a seat does that does not decide in time, as section 7 of the ledger says. */
export function defaultAction(s: State, seat: Seat): Action {
  const c = contentOf(s.options);
  switch (top(s).step) {
    case 'turn':
      return PASS;
    case 'startingHand':
      return { type: 'returnCards', cards: kindsOf(c, returned(c, s.players[seat].hand)) };
    case 'observatory':
      return takeAction(c.kinds[topAs(s, 'observatory').cards[0]]);
    case 'forcedDiscard':
      return discardAction(c.kinds[lastOf(s.players[seat].hand)]);
    case 'failedProject':
      return sufferAction(leastHarmful(s, seat));
    case 'income':
      return { type: 'income', colour: bestColour(c, s.players[seat]) };
    default:
      // The last kind in canonical order; without an event, the hand is shown.
      return lastOf(legal(s, seat));
  }
}

function lastOf<T>(list: readonly T[]): T {
  return list[list.length - 1];
}

/** Events first, then modules without exits, then any. */
function returned(c: Content, hand: readonly Card[]): Card[] {
  const rank = (card: Card) => (card >= c.modules.length ? 0 : c.modules[card].exits === '' ? 1 : 2);
  return hand
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, RETURNED)
    .sort((a, b) => a - b);
}

/** An outer module without crew symbols if there is one, otherwise the first that can be damaged. */
function leastHarmful(s: State, seat: Seat): number {
  const l = look(s, seat);
  const immune = immuneOf(l, seat);
  const outer = outerOf(l, seat);
  const { modules } = l.me;
  const harmless = modules.findIndex((m, i) => !immune[i] && outer[i] && l.c.modules[m.card].crew === 0);
  return modules[harmless >= 0 ? harmless : immune.indexOf(false)].id;
}
