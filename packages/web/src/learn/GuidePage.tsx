import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import type { Guide } from '../contract/guide.ts';
import type { GameSkin } from '../contract/skin.ts';
import { Cover } from '../games/Cover.tsx';
import { loadGame, loadGuide } from '../games/load.ts';
import { NoGame } from '../games/NoGame.tsx';
import { useMessages } from '../i18n/useMessages.ts';
import { Frame } from '../play/Frame.tsx';
import { useSnapshot } from '../play/snapshot.ts';
import { BOT_PAUSE, settings, useSettings } from '../settings/settings.ts';
import { beginNow } from '../tables/begin.ts';
import { person } from '../tables/players.ts';
import look from '../ui/buttons.module.css';
import { State } from '../ui/states.tsx';
import { Coach } from './Coach.tsx';
import css from './GuidePage.module.css';
import { guideFinished, keepGuide, unfinishedGuide } from './left.ts';
import { lessonTable } from './lessonTable.ts';

/** A guided first match: lessons at the real table. */
export function GuidePage({ game }: { readonly game: string }) {
  const guide = use(loadGuide(game));
  const loaded = use(loadGame(game));
  if (!guide || !loaded) return <NoGame id={game} />;
  return <Lessons guide={guide} skin={loaded.skin} />;
}

/** The lesson to begin with: the one that was left, or the first. */
function begun({ game, lessons }: Guide): number {
  if (guideFinished(game.id)) return lessons.length;
  return Math.max(
    0,
    lessons.findIndex(({ id }) => id === unfinishedGuide(game.id)?.lesson),
  );
}

function Lessons({ guide, skin }: { readonly guide: Guide; readonly skin: GameSkin }) {
  const { t } = useMessages();
  const [, navigate] = useLocation();
  const { id } = guide.game;
  const [at, setAt] = useState(() => begun(guide));
  const go = (lesson: number) => {
    if (lesson >= guide.lessons.length) keepGuide(id, 'finished');
    else keepGuide(id, leftAt(guide, lesson, []));
    setAt(lesson);
  };
  if (at < guide.lessons.length) return <Taught key={at} guide={guide} at={at} skin={skin} onNext={() => go(at + 1)} />;
  return (
    <State
      picture={<Cover game={id} wide className={css.cover} />}
      title={t.learn.done}
      text={t.learn.doneAbout}
      first={
        <button
          type="button"
          className={`${look.button} ${look.first}`}
          // Who has just learnt it begins against somebody gentle, never alone.
          onClick={async () => navigate(await beginNow(id, Math.max(2, guide.game.seats[0]), 'easy'))}
        >
          {t.learn.playNow}
        </button>
      }
    >
      <button type="button" className={look.button} onClick={() => go(0)}>
        {t.learn.restart}
      </button>
      <Link href={`/learn/${id}`} className={look.button}>
        {t.app.learn}
      </Link>
    </State>
  );
}

const leftAt = ({ lessons }: Guide, at: number, taken: readonly string[]) => ({
  lesson: lessons[at].id,
  title: lessons[at].title,
  at,
  of: lessons.length,
  taken,
});

interface TaughtProps {
  readonly guide: Guide;
  readonly at: number;
  readonly skin: GameSkin;
  onNext(): void;
}

/** Others act at the speed at which bots do. */
const pause = () => new Promise<void>((then) => setTimeout(then, BOT_PAUSE[settings().bots]));

function Taught({ guide, at, skin, onNext }: TaughtProps) {
  const { t } = useMessages();
  const { name } = useSettings();
  const { id } = guide.game;
  const lesson = guide.lessons[at];
  const [table] = useState(() => {
    const left = unfinishedGuide(id);
    const others = guide.others.map((called) => ({ kind: 'bot' as const, name: called, level: 'easy' }));
    return lessonTable(guide, lesson, [person(name, 0, true, t), ...others], {
      taken: left?.lesson === lesson.id ? left.taken : [],
      pause,
    });
  });
  const snapshot = useSnapshot(table, guide.game);
  const progress = useSyncExternalStore(table.subscribe, table.progress);
  const { taken, done } = progress;
  const ready = snapshot !== undefined;
  useEffect(() => {
    if (!ready) return;
    // Who leaves a finished lesson comes back to the next.
    if (!done) keepGuide(id, leftAt(guide, at, taken));
    else if (at + 1 < guide.lessons.length) keepGuide(id, leftAt(guide, at + 1, []));
    else keepGuide(id, 'finished');
  }, [id, guide, at, taken, done, ready]);
  if (!snapshot) return null;
  const coach = <Coach {...{ guide, at, table, snapshot, skin, progress, onNext }} />;
  return <Frame table={table} snapshot={snapshot} game={guide.game} skin={skin} coach={coach} />;
}
