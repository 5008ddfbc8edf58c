import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import manifest from './package.json' with { type: 'json' };
import { ahead } from './scripts/ahead.ts';
import { groups, preloads } from './scripts/chunks.ts';
import { inline } from './scripts/inline.ts';
import { sharedWorkers } from './scripts/sharedWorkers.ts';
import { toyGroups, withToys } from './test/games/withToys.ts';

// A report says which version it tells of.
process.env.VITE_VERSION = manifest.version;

/** The oldest browsers that everything works in; docs/browsers.md says why these. */
const BROWSERS = ['chrome125', 'edge125', 'firefox128', 'safari18'];

/** The mode of the test client, which has the toys of the tests beside the games. */
const TOYS = 'toys';

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    mode === TOYS && withToys(),
    sharedWorkers(),
    ahead(),
    inline(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Starboard',
        short_name: 'Starboard',
        description: 'Five space games at one table.',
        display: 'standalone',
        start_url: '/',
        background_color: '#0d1220',
        theme_color: '#0d1220',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        rollupFormat: 'iife',
        // A build of its own, which would tell of itself to whoever starts the server.
        buildPlugins: { vite: [{ name: 'quiet', config: () => ({ logLevel: 'error' as const }) }] },
      },
    }),
  ],
  worker: { format: 'es' },
  build: {
    outDir: mode === TOYS ? '.cache/toys' : 'dist',
    emptyOutDir: true,
    target: BROWSERS,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloads },
    reportCompressedSize: false,
    rolldownOptions: {
      // On a busy machine the builder would tell how long each plugin took.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: mode === TOYS ? [...toyGroups, ...groups] : groups,
          includeDependenciesRecursively: false,
        },
      },
    },
  },
}));
