import { useState } from 'react';
import type { RoomProps, SetupRoom } from '../contract/setup.ts';
import { Cover } from '../games/Cover.tsx';
import { useMessages } from '../i18n/useMessages.ts';
import { ChairPaper } from './ChairPaper.tsx';
import { Seated } from './Seated.tsx';
import css from './SeatRound.module.css';
import { chairs, type Place, swapped } from './setup.ts';

interface SeatRoundProps {
  readonly game: string;
  readonly range: readonly [number, number];
  readonly room: SetupRoom | undefined;
  readonly props: RoomProps;
  readonly places: readonly Place[];
  /** Other people come by a link. */
  readonly online: boolean;
  onChange(places: readonly Place[]): void;
}

/** The table and who sits around it, me always below. A press on a chair opens a small paper there. */
export function SeatRound({ game, range, room, props, places, online, onChange }: SeatRoundProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState<{ readonly seat: number; readonly chair: HTMLElement }>();
  const [said, say] = useState('');
  const [min, max] = range;
  const { below, names } = props;
  const isFriend = (seat: number) => online && seat !== below && places[seat].who === 'person';
  const swap = (a: number, b: number) => {
    onChange(swapped(places, a, b));
    say(t.setup.swapped(b + 1));
  };
  return (
    <fieldset className={css.round} data-most={max} data-seated={places.length}>
      <legend className="unseen">{t.setup.seats}</legend>
      <div className={css.table}>
        <div className={css.felt}>
          {room?.Table ? <room.Table {...props} /> : <Cover game={game} className={css.cover} />}
        </div>
      </div>
      {chairs(places.length, max, below).map(({ seat, angle }) => {
        const spot = { '--x': Math.cos(angle).toFixed(3), '--y': Math.sin(angle).toFixed(3) } as React.CSSProperties;
        const side = Math.abs(Math.cos(angle)) > 0.3 ? 'across' : 'along';
        if (seat === undefined) {
          return (
            <div key={`free ${angle.toFixed(2)}`} className={css.chair} data-side={side} data-free="true" style={spot}>
              <button
                type="button"
                className={css.free}
                aria-label={t.setup.add}
                onClick={() => onChange([...places, { who: 'medium', name: '' }])}
              >
                +
              </button>
            </div>
          );
        }
        return (
          <div key={`seat ${seat}`} className={css.chair} data-side={side} data-below={seat === below} style={spot}>
            <Seated
              seat={seat}
              place={places[seat]}
              name={names[seat]}
              me={seat === below && (online || places[seat].who === 'person')}
              friend={isFriend(seat)}
              portrait={room?.portrait?.(seat, props.options)}
              look={room?.look?.(seat, props.options)}
              open={open?.seat === seat}
              onPress={(chair) => setOpen(open?.seat === seat ? undefined : { seat, chair })}
              onSwap={(other) => swap(seat, other)}
            />
          </div>
        );
      })}
      <p className={css.hint}>{t.setup.hint}</p>
      <p className="unseen" role="status">
        {said}
      </p>
      {open && places[open.seat] && (
        <ChairPaper
          key={open.seat}
          seat={open.seat}
          chair={open.chair}
          places={places}
          names={names}
          friend={isFriend(open.seat)}
          least={min}
          onChange={(place) => onChange(places.map((p, i) => (i === open.seat ? place : p)))}
          onSwap={(other) => {
            swap(open.seat, other);
            setOpen(undefined);
          }}
          onRemove={() => {
            onChange(places.filter((_, i) => i !== open.seat));
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </fieldset>
  );
}
