import { defineConfig } from 'vitest/config'

/** Tests that open pages in Chromium; they need `/usr/bin/chromium`, or ASSAYER_CHROMIUM to say where it is. */
export default defineConfig({
  // As in vitest.config.ts: graphql must be loaded once.
  resolve: { alias: { graphql: 'graphql/index.js' } },
  test: {
    include: ['tests/browser/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A browser may fail to start on a machine that is busy.
    retry: process.env.CI ? 1 : 0,
    fileParallelism: false,
  },
})
