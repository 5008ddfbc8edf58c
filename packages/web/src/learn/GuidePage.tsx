import { use, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import type { Guide } from '../contract/guide.ts';
import type { GameSkin } from '../contract/skin.ts';
import { loadGame, loadGuide } from '../games/load.ts';
import { NoGame } from '../games/NoGame.tsx';
import { useMessages } from '../i18n/useMessages.ts';
import { Frame } from '../play/Frame.tsx';
import { useSnapshot } from '../play/snapshot.ts';
import { useSettings } from '../settings/settings.ts';
import { recalled, remember } from '../settings/stored.ts';
import { beginNow } from '../tables/begin.ts';
import { bot, person } from '../tables/players.ts';
import look from '../ui/buttons.module.css';
import { State } from '../ui/states.tsx';
import { Coach } from './Coach.tsx';
import { lessonTable } from './lessonTable.ts';

/** A guided first match: lessons at the real table. */
export function GuidePage({ game }: { readonly game: string }) {
  const guide = use(loadGuide(game));
  const loaded = use(loadGame(game));
  if (!guide || !loaded) return <NoGame id={game} />;
  return <Lessons guide={guide} skin={loaded.skin} />;
}

const stored = (game: string) => `guide.${game}`;

function Lessons({ guide, skin }: { readonly guide: Guide; readonly skin: GameSkin }) {
  const { t } = useMessages();
  const [, navigate] = useLocation();
  const { id } = guide.game;
  const [at, setAt] = useState(() => Number(recalled(stored(id)) ?? 0));
  const go = (lesson: number) => {
    remember(stored(id), lesson);
    setAt(lesson);
  };
  if (at < guide.lessons.length) return <Taught key={at} guide={guide} at={at} skin={skin} onNext={() => go(at + 1)} />;
  return (
    <State title={t.learn.done} text={t.learn.doneAbout}>
      <button type="button" className={look.button} onClick={() => go(0)}>
        {t.learn.restart}
      </button>
      <Link href={`/learn/${id}`} className={look.button}>
        {t.app.learn}
      </Link>
      <button
        type="button"
        className={look.button}
        onClick={async () => navigate(await beginNow(id, guide.game.seats[0]))}
      >
        {t.learn.playNow}
      </button>
    </State>
  );
}

interface TaughtProps {
  readonly guide: Guide;
  readonly at: number;
  readonly skin: GameSkin;
  onNext(): void;
}

function Taught({ guide, at, skin, onNext }: TaughtProps) {
  const { t } = useMessages();
  const { name } = useSettings();
  const lesson = guide.lessons[at];
  const [table] = useState(() => lessonTable(guide, lesson, [person(name, 0, true, t), bot(1, 'easy')]));
  const snapshot = useSnapshot(table, guide.game);
  const progress = useSyncExternalStore(table.subscribe, table.progress);
  if (!snapshot) return null;
  const coach = <Coach guide={guide} lesson={lesson} number={at + 1} progress={progress} onNext={onNext} />;
  return <Frame table={table} snapshot={snapshot} game={guide.game} skin={skin} coach={coach} />;
}
