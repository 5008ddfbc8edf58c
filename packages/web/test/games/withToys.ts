import { join } from 'node:path';
import type { Plugin } from 'vite';

const HERE = import.meta.dirname;
const LIST = join(HERE, '..', '..', 'src', 'games', 'index.ts');

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
