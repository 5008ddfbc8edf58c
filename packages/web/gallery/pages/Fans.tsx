import { useState } from 'react';
import { Card, CardBack } from '../../src/pieces/Card.tsx';
import { Fan } from '../../src/pieces/Fan.tsx';
import { DEMOS } from '../art.tsx';
import { Example } from '../Example.tsx';
import css from '../gallery.module.css';

const hand = (count: number) => Array.from({ length: count }, (_, i) => DEMOS[i % DEMOS.length]);

export function Fans() {
  const [selected, select] = useState<number>();
  const [count, setCount] = useState(7);
  return (
    <>
      <Example title="A hand of any size" note="Press a card to select it." whole>
        <p className={css.row} style={{ padding: '0 1rem' }}>
          <label>
            Cards{' '}
            <input type="range" min="0" max="14" value={count} onChange={(e) => setCount(Number(e.target.value))} />{' '}
            <b>{count}</b>
          </label>
        </p>
        <Fan
          zone="hand"
          label={`Your hand, ${count} cards`}
          cards={hand(count).map((demo, i) => ({
            id: demo.id,
            card: (
              <Card
                size="hand"
                {...demo}
                thing={{
                  name: `card:${i}`,
                  open: i % 3 !== 1,
                  selected: selected === i,
                  ...(i % 3 === 1 ? { violation: { rule: 'G' } } : {}),
                }}
                reason={i % 3 === 1 ? 'Not in this phase.' : undefined}
                onPress={() => select(selected === i || i % 3 === 1 ? undefined : i)}
              />
            ),
          }))}
        />
      </Example>
      {[1, 2, 5, 9, 14].map((size) => (
        <Example key={size} title={`${size} ${size === 1 ? 'card' : 'cards'}`} whole>
          <Fan
            zone={`hand ${size}`}
            label={`A hand of ${size}`}
            width="min(138px, 27vw)"
            cards={hand(size).map((demo) => ({ id: demo.id, card: <Card size="hand" {...demo} onPress={() => {}} /> }))}
          />
        </Example>
      ))}
      <Example title="Another player's hand" whole>
        <Fan
          zone="far"
          label="Rigel's hand, 8 cards"
          far
          width="62px"
          cards={Array.from({ length: 8 }, (_, i) => ({
            id: i === 6 ? DEMOS[2].id : 'back',
            card:
              i === 6 ? (
                <Card size="chip" {...DEMOS[2]} />
              ) : (
                <CardBack label="A card face down" colour="oklch(0.62 0.14 300)" />
              ),
          }))}
        />
      </Example>
    </>
  );
}
