import type { Seat } from '@starboard/kernel';
import { CORE_EXITS, contentOf, eventRow, exitsOf, type View } from '@starboard/orbital';
import { useCallback, useEffect, useState } from 'react';
import type { Thing, ThingState } from '../../contract/skin.ts';
import type { Page } from './board.ts';
import { exitThing, handThing, marketThing, moduleThing, upgradeThing } from './things.ts';

interface Shown {
  /** Whose orbital lies in the yard. */
  readonly shown: Seat;
  show(seat: Seat): void;
  /** Whether something is chosen already. */
  readonly begun: boolean;
  /** Whether the choice is made and waits only for its confirmation. */
  readonly made: boolean;
  /** Whether a machine of another is to be worked next, which harms nobody. */
  readonly visits: boolean;
  /** The page on which what is asked next lies. */
  readonly wants: Page;
}

/**
 * Which orbital is looked at: the one that the reader chose, unless the next stage asks for a module of another one. An
 * attack enlarges its target by that.
 */
export function useShown(view: View, me: Seat, at: (name: Thing) => ThingState): Shown {
  const [looked, setLooked] = useState<Seat>();
  const { year, turns, active, stack } = view;
  const step = stack.at(-1)?.step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the next turn the question is another.
  useEffect(() => setLooked(undefined), [year, turns, active, step, me]);

  const hand = view.players[me].hand ?? [];
  const things = [
    ...hand.map((_, i) => handThing(i)),
    ...view.players.flatMap(({ modules }, seat) => modules.map(({ id }) => moduleThing(seat, id))),
    ...contentOf(view.options).upgrades.map(({ id }) => upgradeThing(id)),
    ...exitThings(view, me),
  ];
  const chosen = things.map(at).filter(({ selected }) => selected);
  const begun = chosen.length > 0;
  const made = chosen.some(({ plays }) => plays !== undefined);
  const c = contentOf(view.options);
  const visitor = hand.findIndex((_, i) => at(handThing(i)).selected);
  const visits = chosen.length === 1 && visitor >= 0 && eventRow(c, hand[visitor])?.effect.do === 'visit';
  const asked = begun ? targets(view, me, at) : [];
  const wished = looked ?? me;
  const shown = asked.length === 0 || asked.includes(wished) ? wished : asked[0];
  const inMarket = begun && !made && view.market.some((_, slot) => at(marketThing(slot)).open);
  return {
    shown,
    show: useCallback((seat: Seat) => setLooked(seat), []),
    begun,
    made,
    visits,
    wants: inMarket ? 'market' : 'yard',
  };
}

export function exitThings(view: View, me: Seat): readonly Thing[] {
  const { exits } = contentOf(view.options);
  return view.players[me].modules.flatMap((m) =>
    (m.facing === null ? CORE_EXITS : exitsOf(exits, m)).map((side) => exitThing(m.id, side)),
  );
}

/** The seats whose modules or exits answer the next stage, the reader first. */
function targets(view: View, me: Seat, at: (name: Thing) => ThingState): readonly Seat[] {
  const open = (seat: Seat) =>
    view.players[seat].modules.some(({ id }) => {
      const { open: isOpen, selected, plays } = at(moduleThing(seat, id));
      // What is chosen last waits for a confirmation, and is looked at until then.
      return isOpen && (!selected || plays !== undefined);
    }) ||
    (seat === me && exitThings(view, me).some((name) => at(name).open));
  const n = view.players.length;
  return Array.from({ length: n }, (_, i) => (me + i) % n).filter(open);
}
