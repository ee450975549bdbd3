import type { Reported } from './report.ts'
import type { Reporter, Terminal } from './reporter.ts'
import { reporters } from './reporters.ts'

/** Reporters of the suite that have nothing to say of anything else; all others say of it what they say of a run. */
const NOT_SHARED = ['json', 'blob', 'console']

/** The reporters of the suite for what is no run, but can be put as one. */
export function sharedReporters<Found>(reported: (found: Found) => Reported): readonly Reporter<Found>[] {
  return reporters
    .filter(({ name }) => !NOT_SHARED.includes(name))
    .map(({ name, says, files, prints }) => ({
      ...{ name, says },
      ...(files && { files: (found: Found) => files(reported(found)) }),
      ...(prints && { prints: (found: Found, terminal: Terminal) => prints(reported(found), terminal) }),
    }))
}
