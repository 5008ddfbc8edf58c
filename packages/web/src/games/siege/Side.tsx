import { aimOf, halfPoints, type NextTurn, SPECIES_NAMES } from '@starboard/siege';
import type { ReactNode } from 'react';
import { addressOf } from '../../art/Picture.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { backSvg } from './aliens/alien.ts';
import { halves, nearOf, type Props } from './board.ts';
import * as icons from './icons.ts';
import { Piles } from './Piles.tsx';
import { CardList } from './PlanetZoom.tsx';
import people from './people.module.css';
import css from './side.module.css';
import { numberOf, WORDS } from './words.ts';
import zoomCss from './zoom.module.css';

interface SideProps {
  readonly props: Props;
  readonly seat: number;
  readonly children: ReactNode;
}

/** One player's side of the table: who it is and how it stands, the hand, draw pile and discard pile. */
export function Side({ props, seat, children }: SideProps) {
  const { view, seats, lang } = props;
  const player = view.players[seat];
  const words = WORDS[lang];
  const active = view.stack.length > 0 && view.active === seat;
  return (
    <section
      className={`${css.side} ${people[player.species]}`}
      data-side={seat === nearOf(view) ? 'near' : 'far'}
      data-active={active}
      aria-label={`${seats[seat].name}, ${SPECIES_NAMES[player.species][lang]}`}
    >
      <div className={css.who}>
        <span
          className={css.crest}
          style={{ backgroundImage: `url("${addressOf(`back ${player.species}`, () => backSvg(player.species))}")` }}
        />
        <span className={css.names}>
          <span className={css.name} title={seats[seat].name}>
            {seats[seat].emblem} {seats[seat].name}
          </span>
          <span className={css.people}>
            {SPECIES_NAMES[player.species][lang]}
            {view.first === seat && <b className={css.first}>{words.first}</b>}
          </span>
        </span>
        <span className={css.points} title={words.points}>
          {halves(halfPoints(view)[seat])}
          <span className={css.label}>{words.points}</span>
        </span>
        <Waiting props={props} seat={seat} />
      </div>
      {children}
      <Aim props={props} seat={seat} />
      <Piles props={props} seat={seat} />
    </section>
  );
}

/** How many cards a player holds, and so where that player aims. */
function Aim({ props, seat }: Omit<SideProps, 'children'>) {
  const { handSize, known } = props.view.players[seat];
  const aim = aimOf(props.view, seat);
  const words = WORDS[props.lang];
  const look = () =>
    props.zoom(
      <section className={zoomCss.pile}>
        <h3>{words.knownCards}</h3>
        <CardList cards={known} lang={props.lang} none={words.nothing} />
      </section>,
    );
  return (
    <button type="button" className={css.aim} title={words.aims(handSize, aim)} onClick={look}>
      <span className="unseen">{words.aims(handSize, aim)}</span>
      <Icon path={icons.handSize} />
      <b aria-hidden="true">{handSize}</b>
      <span className={css.arrow} aria-hidden="true">
        →
      </span>
      <Icon path={icons.aim} />
      <b aria-hidden="true">{numberOf(aim)}</b>
    </button>
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
function Waiting({ props, seat }: Omit<SideProps, 'children'>) {
  const { view, lang } = props;
  const words = WORDS[lang];
  const chips = (next: NextTurn, when: string) =>
    (Object.keys(WAITING_ICONS) as (keyof NextTurn)[])
      .filter((effect) => next[effect])
      .map((effect) => {
        const { short, long } = words.waiting[effect](next.forcedShift > 0 ? '+1' : '−1');
        return (
          <li key={`${when} ${effect}`} title={`${long} (${when})`}>
            <Icon path={WAITING_ICONS[effect]} />
            <span>{short}</span>
            <span className="unseen">{`${long} (${when})`}</span>
          </li>
        );
      });
  const now = view.active === seat && view.stack.length > 0 ? chips(view.turn.inForce, words.thisTurn) : [];
  const all = [...now, ...chips(view.players[seat].pending, words.nextTurn)];
  return (
    <ul className={css.waiting} data-many={all.length > 2}>
      {all}
    </ul>
  );
}
