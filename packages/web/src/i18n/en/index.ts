import { ending } from './ending.ts';
import { home } from './home.ts';
import { learn } from './learn.ts';
import { problem } from './problem.ts';
import { replay } from './replay.ts';
import { setup } from './setup.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';

export const en = {
  ...shell,
  ...home,
  ...setup,
  ...table,
  ...ending,
  ...replay,
  ...learn,
  ...problem,
} as const;
