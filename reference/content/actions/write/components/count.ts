import type { ComponentAttribute, ZoneAttribute } from '../../../model/types.ts'
import type { Fault } from '../reading/fault.ts'

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
export function countFaults(
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
