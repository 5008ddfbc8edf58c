import type { AnyGame } from '@starboard/kernel';
import type { Table } from '@starboard/table';
import { type CSSProperties, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { GameSkin, SeatFace } from '../../contract/skin.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { linesOf } from '../../story/sentences.ts';
import type { Snapshot } from '../snapshot.ts';
import { useFetched } from '../useFetched.ts';
import caption from './caption.module.css';
import { scoresAt } from './count.ts';
import css from './Ending.module.css';
import { EndingStory } from './EndingStory.tsx';
import { Score } from './Score.tsx';
import { Tokens } from './Tokens.tsx';
import type { Ceremony } from './useEnding.ts';
import { useNext } from './useNext.ts';
import { useNumbers } from './useNumbers.ts';
import { pageInHistory, usePages } from './usePages.ts';
import type { Verdict } from './verdict.ts';
import { Ways } from './Ways.tsx';
import { Winner } from './Winner.tsx';

interface EndingProps {
  readonly table: Table;
  readonly game: AnyGame;
  readonly skin: GameSkin;
  readonly snapshot: Snapshot;
  readonly faces: readonly SeatFace[];
  readonly ceremony: Ceremony;
  readonly verdict: Verdict;
  onRematch(): void;
  onReplay(): void;
  onShare(): void;
  /** The address of the replay, after this decision. */
  href(at: number): string;
  /** Into the replay, after this decision. */
  onGo(at: number): void;
}

/** The end of a match, in the game's own room: the count, who has won and why, and on a second page how it went. */
export function Ending(props: EndingProps) {
  const { table, game, skin, snapshot, faces, ceremony, verdict, onRematch, onReplay, onShare, onGo, href } = props;
  const { lang } = useMessages();
  const { id, end, seat, view } = snapshot;
  const { scene, tally, counted } = ceremony;
  const told = scene === 'told';
  const [heading, about] = [useId(), useId()];
  const title = useRef<HTMLHeadingElement>(null);
  const [page, setPage] = useState(pageInHistory);
  const outcome = end && 'points' in end ? end : undefined;
  const winner = end?.winners.length === 1 ? end.winners[0] : undefined;
  const next = useNext(game.id, id);
  const numbers = useNumbers(snapshot, skin, game);
  const fetched = useFetched(
    id,
    useCallback(async () => table.record?.(), [table]),
  )?.value;
  const record = fetched && 'value' in fetched ? fetched.value : undefined;
  const swipe = usePages(told, page, setPage, () => ceremony.look(true));
  // Who hears the page is told the result first, and goes on from there.
  useEffect(() => {
    if (told) title.current?.focus({ preventScroll: true });
  }, [told]);

  const reason = () => {
    if (verdict.forfeit) return verdict.forfeit;
    if (skin.ending && outcome) return skin.ending.why(view, outcome, lang);
    return linesOf(game, snapshot.moments, seat, lang).at(-1)?.text;
  };
  const letters = { '--letters': Math.max(5, verdict.title.length) } as CSSProperties;
  return (
    <section
      className={css.ending}
      aria-labelledby={heading}
      aria-describedby={about}
      data-part="ending"
      data-page={page}
      data-told={told}
      data-row={skin.ending !== undefined && (outcome !== undefined || skin.ending.stands === true)}
      {...swipe}
    >
      <span className={css.night} />
      {told && winner !== undefined && (
        <span className={css.rays} style={{ '--seat': faces[winner].colour } as CSSProperties} />
      )}
      {!told && <p className={caption.caption}>{skin.ending?.caption(lang)}</p>}
      <div className={css.result} inert={page === 2}>
        {told && (
          <>
            <div className={css.words}>
              <h2 className={css.title} id={heading} ref={title} tabIndex={-1} style={letters}>
                {verdict.title}
              </h2>
              <p className={css.why} id={about}>
                {reason()}
              </p>
              <ul className={css.numbers}>
                {numbers.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
            <div className={css.portrait}>
              <Winner faces={faces} winners={end?.winners ?? []} crowned={winner !== undefined} />
            </div>
          </>
        )}
        <div className={css.score}>
          <Score
            game={game}
            snapshot={snapshot}
            faces={faces}
            points={outcome ? scoresAt(outcome.points, tally, counted) : skin.points?.(view)}
            counting={!told}
          />
        </div>
      </div>
      {told && (
        <>
          <EndingStory
            game={game}
            skin={skin}
            record={record}
            faces={faces}
            eye={seat}
            href={href}
            page={page}
            onPage={setPage}
            onGo={onGo}
          />
          <Ways
            next={next}
            onRematch={onRematch}
            onReplay={onReplay}
            onShare={onShare}
            onLook={() => ceremony.look(true)}
          />
        </>
      )}
      {page === 1 && (
        <Tokens
          tally={tally}
          counted={counted}
          faces={faces}
          near={seat ?? 0}
          lang={lang}
          say={game.text.points}
          from={ceremony.from}
        />
      )}
    </section>
  );
}
