import { people } from '@starboard/table';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Picture } from '../art/Picture.tsx';
import type { Glance } from '../contract/entry.ts';
import { Cover } from '../games/Cover.tsx';
import { entryOf, nameOf } from '../games/load.ts';
import type { Messages } from '../i18n/messages.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { facesOf } from '../play/faces.tsx';
import { namedIn } from '../story/speech.ts';
import type { MatchRow } from '../tables/database.ts';
import { waitsForMe } from '../tables/matchList.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/frame.ts';
import { ago } from './ago.ts';
import css from './MatchCard.module.css';
import plate from './plate.module.css';
import { useGlance } from './useGlance.ts';

/** The board above the plate, or beside it. */
export type Shape = 'card' | 'row';

interface MatchCardProps {
  readonly match: MatchRow;
  readonly shape: Shape;
  /** The one way on of the screen. */
  readonly first?: boolean;
  /** There is no room for the full name. */
  readonly narrow?: boolean;
  onDelete?(match: MatchRow): void;
}

/** A match as it stands: its board in small, whose turn it is, the score. */
export function MatchCard({ match, shape, first = false, narrow = false, onDelete }: MatchCardProps) {
  const { t, lang } = useMessages();
  const { id, opening, updated, end, steps, seen } = match;
  const { game } = opening;
  const players = namedIn(opening.players, t);
  const glance = useGlance(game);
  const title = `${nameOf(game)}, ${players.map((s) => s.name).join(' – ')}`;
  const score = scoreOf(match, glance) ?? facesOf(players).map(({ emblem }) => ({ points: '', sign: emblem }));
  return (
    <div
      className={`${css.match} ${css[shape]} ${entryOf(game)?.plate ?? ''} ${plate.plate}`}
      data-first={first || undefined}
    >
      <div className={css.inside}>
        <span className={css.board} aria-hidden="true">
          <Cover game={game} className={css.cover} />
          {seen && glance && <Miniature match={match} glance={glance} />}
        </span>
        <span className={css.words}>
          <span className={css.told}>
            <Link
              href={`/${end ? 'replay' : 'table'}/${game}/${id}`}
              className={`${plate.title} ${css.go}`}
              aria-label={end ? t.home.watch(title) : t.home.resume(title)}
              aria-describedby={`match-${id}`}
            >
              {narrow ? (entryOf(game)?.short ?? game) : nameOf(game)}
            </Link>
            <span className={css.state} id={`match-${id}`}>
              <Now match={match} t={t} />
              <span className={css.time}> · {steps > 0 ? ago(updated, lang) : t.home.decisions(0)}</span>
            </span>
          </span>
          <span className={css.score}>
            {score.map(({ points, sign }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the row.
              <span key={seat} className={css.points}>
                <span className="unseen">{players[seat]?.name}</span>
                {sign}
                {points || <span className={css.who}>{players[seat]?.name}</span>}
              </span>
            ))}
          </span>
          {(shape !== 'row' || !(end || onDelete)) && (
            <span className={css.on} aria-hidden="true">
              {end ? t.home.watchIt : t.home.goOn}
            </span>
          )}
        </span>
      </div>
      {onDelete && (
        <button
          type="button"
          className={css.delete}
          onClick={() => onDelete(match)}
          aria-label={t.home.deleteMatch(title)}
        >
          <Icon path={icons.remove} />
        </button>
      )}
    </div>
  );
}

/** Whose turn it is, or how it ended. */
function Now({ match, t }: { readonly match: MatchRow; readonly t: Messages }): ReactNode {
  const { opening, seen, end } = match;
  const players = namedIn(opening.players, t);
  if (end) {
    if (end.winners.length !== 1) return <b>{end.winners.length ? t.ending.tie : t.ending.lost}</b>;
    const { name } = players[end.winners[0]];
    return <b>{name === t.setup.you ? t.ending.youWin : t.ending.wins(name)}</b>;
  }
  const here = people(players);
  if (waitsForMe(match)) {
    const mine = seen?.actors.filter((seat) => here.includes(seat)) ?? [];
    return <b className={css.mine}>{here.length === 1 ? t.table.yourTurn : t.table.turnOf(players[mine[0]].name)}</b>;
  }
  const [actor] = seen?.actors ?? [];
  return actor === undefined ? t.home.decisions(match.steps) : <b>{t.table.turnOf(players[actor].name)}</b>;
}

/** What was stored of a view by other rules may not be understood any more; then the cover stands alone. */
function scoreOf({ seen }: MatchRow, glance: Glance | undefined): ReturnType<Glance['score']> | undefined {
  try {
    return seen && glance?.score(seen.view);
  } catch {
    return undefined;
  }
}

interface MiniatureProps {
  readonly match: MatchRow;
  readonly glance: Glance;
}

/** The board in small, drawn for the place it has. */
function Miniature({ match: { id, updated, seen }, glance }: MiniatureProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const [size, setSize] = useState<readonly [number, number]>();
  useLayoutEffect(() => {
    const place = ref.current;
    if (!place) return undefined;
    const watching = new ResizeObserver(() => setSize([coarse(place.offsetWidth), coarse(place.offsetHeight)]));
    watching.observe(place);
    return () => watching.disconnect();
  }, []);
  const draw = () => {
    try {
      return seen && size ? glance.draw(seen.view, seen.viewer, ...size) : '';
    } catch {
      return '';
    }
  };
  return (
    <span ref={ref} className={css.miniature}>
      {size && <Picture name={`match ${id} ${updated} ${size}`} draw={draw} className={css.drawn} />}
    </span>
  );
}

/** Few sizes, so that a window that is pulled does not draw at every step. */
function coarse(pixels: number): number {
  return Math.max(1, Math.round(pixels / 8)) * 8;
}
