import { PLANETS } from '@starboard/invasion';
import type { Seat } from '@starboard/kernel';
import { Picture } from '../../art/Picture.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tip } from '../../ui/Tip.tsx';
import { commanderSvg } from './art/people.ts';
import type { Beat } from './beats.ts';
import { type Props, standingOf, throwerOf } from './board.ts';
import { Globe } from './Globe.tsx';
import * as icons from './icons.ts';
import { signed } from './numbers.ts';
import { lossOf, Plate } from './Plate.tsx';
import { SectorDie } from './SectorDie.tsx';
import { nameOf } from './who.ts';
import { WORDS } from './words.ts';
import css from './world.module.css';

interface WorldProps {
  readonly props: Props;
  readonly seat: Seat;
  /** It stands large in the middle now: here its commander keeps the place. */
  readonly away: boolean;
  readonly own?: boolean;
  readonly beat: Beat | undefined;
  /** What one Missile of the reader's would change here, on average. */
  readonly missile?: number | undefined;
}

/** Another planet, small but whole, over the plate of its owner; press it to see it large. */
export function World({ props, seat, away, own = false, beat, missile }: WorldProps) {
  const { view, seats, lang, zoom } = props;
  const words = WORDS[lang];
  const standing = standingOf(view, seat);
  const frame = view.stack.at(-1);
  const locked = frame?.step === 'pick' && frame.picks[seat] !== 0;
  const pool = frame?.step === 'freeRebuild' ? frame.pools[seat] : 0;
  const note = own
    ? PLANETS[seat].name
    : locked
      ? words.locked
      : pool > 0
        ? words.pool(pool)
        : view.stack.length > 0 && seat === throwerOf(view)
          ? words.threw
          : standing === 'playing'
            ? words.playing
            : words[standing];
  const answer = beat?.answers?.find((e) => e.seat === seat);
  const target = beat?.missile !== undefined && beat.missile.seat !== seat;
  return (
    <div
      className={css.world}
      data-world={seat}
      data-own={own}
      data-away={away}
      data-hit={answer?.type}
      data-active={view.stack.length > 0 && seat === view.active}
    >
      <button
        type="button"
        className={css.sight}
        // One stop for Tab: arrows reach the other planets from there.
        tabIndex={own ? 0 : -1}
        data-anchor={`world:${seat}`}
        onClick={() =>
          zoom(
            <div className={css.zoomed}>
              <Globe seat={seat} planet={view.planets[seat]} fine />
              <div className={css.title}>
                <Plate props={props} seat={seat} note={note} own={own} lanes={false} />
              </div>
            </div>,
          )
        }
      >
        <span className="unseen">{words.planetOf(nameOf(seat, props))}</span>
        <span className={css.planet}>
          <Globe
            seat={seat}
            planet={view.planets[seat]}
            struck={answer?.type === 'hit' ? beat?.missile?.sector : undefined}
          />
        </span>
        <Picture name={`commander ${seat}`} draw={() => commanderSvg(seat)} className={css.commander} />
        {target && (
          <span className={css.rolled} aria-hidden="true">
            <SectorDie
              sector={answer ? (answer.type === 'hit' ? answer.shielded : answer.sector) : (beat?.missile?.sector ?? 1)}
              spinning={!beat?.struck}
            />
            {answer?.type === 'counter' && <Icon path={icons.shield} className={css.shield} />}
            {answer?.type === 'hit' && <b className={css.loss}>{lossOf(answer.hits.length)}</b>}
          </span>
        )}
      </button>
      {missile !== undefined && (
        <Tip content={words.missile(seats[seat].name, signed(missile, lang))}>
          {(tip) => (
            <button type="button" className={css.missile} {...tip} tabIndex={-1}>
              <Icon path={icons.missile} />
              <span aria-hidden="true">{signed(missile, lang)}</span>
              <span className="unseen">{words.missile(seats[seat].name, signed(missile, lang))}</span>
            </button>
          )}
        </Tip>
      )}
      <div className={css.plate}>
        <Plate props={props} seat={seat} note={note} own={own} />
      </div>
    </div>
  );
}
