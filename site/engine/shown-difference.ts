import { ABSENT, type Difference } from '../../conformance/compare/difference.ts'
import type { ShownDifference } from './engine.ts'

/** What is absent is left out, and undefined where it is an item of a list: no symbol gets out of a worker. */
export function shownDifference({ path, expected, actual }: Difference): ShownDifference {
  return {
    path,
    ...(expected !== ABSENT && { expected: withoutAbsent(expected) }),
    ...(actual !== ABSENT && { actual: withoutAbsent(actual) }),
  }
}

/** Lists alone can hold it: `data[*].name` of entries without a name. */
function withoutAbsent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAbsent)
  return value === ABSENT ? undefined : value
}
