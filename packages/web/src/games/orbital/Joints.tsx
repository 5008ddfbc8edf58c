import { type Chart, exitStates, type FreeExit, type Placed } from '@starboard/orbital';
import { memo } from 'react';
import { Collar, ExitMark } from './ExitMark.tsx';
import type { Lie } from './lie.ts';
import css from './yard.module.css';

interface JointsProps {
  readonly modules: readonly Placed[];
  readonly at: Chart;
  readonly lie: Lie;
  /** Which exits glow. */
  readonly lit: ((exit: FreeExit) => boolean) | undefined;
}

/** What connects the modules, and the exits that are free. */
export const Joints = memo(function Joints({ modules, at, lie, lit }: JointsProps) {
  return modules.map((m) => (
    <span key={m.id} className={css.joints} style={{ left: lie.left(m.x), top: lie.top(m.y) }} aria-hidden="true">
      {exitStates(at, m).map(({ side, is }) => {
        if (is === 'connected') return <Collar key={side} side={side} />;
        const exit = at.free.find((e) => e.host.id === m.id && e.side === side);
        return <ExitMark key={side} side={side} state={is === 'usable' && exit && lit?.(exit) ? 'lit' : is} />;
      })}
    </span>
  ));
});
