import { contentOf, isModule, kindsOf } from '../content.ts';
import { canDraw, discardAll, drawCards, takeTop } from '../deck.ts';
import { colourCounts, countOf } from '../orbital.ts';
import { COLOURS } from '../types.ts';
import { addMc, addVp, plain } from './verb.ts';

/** Verbs that bring something and name nothing. */
export const gainMc = plain<'gainMc'>((run, { n }) => addMc(run, n));

export const gainVp = plain<'gainVp'>((run, { n }) => addVp(run, n));

export const draw = plain<'draw'>(
  ({ s, seat, emit }, { n }) => drawCards(s, seat, n, emit),
  ({ s }) => canDraw(s),
);

export const gamble = plain<'gamble'>(
  (run, { n, otherwise, colours }) => {
    const { s, seat, emit } = run;
    const c = contentOf(s.options);
    const cards = takeTop(s, 1, emit);
    const [card] = cards;
    emit({ type: 'revealed', seat, cards: kindsOf(c, cards), reveals: true });
    addMc(run, isModule(c, card) && colours.includes(COLOURS[c.colour[card]]) ? n : otherwise);
    discardAll(s, cards);
  },
  ({ s }) => canDraw(s),
);

export const gainPerColour = plain<'gainPerColour'>((run, { n }) => {
  const { s, seat } = run;
  addMc(run, n * colourCounts(contentOf(s.options), s.players[seat]).filter((count) => count > 0).length);
});

export const gainPerModule = plain<'gainPerModule'>(
  (run, { n, colour }) => {
    const { s, seat } = run;
    addMc(run, n * countOf(contentOf(s.options), s.players[seat], colour));
  },
  ({ c, me }, { colour }) => countOf(c, me, colour) > 0,
  'ORBITAL-EV-7',
);
