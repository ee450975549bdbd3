import { validationError } from '../../errors.ts'
import type { Attribute } from '../../model/types.ts'
import { isGiven } from './parameters/is-given.ts'

/** Whether a relation shows how many rows it has in place of the rows. */
export interface CountParameter {
  readonly clause: string
  /** Throws a ValidationError. */
  readonly isAsked: (raw: unknown, attribute: Attribute) => boolean
  readonly show: (count: number) => Readonly<Record<string, unknown>>
}

/**
 * content.populate.count: `count` shows how many there are in place of what they are; media fields and relations that
 * may come from any type show what they are all the same (observed).
 */
export const countParameter: CountParameter = {
  clause: 'content.populate.count',
  isAsked: (raw, attribute) => {
    if (
      attribute.kind === 'media' ||
      (attribute.kind === 'relation' && attribute.relation.startsWith('morph'))
    )
      return false
    if (!isGiven(raw) || ['false', 'f', '0'].includes(String(raw))) return false
    if (['true', 't', '1'].includes(String(raw))) return true
    throw validationError(`Invalid populate: count takes true or false, found ${JSON.stringify(raw)}`)
  },
  show: found => ({ count: found }),
}
