import { reporters } from '../report/reporters.ts'
import type { FlagSet } from './flags.ts'

/** Flags that say which reports to write, and where. */
export const REPORT_FLAGS: FlagSet = {
  reporter: {
    says: `reports: ${reporters.map(({ name }) => name).join(',')}`,
    value: 'A,B',
    isList: true,
  },
  'no-diagnosis': { says: 'do not look which known deviation explains what differs' },
  output: { says: 'where reports go (default reports/latest)', value: 'DIR', variable: 'ASSAYER_OUTPUT' },
}
