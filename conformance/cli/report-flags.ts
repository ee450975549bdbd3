import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reporters } from '../report/reporters.ts'
import type { FlagSet } from './flags.ts'
import type { Io } from './io.ts'

/** Flags that say which reports to write, and where. */
export const REPORT_FLAGS: FlagSet = {
  reporter: {
    says: `reports: ${reporters.map(({ name }) => name).join(',')}`,
    value: 'A,B',
    isList: true,
  },
  schema: { says: 'print the JSON Schema of results.json and exit' },
  'no-diagnosis': { says: 'do not look for known deviations that explain the differences' },
  output: { says: 'where reports go (default reports/latest)', value: 'DIR', variable: 'ASSAYER_OUTPUT' },
}

/** Prints the schema of `results.json`: that of the kit, whatever suite is run. */
export function printSchema(io: Io): 0 {
  io.out(readFileSync(join(io.packageDirectory, 'specs', 'schemas', 'results.schema.json'), 'utf8'))
  return 0
}
