import type { Reporter } from './reporter.ts'
import { stableJson } from './stable-json.ts'

export const jsonReporter: Reporter = {
  name: 'json',
  says: 'results.json (specs/schemas/results.schema.json), timings.json, and not-counted.json with a requirement set',
  files: ({ report, timings, occasion, beside }) => ({
    'results.json': stableJson(report),
    ...(beside && {
      'not-counted.json': stableJson({ format: 'assayer-not-counted', version: 1, ...beside }),
    }),
    'timings.json': stableJson({
      format: 'assayer-timings',
      version: 1,
      ...occasion,
      milliseconds: timings,
    }),
  }),
}
