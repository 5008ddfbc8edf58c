import type { Lang } from '@starboard/kernel';
import type { ComponentType } from 'react';

/** Pictures of a rulebook by section, made of the game's real components. */
export type Figures = Readonly<Record<string, ComponentType<{ readonly lang: Lang }>>>;

const FIGURES: Readonly<Record<string, () => Promise<Figures>>> = {
  siege: async () => (await import('./siege.tsx')).figures,
};

export async function loadFigures(game: string): Promise<Figures> {
  return Object.hasOwn(FIGURES, game) ? FIGURES[game]() : {};
}
