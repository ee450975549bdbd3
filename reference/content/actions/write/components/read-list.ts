import type { ComponentAttribute, ZoneAttribute } from '../../../model/types.ts'
import type { Subject } from '../context.ts'
import { type Fault, type Read, wrongType } from '../reading/fault.ts'
import { missing } from '../reading/requirement.ts'

/** How many components a list may hold. */
export interface ComponentCount {
  readonly clause: string
  /** The message for a list that is too short or too long, else null. */
  readonly broken: (length: number, attribute: ComponentAttribute | ZoneAttribute) => string | null
}

/**
 * content.writes.components.min: A list of components has at least `min` items, in drafts too; an empty one is let
 * through where the attribute is not required.
 */
const min: ComponentCount = {
  clause: 'content.writes.components.min',
  broken: (length, { min: least, required }) => {
    if (least === undefined || (length === 0 && !required) || length >= least) return null
    return `field must have at least ${least} items`
  },
}

/** content.writes.components.max: A list of components has at most `max` items, in drafts too. */
const max: ComponentCount = {
  clause: 'content.writes.components.max',
  broken: (length, { max: most }) =>
    most !== undefined && length > most ? `field must have less than or equal to ${most} items` : null,
}

export const componentCounts: readonly ComponentCount[] = [min, max]

/** The faults of a list's length. */
function countFaults(
  length: number,
  attribute: ComponentAttribute | ZoneAttribute,
  path: string,
  counts: readonly ComponentCount[],
): readonly Fault[] {
  return counts.flatMap(({ broken }) => {
    const message = broken(length, attribute)
    return message === null ? [] : [{ path, message: `${path} ${message}` }]
  })
}

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
