import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const HERE = import.meta.dirname;
const LIST = join(HERE, '..', '..', 'src', 'games', 'index.ts');

const RULES = /test[\\/]toys[\\/](\w+)\.ts$/;

/** What the page and its workers both run must not lie in a chunk of the page; rules are named as those of the games are. */
export const toyGroups: Rolldown.CodeSplittingGroup[] = [
  { name: (id) => rulesOf(id), debugName: 'rules of toys', priority: 6 },
  { name: 'toys', test: /test[\\/]games[\\/]registry\.ts$/, priority: 4 },
];

function rulesOf(id: string): string | null {
  const toy = RULES.exec(id)?.[1];
  return toy ? `rules-${toy}` : null;
}

/** Puts the lists of this folder in place of the client's list of games and of the registry. */
export function withToys(): Plugin {
  return {
    name: 'with-toys',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source === '@starboard/registry') return join(HERE, 'registry.ts');
      if (!source.endsWith('/index.ts') || importer?.startsWith(HERE)) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.id === LIST ? join(HERE, 'index.ts') : undefined;
    },
  };
}
