import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Serves the gallery of drawings: `npx vite --config dev/vite.config.ts`, then open /gallery.html. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [svelte()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  cacheDir: '../../../node_modules/.vite-gallery',
});
