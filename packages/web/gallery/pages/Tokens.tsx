import { TOKEN_SHAPES, Token } from '../../src/pieces/Token.tsx';
import { Sign, SYMBOL_NAMES } from '../art.tsx';
import { Example, Shown } from '../Example.tsx';
import { nothing, STATES } from '../states.ts';

const COLOURS = [80, 250, 20, 150, 300, 190, 110, 340].map((hue) => `oklch(0.76 0.14 ${hue})`);
const width = (px: number) => ({ '--token': `${px}px` }) as React.CSSProperties;

export function Tokens() {
  return (
    <>
      <Example title="Every shape, by its colour">
        {TOKEN_SHAPES.map((shape, i) => (
          <Shown key={shape} name={shape} style={width(64)}>
            <Token shape={shape} colour={COLOURS[i]} label={shape} count={i % 4 === 0 ? 1 : i}>
              <Sign name={SYMBOL_NAMES[i % SYMBOL_NAMES.length]} plain />
            </Token>
          </Shown>
        ))}
      </Example>
      <Example title="Every state">
        {Object.entries(STATES).map(([name, state], i) => (
          <Shown key={name} name={name} style={width(72)}>
            <Token shape={TOKEN_SHAPES[i]} colour={COLOURS[i]} label={name} count={i + 1} {...state} onPress={nothing}>
              <Sign name={SYMBOL_NAMES[i]} plain />
            </Token>
          </Shown>
        ))}
      </Example>
      <Example title="Sizes and stacks">
        {[24, 36, 56, 88].map((px, i) => (
          <Shown key={px} name={`${px} px`} style={width(px)}>
            <Token shape="hexagon" colour={COLOURS[0]} label="credits">
              {px < 50 ? <Sign name="star" plain /> : i + 1}
            </Token>
          </Shown>
        ))}
        {[1, 2, 3, 12].map((count) => (
          <Shown key={count} name={`${count} of them`} style={width(64)}>
            <Token shape="disc" colour={COLOURS[3]} label={`${count} seeds`} count={count} />
          </Shown>
        ))}
      </Example>
    </>
  );
}
