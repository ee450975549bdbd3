import { defineConfig, mergeConfig } from 'vitest/config'
import usual from './vitest.config.ts'

/** Whole runs against servers, each of many seconds: what `npm test` leaves to CI. */
export default mergeConfig(
  { ...usual, test: { ...usual.test, include: [], exclude: [] } },
  defineConfig({ test: { include: ['conformance/**/*.slow.test.ts', 'tests/*.slow.test.ts'] } }),
)
