import { Cover } from '../games/Cover.tsx';
import { useMessages } from '../i18n/useMessages.ts';
import { facesOf } from '../play/faces.tsx';
import { LEVELS } from '../tables/levels.ts';
import look from '../ui/buttons.module.css';
import css from './SeatRound.module.css';
import { type Place, playersOf } from './setup.ts';

interface SeatRoundProps {
  readonly game: string;
  readonly places: readonly Place[];
  readonly range: readonly [number, number];
  onChange(places: readonly Place[]): void;
}

/** The seats around a small table: a person or a bot at each. */
export function SeatRound({ game, places, range: [min, max], onChange }: SeatRoundProps) {
  const { t } = useMessages();
  const players = playersOf(places, t);
  const faces = facesOf(players);
  const set = (seat: number, part: Partial<Place>) =>
    onChange(places.map((place, i) => (i === seat ? { ...place, ...part } : place)));
  return (
    <fieldset className={css.round}>
      <legend className="unseen">{t.setup.seats}</legend>
      <div className={css.felt} aria-hidden="true">
        <Cover game={game} />
      </div>
      {places.map(({ who, name }, seat) => {
        // The first seat is nearest to the reader; the others follow around the table.
        const angle = Math.PI / 2 + (seat * 2 * Math.PI) / places.length;
        const spot = { '--x': Math.cos(angle).toFixed(3), '--y': Math.sin(angle).toFixed(3) } as React.CSSProperties;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <div key={seat} className={css.seat} style={spot}>
            <span className={css.emblem}>{faces[seat].emblem}</span>
            <label className={css.field}>
              <span className="unseen">{t.setup.seat(seat + 1)}</span>
              <select value={who} onChange={(e) => set(seat, { who: e.target.value as Place['who'] })}>
                <option value="person">{seat === firstPerson(places) ? t.setup.you : t.setup.person}</option>
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {t.setup.bot(t.setup[level])}
                  </option>
                ))}
              </select>
            </label>
            {who === 'person' ? (
              <label className={css.field}>
                <span className="unseen">
                  {t.setup.seat(seat + 1)}, {t.setup.name}
                </span>
                <input
                  value={name}
                  maxLength={24}
                  placeholder={players[seat].name}
                  autoComplete="off"
                  onChange={(e) => set(seat, { name: e.target.value })}
                />
              </label>
            ) : (
              <span className={css.name}>{players[seat].name}</span>
            )}
            {places.length > min && (
              <button
                type="button"
                className={css.remove}
                aria-label={t.setup.remove(seat + 1)}
                onClick={() => onChange(places.filter((_, i) => i !== seat))}
              >
                ✕
              </button>
            )}
          </div>
        );
      })}
      {places.length < max && (
        <button
          type="button"
          className={`${look.button} ${css.add}`}
          onClick={() => onChange([...places, { who: 'medium', name: '' }])}
        >
          {t.setup.add}
        </button>
      )}
    </fieldset>
  );
}

function firstPerson(places: readonly Place[]): number {
  return Math.max(
    0,
    places.findIndex((p) => p.who === 'person'),
  );
}
