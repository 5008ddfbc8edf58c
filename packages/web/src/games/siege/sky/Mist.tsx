import { useEffect, useState } from 'react';
import { addressOf } from '../../../art/Picture.tsx';
import { soon } from '../../../ui/soon.ts';
import css from './sky.module.css';

/** A third of the sky is enough for clouds, and a ninth of the work. */
const SCALE = 3;

interface MistProps {
  readonly name: string;
  readonly size: readonly [number, number];
  draw(): string;
}

/** What was painted before, by name. */
const painted = new Map<string, string>();

/**
 * Drifting light. Turbulence is dear to paint at every size and after every change: it is painted once, small, and shown
 * as a ground, since a canvas would be a layer of its own.
 */
export function Mist({ name, size: [width, height], draw }: MistProps) {
  const [shown, setShown] = useState(painted.get(name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the drawing.
  useEffect(() => {
    setShown(painted.get(name));
    if (painted.has(name)) return;
    let gone = false;
    const cancel = soon(() => {
      const image = new Image();
      image.onload = () => {
        if (gone) return;
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [Math.round(width / SCALE), Math.round(height / SCALE)];
        canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
        canvas.toBlob((blob) => {
          if (!blob) return;
          painted.set(name, URL.createObjectURL(blob));
          if (!gone) setShown(painted.get(name));
        });
      };
      image.src = addressOf(name, draw);
    });
    return () => {
      gone = true;
      cancel();
    };
  }, [name]);
  return shown === undefined ? null : <span className={css.mist} style={{ backgroundImage: `url("${shown}")` }} />;
}
