import { type Action, type ActionOf, EVENT_FIELDS, eventAction, KIND, type MoveOf } from '../actions.ts';
import { type Content, cardOf, contentOf, eventRow } from '../content.ts';
import { eventsIn, takeFromHand } from '../deck.ts';
import { happeningVerb, impossible } from '../happening.ts';
import { type Look, look } from '../look.ts';
import { beginAction, NOT_A_TURN } from '../turn.ts';
import type { Card } from '../types.ts';

/** Play an event card from the hand. */
export const event: MoveOf<'event'> = {
  type: 'event',
  fields: { card: KIND, ...EVENT_FIELDS },
  candidates(s, seat) {
    const l = look(s, seat);
    return eventsIn(l.c, l.me.hand).flatMap((card): ActionOf<'event'>[] => {
      const effect = eventRow(l.c, card)?.effect;
      const args = effect ? happeningVerb(effect).possibleArgs(l, effect, undefined) : [];
      const kind = l.c.kinds[card];
      return args.length === 0 ? [eventAction(kind, {})] : args.map((one) => eventAction(kind, one));
    });
  },
  check(s, seat, a) {
    const l = look(s, seat);
    const card = cardOf(l.c, a.card);
    const row = eventRow(l.c, card);
    if (!row || !l.me.hand.includes(card)) return { rule: 'ORBITAL-EVENT-1' };
    return impossible(l, row.effect, a);
  },
  apply(s, seat, a, emit) {
    beginAction(s);
    const c = contentOf(s.options);
    const card = cardOf(c, a.card);
    const effect = eventRow(c, card)?.effect;
    if (!effect) return;
    takeFromHand(s.players[seat], card);
    s.stack.push({ step: 'played', card });
    emit({ type: 'played', seat, card: a.card });
    happeningVerb(effect).apply({ s, seat, emit }, effect, a, undefined);
  },
  notNow: () => NOT_A_TURN,
};

export function legalEvents(l: Look, into: Action[]): void {
  const { c } = l;
  const { hand } = l.me;
  for (let i = firstEvent(c, hand); i < hand.length; i++) {
    const card = hand[i];
    if (i > 0 && card === hand[i - 1]) continue;
    const { effect } = c.events[card - c.modules.length];
    const verb = happeningVerb(effect);
    for (const args of verb.possibleArgs(l, effect, undefined)) {
      if (verb.sure || !verb.check(l, effect, args, undefined)) into.push(eventAction(c.kinds[card], args));
    }
  }
}

/** Where the events begin in a sorted hand. */
function firstEvent(c: Content, hand: readonly Card[]): number {
  let i = hand.length;
  while (i > 0 && hand[i - 1] >= c.modules.length) i--;
  return i;
}
