import { defineConfig } from 'vitest/config'

export default defineConfig({
  // As Node.js resolves it: graphql must be loaded once, and nexus requires its CommonJS form.
  resolve: { alias: { graphql: 'graphql/index.js' } },
  test: {
    include: [
      'reference/**/*.test.ts',
      'conformance/**/*.test.ts',
      'bench/**/*.test.ts',
      'text/**/*.test.ts',
      'specs/**/*.test.ts',
      'mutants/*.test.ts',
      'site/{emit,engine,pages}/**/*.test.ts',
      'tests/*.test.ts',
      'tests/architecture/*.test.ts',
    ],
    exclude: ['**/*.slow.test.ts'],
    maxWorkers: '100%',
    // Most of what a test makes is garbage at its end: a larger nursery saves an eighth of the time of a run.
    execArgv: ['--max-semi-space-size=64'],
    // No module keeps state, so files share what they import: a quarter of the time of a run is saved.
    isolate: false,
    setupFiles: ['tests/support/seed.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
