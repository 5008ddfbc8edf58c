import type { Lang } from '@starboard/kernel';
import type { ComponentType } from 'react';
import { kept } from '../../shell/kept.ts';

/** Pictures of a rulebook by section, made of the game's real components. */
export type Figures = Readonly<Record<string, ComponentType<{ readonly lang: Lang }>>>;

const FIGURES: Readonly<Record<string, () => Promise<Figures>>> = {
  siege: async () => (await import('./siege.tsx')).figures,
};

export const loadFigures = kept(
  async (game: string): Promise<Figures> => (Object.hasOwn(FIGURES, game) ? FIGURES[game]() : {}),
);
