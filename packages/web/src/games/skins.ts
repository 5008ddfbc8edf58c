import type { GameSkin } from './contract.ts';

/** The looks of each game that has any, loaded when its table opens. */
export const skins: Readonly<Record<string, () => Promise<GameSkin>>> = {
  siege: async () => (await import('./siege/index.tsx')).skin,
};
