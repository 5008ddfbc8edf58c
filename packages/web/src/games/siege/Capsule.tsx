import { aimOf, halfPoints, PLANET_FACES, type Planet, partsOf } from '@starboard/siege';
import type { Thing } from '../../contract/skin.ts';
import { declarable, halves, nearOf, type Props } from './board.ts';
import css from './capsule.module.css';
import { cardLine, faceLine, who } from './lines.ts';
import people from './people.module.css';
import type { Outcome } from './whatIf.ts';
import { numberOf } from './words.ts';

interface CapsuleProps {
  readonly props: Props;
  readonly outcome: Outcome | undefined;
  readonly looked: Thing | undefined;
}

/**
 * Where tiles have no room for words: what the thing looked at would bring, what that card does, or the effect of the
 * planet looked at or aimed at; while one may be declared, always what that one does. Everything in it is told to screen readers at the things themselves.
 */
export function Capsule({ props, outcome, looked }: CapsuleProps) {
  const { view } = props;
  const near = nearOf(view);
  const declared = declarable(view);
  return (
    <p className={css.capsule} aria-hidden="true" data-part="capsule" data-leaves>
      {outcome && !declared ? (
        [near, 1 - near].map((seat) => (
          <span key={seat} className={`${css.side} ${people[view.players[seat].species]}`}>
            <span className={css.who}>{who(seat, props).start}</span>
            <span className={css.points}>{[view, outcome].map((at) => halves(halfPoints(at)[seat])).join(' → ')}</span>
          </span>
        ))
      ) : (
        <span>{words()}</span>
      )}
    </p>
  );

  function words() {
    const [kind, at] = looked?.split(':') ?? [];
    if (declared) return effect(declared);
    const card = kind === 'hand' ? view.players[near].hand?.[Number(at)] : undefined;
    if (card) return cardLine(partsOf(card).kind, near, props);
    return effect(kind === 'planet' ? (Number(at) as Planet) : aimOf(view, near));
  }

  function effect(planet: Planet) {
    const face = view.planets[planet - 1];
    return (
      <>
        <span className={css.name}>
          {numberOf(planet)} {PLANET_FACES[face].name}
        </span>{' '}
        {faceLine(face, props)}
      </>
    );
  }
}
