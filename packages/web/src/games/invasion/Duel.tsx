import type { CSSProperties } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { Beat, Duelling } from './beats.ts';
import { nearOf, type Props } from './board.ts';
import css from './duel.module.css';
import { Globe } from './Globe.tsx';
import * as icons from './icons.ts';
import { lossOf, Plate } from './Plate.tsx';
import { SectorDie } from './SectorDie.tsx';
import { WORDS } from './words.ts';

interface DuelProps {
  readonly props: Props;
  readonly duel: Duelling;
  readonly beat: Beat | undefined;
}

/** The duel after a tie: the planets that are level face each other, and one Missile after another flies between them. */
export function Duel({ props, duel: { cycle, seats }, beat }: DuelProps) {
  const words = WORDS[props.lang];
  return (
    <section className={css.duel} aria-label={words.duel} data-count={seats.length} data-part="duel">
      <h2 className={css.title}>
        <span className={css.word}>{words.duel}!</span>
        <span className={css.cycle}>
          {beat?.won === undefined ? words.cycle(cycle) : words.wonBy(nameOf(beat.won))}
        </span>
      </h2>
      <ul className={css.fighters} style={{ '--count': seats.length } as CSSProperties}>
        {seats.map((seat) => (
          <Fighter key={seat} props={props} seat={seat} beat={beat} />
        ))}
      </ul>
    </section>
  );

  function nameOf(seat: number): string {
    return props.seats[seat].name;
  }
}

/** One of the level planets: it fires, is hit, or raises its shield. */
function Fighter({ props, seat, beat }: Pick<DuelProps, 'props' | 'beat'> & { readonly seat: number }) {
  const { view, seat: reader } = props;
  const fires = beat?.missile?.seat === seat;
  const answer = beat?.answers?.find((e) => e.seat === seat);
  const role = fires ? 'fires' : beat?.won === undefined ? answer?.type : beat.won === seat ? 'won' : 'lost';
  return (
    <li className={css.fighter} data-role={role}>
      <span className={css.planet}>
        <Globe
          seat={seat}
          planet={view.planets[seat]}
          fine
          struck={answer?.type === 'hit' ? beat?.missile?.sector : undefined}
        />
      </span>
      {beat?.missile && (
        <span className={css.rolled} aria-hidden="true">
          {fires && <Icon path={icons.missile} className={css.rocket} />}
          <SectorDie sector={rolledBy(beat, seat)} spinning={!beat.struck} />
          {answer?.type === 'counter' && <Icon path={icons.shield} className={css.shield} />}
          {answer?.type === 'hit' && <b className={css.loss}>{lossOf(answer.hits.length)}</b>}
        </span>
      )}
      <span className={css.plate}>
        <Plate props={props} seat={seat} note="" own={seat === nearOf(reader)} lanes={false} />
      </span>
    </li>
  );
}

/** What somebody's Sector die shows: the attacker's the sector that is struck, each target's its own roll. */
function rolledBy({ missile, answers }: Beat, seat: number): number {
  const answer = answers?.find((e) => e.seat === seat);
  if (answer) return answer.type === 'hit' ? answer.shielded : answer.sector;
  return missile?.seat === seat ? missile.sector : 1;
}
