import type { Attribute } from '../../model/types.ts'
import { isSecret } from '../attributes.ts'
import type { QueryContext } from '../query.ts'

/** Which names cannot be sorted by. */
export interface SortRefusal {
  readonly clause: string
  readonly refuses: (attribute: Attribute | undefined, context: QueryContext) => boolean
}

/**
 * content.sort.unknown-attribute: those of no attribute, and of one that is a dynamic zone, that may point at any type,
 * or that the caller may not read (observed).
 */
export const sortRefusal: SortRefusal = {
  clause: 'content.sort.unknown-attribute',
  refuses: (attribute, context) => {
    if (!attribute || attribute.kind === 'dynamiczone' || isSecret(attribute)) return true
    if (attribute.kind !== 'relation') return false
    return attribute.target === null || !context.caller.may(`${attribute.target}.find`)
  },
}
