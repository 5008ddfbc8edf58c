import { useRef, useState } from 'react';
import type { Flight } from '../../src/motion/flights.ts';
import { useFlights } from '../../src/motion/useFlights.ts';
import { Card, CardBack } from '../../src/pieces/Card.tsx';
import { Fan } from '../../src/pieces/Fan.tsx';
import { Pile } from '../../src/pieces/Pile.tsx';
import look from '../../src/ui/buttons.module.css';
import { DEMOS, type Demo } from '../art.tsx';
import { Example } from '../Example.tsx';
import css from '../gallery.module.css';

interface Position {
  readonly pile: number;
  readonly hand: readonly Demo[];
  readonly discards: readonly Demo[];
  readonly flights: readonly Flight[];
}

const START: Position = { pile: 12, hand: DEMOS.slice(0, 4), discards: [], flights: [] };

export function Flights() {
  const [position, set] = useState(START);
  const { pile, hand, discards, flights } = position;
  const table = useRef<HTMLDivElement>(null);
  useFlights(table, position, flights);

  const draw = (count: number) => {
    const drawn = Array.from({ length: Math.min(count, pile) }, (_, i) => DEMOS[(pile + i) % DEMOS.length]);
    set({
      pile: pile - drawn.length,
      hand: [...hand, ...drawn],
      discards,
      flights: drawn.map(({ id }) => ({ from: ['pile'], to: 'hand', key: id })),
    });
  };
  const discard = (i: number) => {
    const mixed = hand.length > 1 && i < 0 ? { mixed: true as const } : {};
    const at = i < 0 ? Math.floor(Math.random() * hand.length) : i;
    set({
      pile,
      hand: hand.filter((_, j) => j !== at),
      discards: [...discards, hand[at]],
      flights: [{ from: ['hand'], to: 'discards', key: hand[at].id, ...mixed }],
    });
  };
  const last = discards.at(-1);
  return (
    <Example
      title="From zone to zone"
      note="Press a card to discard it, the pile to draw. A tap ends everything that flies."
      whole
    >
      <div className={css.table} ref={table} style={{ '--card': '92px' } as React.CSSProperties}>
        <Pile
          zone="pile"
          label={`Draw pile, ${pile} cards`}
          count={pile}
          colour="oklch(0.62 0.14 265)"
          top={{ id: 'back', card: <CardBack label="Back" colour="oklch(0.62 0.14 265)" /> }}
          onPress={() => draw(1)}
        />
        <Fan
          zone="hand"
          label="Your hand"
          width="112px"
          cards={hand.map((demo, i) => ({
            id: demo.id,
            card: <Card size="hand" {...demo} onPress={() => discard(i)} />,
          }))}
        />
        <Pile
          zone="discards"
          label={`Discard pile, ${discards.length} cards`}
          count={discards.length}
          top={last && { id: last.id, card: <Card size="chip" {...last} /> }}
        />
      </div>
      <div className={look.row} style={{ padding: '0.5rem 1rem' }}>
        <button type="button" className={look.button} onClick={() => draw(3)} disabled={pile === 0}>
          Draw 3
        </button>
        <button type="button" className={look.button} onClick={() => discard(-1)} disabled={hand.length === 0}>
          Discard one by chance
        </button>
        <button type="button" className={look.button} onClick={() => set(START)}>
          Start again
        </button>
      </div>
    </Example>
  );
}
