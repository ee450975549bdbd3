import type { WriteContext } from '../../../content/actions/write/context.ts'
import { isRecord } from '../../../content/query/query.ts'
import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/**
 * UNDOCUMENTED: of a list only those items are left that name a type which the caller may find; a list of which
 * nothing is left is as good as not sent (@strapi/utils, removeRestrictedRelations). Changes by `connect` and the like
 * link nothing.
 */
export const relationsMorphUntypedPassedOver: Quirk = {
  id: 'content.writes.relations.morph.untyped-passed-over',
  clause: 'content.writes.relations.morph',
  says: 'of a list for a relation to any type, items without a type that the caller may find are passed over',
  apply: changeWrites(({ anythingLinks }) => ({
    anythingLinks: {
      ...anythingLinks,
      read: (value, attribute, context) => {
        if (attribute.many && isChange(value)) return null
        if (!Array.isArray(value)) return anythingLinks.read(value, attribute, context)
        const items: readonly unknown[] = value
        const left = items.filter(item => isReadable(item, context))
        if (left.length === 0) return null
        return anythingLinks.read(attribute.many ? left : [left], attribute, context)
      },
    },
  })),
}

function isReadable(item: unknown, { caller }: WriteContext): boolean {
  return isRecord(item) && typeof item.__type === 'string' && caller.may(`${item.__type}.find`)
}

/** What names no entry by an id, nor any to set. */
function isChange(value: unknown): boolean {
  if (typeof value === 'boolean') return true
  if (!isRecord(value) || 'id' in value) return false
  return !value.set || (Array.isArray(value.set) && value.set.length === 0)
}
