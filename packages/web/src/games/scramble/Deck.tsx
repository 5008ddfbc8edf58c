import { ENERGIES } from '@starboard/scramble';
import { Bag } from './Bag.tsx';
import { Bay } from './Bay.tsx';
import type { Desk } from './board.ts';
import css from './deck.module.css';
import { Heat } from './Heat.tsx';
import { Purse } from './Purse.tsx';
import { Victory } from './Victory.tsx';
import { WORDS } from './words.ts';

/** The reader's cockpit: machined metal with a lit edge. */
export function Deck({ desk }: { readonly desk: Desk }) {
  return (
    <section className={css.deck} aria-label={WORDS[desk.props.lang].cockpit} data-part="deck">
      <svg className={css.edge} viewBox="0 0 1440 20" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d="M0 17H232L252 2H1188L1208 17H1440" vectorEffect="non-scaling-stroke" />
      </svg>
      <Bag desk={desk} />
      <Heat desk={desk} />
      <Victory desk={desk} />
      <div className={css.bays} data-leaves="true">
        {ENERGIES.map((weapon) => (
          <Bay key={weapon} desk={desk} weapon={weapon} />
        ))}
      </div>
      <Purse desk={desk} />
    </section>
  );
}
