import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const SRC = join(import.meta.dirname, '..', 'src');
const GAMES = join(SRC, 'games');

/** The modules that a screen shows first, by the beginning of its address. */
function screens(): Readonly<Record<string, readonly string[]>> {
  const games = readdirSync(GAMES).filter(isListed);
  const lists = games.flatMap((game): [string, string[]][] => {
    const skin = join(GAMES, game, 'skin.tsx');
    const rules = join(SRC, '..', '..', 'games', game, 'src', 'index.ts');
    return [
      [`table/${game}`, [join(SRC, 'play', 'TablePage.tsx'), skin, rules]],
      [`replay/${game}`, [join(SRC, 'replay', 'ReplayPage.tsx'), skin, rules]],
      [`new/${game}`, [join(SRC, 'app', 'NewMatch.tsx'), rules, ...roomOf(game)]],
      [`learn/${game}`, [join(SRC, 'learn', 'LearnPage.tsx'), join(GAMES, game, 'book', 'index.ts')]],
      [
        `learn/${game}/guide`,
        [join(SRC, 'learn', 'GuidePage.tsx'), join(GAMES, game, 'guide', 'index.ts'), skin, rules],
      ],
    ];
  });
  return Object.fromEntries(lists);
}

/** Whether a game's entry leads to its table. */
function isListed(game: string): boolean {
  const entry = join(GAMES, game, 'index.ts');
  return existsSync(entry) && readFileSync(entry, 'utf8').includes("'./skin.tsx'");
}

/** The room of a game's set-up, where it has one. */
function roomOf(game: string): readonly string[] {
  const room = join(GAMES, game, 'setup', 'room.tsx');
  return existsSync(room) ? [room] : [];
}

/**
 * Writes into the page which files each address will want. `before.js` reads it and fetches them beside the shell, where
 * they would otherwise be asked for only by the shell.
 */
export function ahead(): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk }) {
        const first = chunk ? filesOf([chunk], bundle) : new Set<string>();
        const lists = Object.entries(screens()).map(([address, modules]) => {
          const chunks = modules.map((id) => chunkOf(id, bundle));
          return [address, [...filesOf(chunks, bundle)].filter((file) => !first.has(file))];
        });
        return html.replace('id="ahead">{}<', `id="ahead">${JSON.stringify(Object.fromEntries(lists))}<`);
      },
    },
  };
}

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/** A module that has moved would otherwise be missed by nobody, and the page be slow again. */
function chunkOf(id: string, bundle: Bundle): Rolldown.OutputChunk {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = chunks.find(({ moduleIds }) => moduleIds.includes(id));
  if (!found) throw new Error(`${id} is in no chunk: scripts/ahead.ts names it`);
  return found;
}

/** The files of chunks, of all that they import at once, of their style sheets and of the fonts these name. */
function filesOf(chunks: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[], bundle: Bundle): Set<string> {
  const files = new Set<string>();
  const visit = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
    if (file?.type !== 'chunk' || files.has(file.fileName)) return;
    files.add(file.fileName);
    for (const sheet of file.viteMetadata?.importedCss ?? []) {
      files.add(sheet);
      for (const font of fontsOf(bundle[sheet])) files.add(font);
    }
    for (const name of file.imports) visit(bundle[name]);
  };
  for (const chunk of chunks) visit(chunk);
  return files;
}

/** The fonts of a style sheet: without them words would be set twice, and move. */
function fontsOf(sheet: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string[] {
  if (sheet?.type !== 'asset') return [];
  return [...String(sheet.source).matchAll(/url\(\/([^)]+\.woff2)\)/g)].map(([, font]) => font);
}
