import { type Documentation, documentationOf } from '../fuzz/documentation.ts'
import { loadSuite } from '../suite/load-suite.ts'

/**
 * What clauses say of a world with these locales. The suite is read when the first one is asked for: most targets give no
 * reason to.
 */
export function documentationIn(specs: string, locales: ReadonlySet<string>): Documentation {
  let known: Documentation | null = null
  const read = () => {
    known ??= documentationOf(loadSuite(specs).clauses, locales)
    return known
  }
  return {
    statusOf: clause => read().statusOf(clause),
    refuses: clause => read().refuses(clause),
    speaksOf: (clause, judged) => read().speaksOf(clause, judged),
    asksForMore: query => read().asksForMore(query),
  }
}
