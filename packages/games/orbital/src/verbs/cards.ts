import type { Args } from '../actions.ts';
import { cardOf, contentOf, kindsOf } from '../content.ts';
import { canDraw, discardCard, distinct, drawCards, receiveKnown, takeTop } from '../deck.ts';
import type { EffectOf } from '../effects.ts';
import type { Look } from '../look.ts';
import { addMc, type Run, type Verb } from './verb.ts';

/** A card of the own hand is given up for something. */
function discarding<K extends 'scrap' | 'recycle'>(then: (run: Run, effect: EffectOf<K>) => void): Verb<K> {
  return {
    takes: ['card'],
    possibleArgs: ({ c, me }) => distinct(me.hand).map((card): Args => ({ card: c.kinds[card] })),
    check: ({ c, me }, _effect, { card }) =>
      me.hand.includes(cardOf(c, card)) ? undefined : { rule: 'ORBITAL-RULING-31' },
    apply(run, effect, { card }) {
      discardCard(run.s, run.seat, cardOf(contentOf(run.s.options), card), run.emit);
      then(run, effect);
    },
    // An automaton operates only with an empty hand (ORBITAL-RULING-69).
    auto: () => undefined,
  };
}

export const scrap = discarding<'scrap'>((run, { n }) => addMc(run, n));

export const recycle = discarding<'recycle'>(({ s, seat, emit }, { n }) => drawCards(s, seat, n, emit));

/** Observatory: an automaton simply draws (ORBITAL-AUTO-16). */
export const observe: Verb<'look'> = {
  takes: [],
  possibleArgs: () => [{}],
  check: ({ s }) => (canDraw(s) ? undefined : { rule: 'ORBITAL-RULING-55' }),
  apply({ s, seat, emit }, { n }) {
    if (s.players[seat].kind === 'automaton') return drawCards(s, seat, 1, emit);
    const cards = takeTop(s, n, emit).sort((a, b) => a - b);
    const kinds = kindsOf(contentOf(s.options), cards);
    emit({ type: 'looked', seat, n: cards.length, reveals: true, secret: { to: [seat], cards: kinds } });
    s.stack.push({ step: 'observatory', seat, cards });
  },
  auto: ({ s }) => (canDraw(s) ? { args: {}, because: ['ORBITAL-AUTO-16'] } : undefined),
};

/** Privileged Contacts: from the market into the hand; automata and matches without a market draw instead. */
export const takeFromMarket: Verb<'takeFromMarket'> = {
  takes: ['slot'],
  possibleArgs: (l) => (usesMarket(l) ? l.s.market.map((_, slot): Args => ({ slot })) : [{}]),
  check(l, _effect, { slot }) {
    const { s } = l;
    if (!usesMarket(l)) return slot === undefined && canDraw(s) ? undefined : { rule: 'ORBITAL-SOLO-5' };
    return slot !== undefined && s.market[slot] !== undefined ? undefined : { rule: 'ORBITAL-EV-2' };
  },
  apply({ s, seat, emit }, { n }, { slot }) {
    if (slot === undefined) return drawCards(s, seat, n, emit);
    const card = s.market[slot];
    s.market = s.market.toSpliced(slot, 1);
    receiveKnown(s.players[seat], card);
    emit({ type: 'tookFromMarket', seat, card: contentOf(s.options).kinds[card] });
  },
  auto: ({ s }) => (canDraw(s) ? { args: {}, because: ['ORBITAL-RULING-71'] } : undefined),
};

function usesMarket({ s, me }: Look): boolean {
  return s.mode !== 'soloBots' && me.kind === 'player';
}
