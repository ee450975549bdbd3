import { misuse } from '../../../errors.ts'
import type { Attribute } from '../../../model/types.ts'
import { isRecord, type QueryContext, type RawQuery } from '../../query.ts'
import { checkUnread, checkUnreadOf } from '../parameter-names.ts'
import type { PopulateRequest, PopulateStrategy } from '../strategy.ts'

/** content.populate.nested: `populate[<relation>][populate]…`, an object of names to any depth. */
export const nested: PopulateStrategy = {
  clause: 'content.populate.nested',
  accepts: isRecord,
  read: (raw, schema, context) =>
    Object.entries(isRecord(raw) ? raw : {}).flatMap(([name, params]) => {
      const attribute = schema.attributes.get(name)
      if (attribute) return requestFor(attribute, params, context)
      checkUnread({ [name]: params }, schema, context)
      return [{ name, params: {} }]
    }),
}

function requestFor(
  attribute: Attribute,
  params: unknown,
  context: QueryContext,
): readonly PopulateRequest[] {
  const { name } = attribute
  const { caller, units } = context
  const { switches, lists } = units.populate
  if (isRecord(params)) {
    checkUnreadOf(attribute, unreadOf(attribute, params), context)
    return [{ name, params }]
  }
  const outcome = Array.isArray(params) ? lists.outcomeFor(attribute, params, caller) : 'refused'
  const isWanted = typeof params === 'string' ? switches.isOn(params, attribute) : outcome === 'populated'
  if (isWanted) return [{ name, params: {} }]
  if (typeof params === 'string' || outcome === 'left-out' || isUnreadable(attribute, caller)) return []
  throw misuse(`Invalid populate: ${name} takes * or an object, found ${JSON.stringify(params)}`)
}

/** The parameters that have no say: names of attributes beside `populate`, and how to choose among parts of a zone. */
function unreadOf({ kind }: Attribute, params: RawQuery): RawQuery {
  const read = kind === 'dynamiczone' ? ['fields', 'populate'] : ['fields', 'populate', 'sort', 'filters']
  return Object.fromEntries(Object.entries(params).filter(([name]) => !read.includes(name)))
}

/** UNDOCUMENTED: what is asked of a relation is not looked at where the caller may not read its target (observed). */
function isUnreadable(attribute: Attribute, caller: QueryContext['caller']): boolean {
  if (attribute.kind !== 'relation' || attribute.target === null) return false
  return !caller.may(`${attribute.target}.find`)
}
