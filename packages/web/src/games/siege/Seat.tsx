import { aimOf, halfPoints, type NextTurn, SPECIES_NAMES } from '@starboard/siege';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Tip } from '../../ui/Tip.tsx';
import { halves, type Props } from './board.ts';
import { Crest } from './Crest.tsx';
import * as icons from './icons.ts';
import { who } from './lines.ts';
import { CardList } from './PlanetZoom.tsx';
import people from './people.module.css';
import css from './seat.module.css';
import { numberOf, WORDS } from './words.ts';
import zoomCss from './zoom.module.css';

interface SeatProps {
  readonly props: Props;
  readonly seat: number;
  readonly side: 'near' | 'far';
  /** The hand and the piles. */
  readonly children: ReactNode;
}

/** One player's side of the table: who it is and how it stands, where the hand aims, what waits. */
export function Seat({ props, seat, side, children }: SeatProps) {
  const { view, seats, lang } = props;
  const { species } = view.players[seat];
  const words = WORDS[lang];
  const half = halfPoints(view)[seat];
  const points = halves(half);
  return (
    <section
      className={`${css.side} ${people[species]}`}
      data-side={side}
      data-active={view.stack.length > 0 && view.active === seat}
      data-leaves
      aria-label={`${seats[seat].name}, ${SPECIES_NAMES[species][lang]}`}
    >
      <div className={css.who}>
        <Crest species={species} className={css.crest} />
        <span className={css.names}>
          <span className={css.called}>
            <span className={css.name}>{seats[seat].name}</span>
            {view.first === seat && (
              <Tip content={words.firstLong}>
                {(trigger) => (
                  <button type="button" className={css.first} {...trigger}>
                    {words.first}
                  </button>
                )}
              </Tip>
            )}
          </span>
          <span className={css.people}>{SPECIES_NAMES[species][lang]}</span>
        </span>
        <Tip content={words.pointsLong}>
          {(trigger) => (
            <button type="button" className={css.points} data-anchor={`points:${seat}`} {...trigger}>
              <span key={points} className={css.figure}>
                {points}
              </span>
              <span className={css.label}>{words.points(half)}</span>
            </button>
          )}
        </Tip>
      </div>
      <div className={css.signs}>
        <Aim props={props} seat={seat} />
        <Waiting props={props} seat={seat} />
      </div>
      {children}
    </section>
  );
}

type PartProps = Pick<SeatProps, 'props' | 'seat'>;

/** How many cards a player holds, and so where that player aims. */
function Aim({ props, seat }: PartProps) {
  const { handSize, hand, known } = props.view.players[seat];
  const aim = aimOf(props.view, seat);
  const words = WORDS[props.lang];
  const look = () =>
    props.zoom(
      <section className={zoomCss.pile}>
        <h3>{words.knownCards}</h3>
        <CardList cards={hand ?? known} seat={seat} props={props} none={words.nothing} />
      </section>,
    );
  return (
    <Tip content={words.aims(handSize, aim)} press="hold">
      {(trigger) => (
        <button
          type="button"
          className={css.aim}
          {...trigger}
          onClick={() => {
            trigger.onClick();
            look();
          }}
        >
          <span className="unseen">{words.aims(handSize, aim)}</span>
          <Icon path={icons.handSize} />
          <span key={`hand ${handSize}`} className={css.count} aria-hidden="true">
            {handSize}
          </span>
          <span className={css.arrow} aria-hidden="true">
            →
          </span>
          <Icon path={icons.aim} />
          <span key={`aim ${aim}`} className={css.count} aria-hidden="true">
            {numberOf(aim)}
          </span>
        </button>
      )}
    </Tip>
  );
}

const WAITING_ICONS: Readonly<Record<keyof NextTurn, string>> = {
  randomDeploy: icons.random,
  noPlanetEffect: icons.silence,
  forcedShift: icons.storm,
  mayShift: icons.compass,
  enemyShielded: icons.shield,
};

/** What waits for a player's next turn, and what is in force in this one. */
function Waiting({ props, seat }: PartProps) {
  const { view, lang } = props;
  const words = WORDS[lang];
  const chips = (next: NextTurn, when: string) =>
    (Object.keys(WAITING_ICONS) as (keyof NextTurn)[])
      .filter((effect) => next[effect])
      .map((effect) => {
        const { short, long } = words.waiting[effect](next.forcedShift > 0 ? '+1' : '−1', who(1 - seat, props));
        const told = `${long} (${when})`;
        return (
          <li key={`${when} ${effect}`}>
            <Tip content={told}>
              {(trigger) => (
                <button type="button" className={css.chip} {...trigger}>
                  <Icon path={WAITING_ICONS[effect]} />
                  <span aria-hidden="true">{short}</span>
                  <span className="unseen">{told}</span>
                </button>
              )}
            </Tip>
          </li>
        );
      });
  const now = view.active === seat && view.stack.length > 0 ? chips(view.turn.inForce, words.thisTurn) : [];
  const all = [...now, ...chips(view.players[seat].pending, words.nextTurn)];
  return (
    <ul className={css.waiting} data-many={all.length > 1}>
      {all}
    </ul>
  );
}
