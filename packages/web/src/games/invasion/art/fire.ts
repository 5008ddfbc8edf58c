import { n } from '../../../art/seeded.ts';
import { AMBER, INK, TOMATO } from './ink.ts';

/** A flame on its foot, with two lighter ones inside. */
export function flame(x: number, y: number, width: number, height: number, lean = 0): string {
  const path = (k: number) => {
    const [w, h] = [width * k, height * k];
    return `M${n(x - w / 2)} ${n(y)}C${n(x - w * 0.75)} ${n(y - h * 0.35)} ${n(x - w * 0.15 + lean)} ${n(y - h * 0.5)} ${n(x - w * 0.12 + lean)} ${n(y - h)}C${n(x + w * 0.2 + lean)} ${n(y - h * 0.75)} ${n(x + w * 0.28)} ${n(y - h * 0.62)} ${n(x + w * 0.2)} ${n(y - h * 0.42)}C${n(x + w * 0.5)} ${n(y - h * 0.55)} ${n(x + w * 0.7)} ${n(y - h * 0.2)} ${n(x + w / 2)} ${n(y)}Q${n(x)} ${n(y + w * 0.22)} ${n(x - w / 2)} ${n(y)}Z`;
  };
  return `<path d="${path(1)}" fill="${TOMATO}" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/><path d="${path(0.7)}" fill="${AMBER}"/><path d="${path(0.42)}" fill="#ffe873"/>`;
}

/** A puff of smoke. */
export function puff(x: number, y: number, r: number, fill: string): string {
  return `<path d="M${n(x - r)} ${n(y + r * 0.3)}a${n(r * 0.5)} ${n(r * 0.5)} 0 0 1 ${n(r * 0.3)} ${n(-r * 0.85)}a${n(r * 0.62)} ${n(r * 0.62)} 0 0 1 ${n(r * 1.15)} ${n(-r * 0.12)}a${n(r * 0.52)} ${n(r * 0.52)} 0 0 1 ${n(r * 0.55)} ${n(r * 0.92)}a${n(r * 0.45)} ${n(r * 0.45)} 0 0 1 ${n(-r * 0.6)} ${n(r * 0.5)}h${n(-r)}a${n(r * 0.38)} ${n(r * 0.38)} 0 0 1 ${n(-r * 0.4)} ${n(-r * 0.45)}Z" fill="${fill}" stroke="${INK}" stroke-width="1.6"/>`;
}
