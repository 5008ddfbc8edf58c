import type { CardKey } from '@starboard/siege';
import { Piece } from '../../motion/Piece.tsx';
import { Zone } from '../../motion/Zone.tsx';
import { Tip } from '../../ui/Tip.tsx';
import { nearOf, type Props } from './board.ts';
import { Back, Chip } from './Card.tsx';
import { zone } from './flights.ts';
import { CardList } from './PlanetZoom.tsx';
import css from './piles.module.css';
import { WORDS } from './words.ts';
import zoomCss from './zoom.module.css';

interface PilesProps {
  readonly props: Props;
  readonly seat: number;
}

/** From how many cards down a draw pile calls for attention. */
const LOW = 4;

/** A player's draw pile and discard pile. */
export function Piles({ props, seat }: PilesProps) {
  return (
    <div className={css.piles} data-side={seat === nearOf(props.view) ? 'near' : 'far'}>
      <Pile props={props} seat={seat} />
      <Discards props={props} seat={seat} />
    </div>
  );
}

function Pile({ props, seat }: PilesProps) {
  const { species, pileSize } = props.view.players[seat];
  const label = WORDS[props.lang].pile(pileSize);
  return (
    <Tip content={label}>
      {(trigger) => (
        <Zone
          as="button"
          type="button"
          id={zone.pile(seat)}
          className={css.pile}
          data-low={pileSize <= LOW}
          aria-label={label}
          {...trigger}
        >
          {pileSize > 12 && <Back species={species} />}
          {pileSize > LOW && <Back species={species} />}
          {pileSize > 0 && <Back species={species} />}
          <span className={css.count} data-of={zone.pile(seat)}>
            {pileSize}
          </span>
        </Zone>
      )}
    </Tip>
  );
}

function Discards({ props, seat }: PilesProps) {
  const { view, lang, zoom } = props;
  const { discards } = view.players[seat];
  const words = WORDS[lang];
  const top: CardKey | undefined = discards.at(-1);
  const look = () =>
    zoom(
      <section className={zoomCss.pile}>
        <h3>
          {words.discardPile} ({discards.length})
        </h3>
        <CardList cards={[...discards].reverse()} seat={seat} props={props} none={words.nothing} />
      </section>,
    );
  return (
    <Tip content={words.discards(discards.length)} press="hold">
      {(trigger) => (
        <Zone
          as="button"
          id={zone.discards(seat)}
          type="button"
          className={css.pile}
          data-discards
          {...trigger}
          onClick={() => {
            trigger.onClick();
            look();
          }}
        >
          <span className="unseen">{words.discards(discards.length)}</span>
          {top && (
            <Piece as="span" id={top} className={css.top} aria-hidden="true">
              <Chip card={top} />
            </Piece>
          )}
          <span className={css.count} data-of={zone.discards(seat)} aria-hidden="true">
            {discards.length}
          </span>
        </Zone>
      )}
    </Tip>
  );
}
