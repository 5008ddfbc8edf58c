import { eventAction, type Of } from '../actions.ts';
import { cardOf, contentOf, eventRow } from '../content.ts';
import { eventsIn, takeFromHand } from '../deck.ts';
import { happeningVerb, impossible } from '../happening.ts';
import { beginAction, NOT_A_TURN, type OrbitalMove } from './move.ts';

/** Play an event card from the hand. */
export const event: OrbitalMove<'event'> = {
  type: 'event',
  candidates: (l) =>
    eventsIn(l.c, l.me.hand).flatMap((card): Of<'event'>[] => {
      const effect = eventRow(l.c, card)?.effect;
      const named = effect ? happeningVerb(effect).named(l, effect, undefined) : [];
      const kind = l.c.kinds[card];
      return named.length === 0 ? [eventAction(kind, {})] : named.map((args) => eventAction(kind, args));
    }),
  check(l, { type: _, card: kind, ...args }) {
    const card = cardOf(l.c, kind);
    const row = eventRow(l.c, card);
    if (!row || !l.me.hand.includes(card)) return { rule: 'ORBITAL-EVENT-1' };
    return impossible(l, row.effect, args);
  },
  legal(l, into) {
    const { c, me } = l;
    if (me.hand.length === 0 || me.hand[me.hand.length - 1] < c.modules.length) return;
    for (const card of eventsIn(c, me.hand)) {
      const effect = eventRow(c, card)?.effect;
      if (!effect) continue;
      const verb = happeningVerb(effect);
      for (const args of verb.named(l, effect, undefined)) {
        if (verb.sure || !verb.check(l, effect, args, undefined)) into.push(eventAction(c.kinds[card], args));
      }
    }
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
