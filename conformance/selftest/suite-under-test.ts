import { loadSuite, type Suite } from '../suite/load-suite.ts'
import { clausesAt } from '../suite/versions.ts'

/** The suite, or, for a version of the platform, what of the platform's clauses is asked of it. */
export function suiteUnderTest(specs: string, platformVersion: string | null): Suite {
  if (platformVersion === null) return loadSuite(specs)
  const suite = loadSuite(specs, ['platform'])
  const clauses = clausesAt(suite.clauses, platformVersion)
  return { ...suite, clauses: clauses.filter(({ scenarios }) => scenarios.length > 0) }
}
