import { defineConfig } from 'vitest/config';

/** The longer second tier: `*.full.test.ts`, one file after the other since they measure and kill servers. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node'] } },
  test: {
    include: ['packages/*/test-full/**/*.full.test.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
