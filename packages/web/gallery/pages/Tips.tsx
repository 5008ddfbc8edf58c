import { Card } from '../../src/pieces/Card.tsx';
import look from '../../src/ui/buttons.module.css';
import type { Side } from '../../src/ui/place.ts';
import { Tip } from '../../src/ui/Tip.tsx';
import { DEMOS } from '../art.tsx';
import { Example } from '../Example.tsx';
import css from '../gallery.module.css';
import { nothing, REASON } from '../states.ts';

const SIDES: readonly Side[] = ['top', 'bottom', 'left', 'right'];
const LONG =
  'The end is triggered as soon as a draw pile is empty. The player who did it finishes the turn, the other has one more, and then the planets are counted.';

export function Tips() {
  return (
    <>
      <Example title="By hover, focus, tap and long press">
        {SIDES.map((side) => (
          <Tip key={side} content={`It stands at the ${side} if there is room.`} side={side}>
            {(trigger) => (
              <button type="button" className={look.button} {...trigger}>
                {side}
              </button>
            )}
          </Tip>
        ))}
        <Tip content={LONG}>
          {(trigger) => (
            <button type="button" className={css.sign} aria-label="Why the end is near" {...trigger}>
              !
            </button>
          )}
        </Tip>
      </Example>
      <Example title="On a thing that does something when it is tapped" note="A finger shows the tip by a long press.">
        <Tip content="Ends your turn. You can still undo it." press="hold">
          {(trigger) => (
            <button type="button" className={`${look.button} ${look.first}`} {...trigger}>
              End turn
            </button>
          )}
        </Tip>
      </Example>
      <Example title="On turned and scaled things">
        <div style={{ rotate: '-8deg', scale: '1.1', padding: '1rem' }}>
          <Card size="hand" {...DEMOS[3]} onPress={nothing} />
        </div>
        <div style={{ transform: 'translate(30px, -10px) rotate(9deg)', padding: '1rem' }}>
          <Card
            size="hand"
            {...DEMOS[1]}
            thing={{ name: 'x', open: false, selected: false, violation: { rule: 'G' } }}
            reason={REASON}
            onPress={nothing}
          />
        </div>
      </Example>
      <Example title="At the edges of the page">
        <div className={css.row} style={{ justifyContent: 'space-between' }}>
          {['left edge', 'right edge'].map((name) => (
            <Tip key={name} content={LONG}>
              {(trigger) => (
                <button type="button" className={look.button} {...trigger}>
                  {name}
                </button>
              )}
            </Tip>
          ))}
        </div>
      </Example>
    </>
  );
}
