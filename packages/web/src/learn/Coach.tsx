import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Guide } from '../contract/guide.ts';
import type { GameSkin } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { useShowing } from '../motion/showing.ts';
import type { Snapshot } from '../play/snapshot.ts';
import look from '../ui/buttons.module.css';
import { byKeyboard } from '../ui/pointer.ts';
import { pace, still } from '../ui/speed.ts';
import { Bubble } from './Bubble.tsx';
import css from './Coach.module.css';
import { LessonBar } from './LessonBar.tsx';
import type { LessonTable, Progress } from './lessonTable.ts';
import { elementOf, nameOf, nextOf, wantedBy, wayTo } from './lit.ts';
import { placeBubble } from './placeBubble.ts';
import { useLit } from './useLit.ts';
import { useOnlyLit } from './useOnlyLit.ts';
import { useShown } from './useShown.ts';
import { Veil } from './Veil.tsx';

interface CoachProps {
  readonly guide: Guide;
  /** The place of the lesson, from 0. */
  readonly at: number;
  readonly table: LessonTable;
  readonly snapshot: Snapshot;
  readonly skin: GameSkin;
  readonly progress: Progress;
  onNext(): void;
}

/** Where the bubble may not stand: under the bar, and at the edges. */
const MARGIN = 16;
const NARROW = 700;
/** The teacher leans out of the bubble by so much. */
const LEANS = 24;

/** The voice of a lesson over the real table: one thing lit, one sentence beside it. */
export function Coach({ guide, at, table, snapshot, skin, progress, onNext }: CoachProps) {
  const { t, lang } = useMessages();
  const [, navigate] = useLocation();
  const lesson = guide.lessons[at];
  const { beat, done, mistake, mistakes, acting } = progress;
  const now = done ? undefined : lesson.beats[beat];
  const looks = now !== undefined && !now.expect;
  const root = useRef<HTMLElement>(null);
  const veil = useRef<SVGSVGElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const { choices, view, seats } = snapshot;
  // What comes of a choice is looked at before anything more is said.
  const showing = useShowing();
  const silent = showing || (snapshot.queue.running && acting === undefined);
  const watching = acting !== undefined || silent;

  const find = useCallback(
    (frame: HTMLElement) => {
      const all = (names: readonly string[] = []) =>
        names.flatMap((name) => elementOf(frame, name) ?? wayTo(frame, name) ?? []);
      if (watching) return { at: [], leads: [] };
      if (!now) return { at: all(lesson.lit ?? lesson.beats.at(-1)?.leads), leads: [] };
      const pressed = now.at ? all(now.at) : nextOf(frame, wantedBy(now, choices, skin, view));
      return { at: pressed, leads: all(now.leads) };
    },
    [lesson, now, watching, choices, skin, view],
  );
  const lit = useLit(root, find);
  const { screen, boxes, leads, thumb } = lit;

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element) return;
    const sized = new ResizeObserver(() => setSize({ width: element.offsetWidth, height: element.offsetHeight }));
    sized.observe(element);
    return () => sized.disconnect();
  }, []);

  const spot = useMemo(() => {
    if (size.width === 0 || screen.width === 0) return undefined;
    const top = (screen.width < NARROW || screen.height < 480 ? 52 : 60) + LEANS;
    const area = {
      x: MARGIN,
      y: top,
      width: screen.width - 2 * MARGIN,
      height: screen.height - top - MARGIN,
    };
    const hand = screen.width < NARROW && thumb ? { thumb } : {};
    return placeBubble({ size, area, at: boxes, leads, ...hand });
  }, [size, screen, boxes, leads, thumb]);

  const onOther = useCallback(() => showing || table.wrong(), [table, showing]);
  const onLit = useCallback(() => table.goOn(), [table]);
  const onRight = useCallback(() => table.right(), [table]);
  useOnlyLit(root, { at: lit.at, looks: looks || done, onLit, onRight, onOther });
  const shown = useShown(lit.at, `${beat} ${done} ${acting}`, onLit);

  // A wrong press is felt, and moves nothing.
  useEffect(() => {
    if (mistakes === 0 || pace() === 0) return;
    const way = still()
      ? [{ opacity: 0.7 }, {}]
      : [0, 4, -4, 4, -4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    veil.current?.animate(way, { duration: 240 * pace() });
  }, [mistakes]);

  // Whoever uses keys stands at what is lit, or at the way on; everybody sees it.
  const [first] = lit.at;
  const placed = spot !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same thing may be asked for again.
  useEffect(() => {
    first?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (!placed || !byKeyboard() || watching || document.querySelector('dialog[open]')) return;
    const way = bubble.current?.querySelector<HTMLElement>('[data-part="way-on"]');
    (way ?? first)?.focus({ preventScroll: true });
  }, [first, placed, watching, beat, done]);

  const say =
    acting !== undefined ? t.learn.watch(seats[acting].name) : done ? lesson.seen[lang] : (mistake ?? now?.say)?.[lang];
  const names = lit.at.map(nameOf).filter(Boolean).join(', ');
  const side = bubbleBox();
  const Teacher = guide.Teacher;
  const skip = (
    <button type="button" className={`${look.button} ${look.plain}`} onClick={onNext} aria-label={t.learn.skip}>
      {t.learn.skipShort}
    </button>
  );
  const show = !done && !looks && (
    <button type="button" className={`${look.button} ${look.plain}`} onClick={shown.show} disabled={shown.showing}>
      {t.learn.showMe}
    </button>
  );
  return (
    <section
      ref={root}
      className={css.coach}
      aria-label={t.learn.lesson(at + 1, guide.lessons.length)}
      data-part="coach"
      data-done={done}
      data-beat={beat}
    >
      <Veil ref={veil} screen={screen} at={boxes} leads={leads} bubble={side} aside={watching} onPress={onOther} />
      <LessonBar guide={guide} at={at} part={done ? 1 : beat / lesson.beats.length}>
        <span className={css.wide}>
          {show}
          {skip}
        </span>
        <button type="button" className={`${look.button} ${css.leave}`} onClick={() => navigate('/')}>
          <span className={css.long}>{t.learn.leave}</span>
          <span className={css.short}>{t.learn.leaveShort}</span>
        </button>
      </LessonBar>
      <Bubble
        ref={bubble}
        at={spot}
        hidden={silent}
        say={say ?? ''}
        lit={names && t.learn.lit(names)}
        mistake={mistake !== undefined}
        teacher={Teacher && <Teacher />}
        bare={!done && !looks}
      >
        {acting === undefined && (
          <>
            {(done || looks) && (
              <button
                type="button"
                className={`${look.button} ${look.first}`}
                onClick={done ? onNext : onLit}
                data-part="way-on"
              >
                {done ? (at + 1 < guide.lessons.length ? t.learn.next : t.learn.finish) : t.learn.goOn}
              </button>
            )}
            {done && <Link href={`/learn/${guide.game.id}#${lesson.rule}`}>{t.learn.why}</Link>}
            <span className={css.narrow}>
              {show}
              {!done && skip}
            </span>
          </>
        )}
      </Bubble>
    </section>
  );

  function bubbleBox() {
    return spot && { ...spot, ...size };
  }
}
