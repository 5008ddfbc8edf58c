import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = /new URL\(\s*'(\.\/[\w-]+\.ts)',\s*import\.meta\.url\s*\)/g;

/**
 * Workers become entries of the same build as the page, so that both load the same chunks of rules: fetched and kept
 * once, where Vite by itself builds every worker apart with a copy of everything.
 */
export function sharedWorkers(): Plugin {
  return {
    name: 'shared-workers',
    apply: 'build',
    // Before Vite's own treatment of workers, which then finds none.
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('new Worker(')) return undefined;
      return code.replace(WORKER, (_, path: string) => {
        const chunk = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) });
        return `import.meta.ROLLUP_FILE_URL_${chunk}`;
      });
    },
  };
}
