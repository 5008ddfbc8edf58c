export * from './content/aliens.ts';
export * from './content/names.ts';
export * from './content/planets.ts';
export { game } from './game.ts';
export * from './types.ts';
