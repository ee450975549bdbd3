import { type Query, requestOf } from '../query.ts'
import type { InvalidQuery } from './invalid-query.ts'

/** Whether what is wrong with a query is wrong with a larger one, too: the same faults, in the same parameters. */
export function hasFaultsOf(small: InvalidQuery, large: Query): boolean {
  if (large.door !== 'invalid' || small.right.door !== large.right.door) return false
  const names = large.faults.map(({ name }) => name)
  const parameters = parametersOf(large)
  return (
    small.faults.every(({ name }) => names.includes(name)) &&
    parametersOf(small).every(name => parameters.includes(name))
  )
}

/** The outermost names of its query string: `filters`, `sort`; none where there is none. */
function parametersOf(query: InvalidQuery): readonly string[] {
  const [, text] = requestOf(query).path.split('?')
  return text ? text.split('&').map(pair => pair.split(/[[=]/)[0] ?? '') : []
}
