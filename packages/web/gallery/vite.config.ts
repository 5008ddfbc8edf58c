import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery is a page of its own; nothing of it is in the client that `npm start` builds. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  publicDir: false,
  cacheDir: fileURLToPath(new URL('../.cache/galleryModules', import.meta.url)),
  build: {
    target: 'es2023',
    outDir: fileURLToPath(new URL('../.cache/gallery', import.meta.url)),
    emptyOutDir: true,
    reportCompressedSize: false,
    // Only its makers load it, and from their own machine.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
