import { type Documentation, documentationOf } from '../fuzz/documentation.ts'
import { loadSuite } from '../suite/load-suite.ts'

/** What clauses say. The suite is read when the first one is asked for: most targets give no reason to. */
export function documentationIn(specs: string): Documentation {
  let known: Documentation | null = null
  const read = () => {
    known ??= documentationOf(loadSuite(specs).clauses)
    return known
  }
  return {
    statusOf: clause => read().statusOf(clause),
    refuses: clause => read().refuses(clause),
    speaksOf: (clause, judged) => read().speaksOf(clause, judged),
  }
}
