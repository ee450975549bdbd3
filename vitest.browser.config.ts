import { defineConfig } from 'vitest/config'

/** Tests that open pages in Chromium; they need `/usr/bin/chromium`, or ASSAYER_CHROMIUM to say where it is. */
export default defineConfig({
  // As in vitest.config.ts: graphql must be loaded once.
  resolve: { alias: { graphql: 'graphql/index.js' } },
  test: {
    include: ['tests/browser/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
})
