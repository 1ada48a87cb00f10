import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Where the game server listens while the page is served by Vite. */
const server = process.env.BACKLOT_SERVER ?? 'http://127.0.0.1:8088';

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: {
    target: 'es2023',
    // The oldest browsers with light-dark(), nesting and oklch, so that none of it is rewritten.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    sourcemap: true,
    rolldownOptions: {
      output: {
        chunkFileNames: chunk => {
          const board = chunk.facadeModuleId?.match(/boards\/([a-z-]+)\/index\.ts$/);
          return `assets/${board ? `board-${board[1]}` : '[name]'}-[hash].js`;
        },
      },
    },
  },
});
