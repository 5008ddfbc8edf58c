import { useEffect, useRef } from 'react';
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

/** Drifting light. Turbulence is dear to paint at every size and after every change: it is painted once, small. */
export function Mist({ name, size: [width, height], draw }: MistProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the drawing.
  useEffect(() => {
    let gone = false;
    const cancel = soon(() => {
      const image = new Image();
      image.onload = () => {
        const at = canvas.current;
        if (gone || !at) return;
        at.getContext('2d')?.drawImage(image, 0, 0, at.width, at.height);
      };
      image.src = addressOf(name, draw);
    });
    return () => {
      gone = true;
      cancel();
    };
  }, [name]);
  return (
    <canvas
      key={name}
      ref={canvas}
      className={css.mist}
      width={Math.round(width / SCALE)}
      height={Math.round(height / SCALE)}
    />
  );
}
