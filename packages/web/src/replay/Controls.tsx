import type { ReactNode } from 'react';
import type { SeatFace } from '../contract/skin.ts';
import { useMessages } from '../i18n/useMessages.ts';
import type { Eye } from '../story/film.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons/frame.ts';
import css from './Controls.module.css';
import { type Running, SPEEDS, type Speed } from './useRunning.ts';
import type { Way } from './ways.ts';

interface ControlsProps {
  onWay(way: Way): void;
  readonly running: Running;
  readonly eyes: readonly Eye[];
  readonly eye: Eye;
  onEye(eye: Eye): void;
  readonly faces: readonly SeatFace[];
  readonly children?: ReactNode;
}

/** Steps, turns and both ends; running by itself and how fast; and whose eyes. */
export function Controls({ onWay, running, eyes, eye, onEye, faces, children }: ControlsProps) {
  const { t } = useMessages();
  const button = (way: Way, path: string, look = '') => (
    <button type="button" className={css.step} onClick={() => onWay(way)} data-way={way} aria-label={t.replay[way]}>
      <Icon path={path} className={look} />
    </button>
  );
  const label = running.on ? t.replay.pause : t.replay.play;
  return (
    <div className={css.controls}>
      <div className={css.steps}>
        {button('first', icons.toStart)}
        {button('turnBack', icons.turnBack)}
        {button('previous', icons.step, css.back)}
        <button type="button" className={css.run} onClick={running.toggle} data-part="run" aria-label={label}>
          <Icon path={running.on ? icons.pause : icons.play} />
          <span className={css.word}>{label}</span>
        </button>
        {button('next', icons.step, css.on)}
        {button('turnOn', icons.turnOn)}
        {button('last', icons.toEnd)}
      </div>
      <div className={css.choices}>
        <label className={css.choice}>
          <span>{t.replay.speed}</span>
          <select
            aria-label={t.replay.speed}
            value={running.speed}
            onChange={(e) => running.setSpeed(Number(e.target.value) as Speed)}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {t.replay.times(speed)}
              </option>
            ))}
          </select>
        </label>
        {eyes.length > 1 ? (
          <label className={`${css.choice} ${css.eye}`}>
            <span>{t.replay.from}</span>
            <select
              aria-label={t.replay.from}
              value={eyes.indexOf(eye)}
              onChange={(e) => onEye(eyes[Number(e.target.value)])}
            >
              {eyes.map((other, i) => (
                <option key={String(other)} value={i}>
                  {other === 'open' ? t.replay.open : other === null ? t.replay.spectator : faces[other].name}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <p className={css.only}>{eye === null ? t.replay.runningShared : t.replay.running}</p>
        )}
        {children}
      </div>
    </div>
  );
}
