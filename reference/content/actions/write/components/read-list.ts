import type { ComponentAttribute, ZoneAttribute } from '../../../model/types.ts'
import type { Subject } from '../context.ts'
import { type Read, wrongType } from '../reading/fault.ts'
import { missing } from '../reading/requirement.ts'
import { countFaults } from './count.ts'

/** Reads a list of components item by item; its faults come before those of its length. */
export function readList(
  given: unknown,
  subject: Subject<ComponentAttribute | ZoneAttribute>,
  readItem: (item: unknown, path: string) => Read,
): Read {
  const { attribute, path, context } = subject
  if (given === undefined) return absentList(subject)
  if (!Array.isArray(given)) return { value: undefined, faults: [wrongType(path, 'array', given)] }
  const items = given.map((item, index) => readItem(item, `${path}[${index}]`))
  const tooFewOrMany = countFaults(given.length, attribute, path, context.units.writes.componentCounts)
  return {
    value: items.map(({ value }) => value),
    faults: [...items.flatMap(({ faults }) => faults), ...tooFewOrMany],
  }
}

/** An entry is made with an empty list, unless the list is required, even in a draft (observed). */
function absentList(subject: Subject<ComponentAttribute | ZoneAttribute>): Read {
  if (subject.mode === 'update') return { value: undefined, faults: [] }
  if (subject.attribute.required) return { value: undefined, faults: missing(undefined, subject) }
  return { value: [], faults: [] }
}
