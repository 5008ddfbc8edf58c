import { Card, CardBack } from '../../src/pieces/Card.tsx';
import { Pile } from '../../src/pieces/Pile.tsx';
import { DEMOS } from '../art.tsx';
import { Example, Shown } from '../Example.tsx';
import { nothing, STATES } from '../states.ts';

const VIOLET = 'oklch(0.62 0.14 300)';
const top = { id: 'back', card: <CardBack label="Back" colour={VIOLET} /> };
const width = (px: number) => ({ '--card': `${px}px` }) as React.CSSProperties;

export function Piles() {
  return (
    <>
      <Example title="Draw piles, by how many lie there">
        {[0, 1, 2, 5, 12, 30, 60].map((count) => (
          <Shown key={count} name={`${count}`} style={width(84)}>
            <Pile zone={`pile ${count}`} label={`Draw pile, ${count} cards`} count={count} top={top} colour={VIOLET} />
          </Shown>
        ))}
        <Shown name="few left" style={width(84)}>
          <Pile zone="low" label="Draw pile, 3 cards" count={3} top={top} colour={VIOLET} low />
        </Shown>
      </Example>
      <Example title="Discard piles, every state">
        {Object.entries(STATES).map(([name, state], i) => (
          <Shown key={name} name={name} style={width(84)}>
            <Pile
              zone={`discards ${name}`}
              label={`Discard pile, ${i * 4 + 3} cards, ${DEMOS[i].title} on top`}
              count={i * 4 + 3}
              top={{ id: DEMOS[i].id, card: <Card size="chip" {...DEMOS[i]} /> }}
              colour={DEMOS[i].colour}
              {...state}
              onPress={nothing}
            />
          </Shown>
        ))}
        <Shown name="empty, legal" style={width(84)}>
          <Pile zone="empty" label="Discard pile, empty" count={0} {...STATES.legal} onPress={nothing} />
        </Shown>
      </Example>
      <Example title="Sizes">
        {[30, 52, 84, 120].map((px) => (
          <Shown key={px} name={`${px} px`} style={width(px)}>
            <Pile zone={`pile of ${px}`} label="Draw pile, 24 cards" count={24} top={top} colour={VIOLET} />
          </Shown>
        ))}
      </Example>
    </>
  );
}
