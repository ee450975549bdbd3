import { type StatusOf, statusesOf } from '../fuzz/standing.ts'
import { loadSuite } from '../suite/load-suite.ts'

/** Statuses of clauses. The suite is read when the first one is asked for: most targets give no reason to. */
export function statusesIn(specs: string): StatusOf {
  let known: StatusOf | null = null
  return clause => {
    known ??= statusesOf(loadSuite(specs).clauses)
    return known(clause)
  }
}
