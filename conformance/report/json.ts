import type { Reporter } from './reporter.ts'
import { stableJson } from './stable-json.ts'

export const jsonReporter: Reporter = {
  name: 'json',
  says: 'results.json (specs/schemas/results.schema.json) and timings.json',
  files: ({ report, timings, occasion }) => ({
    'results.json': stableJson(report),
    'timings.json': stableJson({
      format: 'assayer-timings',
      version: 1,
      ...occasion,
      milliseconds: timings,
    }),
  }),
}
