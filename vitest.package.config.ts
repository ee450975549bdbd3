import { defineConfig } from 'vitest/config'

/** Tests that pack the package and install it elsewhere; they need npm's registry. */
export default defineConfig({
  test: {
    include: ['tests/package/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A registry may fail to answer.
    retry: process.env.CI ? 1 : 0,
    globalSetup: ['tests/package/pack-once.ts'],
    maxWorkers: '100%',
  },
})
