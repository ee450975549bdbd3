import { isObject, type JsonObject } from '../compare/json-value.ts'
import type { OracleAttribute, OracleSchema } from '../targets/oracle.ts'
import type { QueriedWorld } from './queried-world.ts'

type Entries = Readonly<Record<string, readonly JsonObject[]>>
type IsThere = (uid: string, id: unknown) => boolean

/** The entries without links to entries that are not among them: a world with such links would be refused. */
export function keepLinks(entries: Entries, facts: QueriedWorld): Entries {
  const ids = new Map(Object.entries(entries).map(([uid, rows]) => [uid, new Set(rows.map(({ id }) => id))]))
  const isThere = (uid: string, id: unknown) => ids.get(uid)?.has(id) ?? false
  return Object.fromEntries(
    Object.entries(entries).map(([uid, rows]) => {
      const schema = facts.schemaOf(uid)
      return [uid, schema ? rows.map(row => keepIn(row, schema, facts, isThere)) : rows]
    }),
  )
}

function keepIn(row: JsonObject, schema: OracleSchema, facts: QueriedWorld, isThere: IsThere): JsonObject {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const attribute = schema.attributes.get(name)
      return [name, attribute ? keepValue(value, attribute, facts, isThere) : value]
    }),
  )
}

/** A list loses items that are not there, a single link becomes null. */
function keepValue(
  value: unknown,
  attribute: OracleAttribute,
  facts: QueriedWorld,
  isThere: IsThere,
): unknown {
  if (attribute.kind === 'scalar') return value
  const keep = (item: unknown): unknown => {
    if (attribute.kind === 'relation' || attribute.kind === 'media') {
      return isLinked(item, facts.leadsTo(attribute), isThere) ? item : null
    }
    const uid = attribute.kind === 'component' ? attribute.component : ''
    const schema = isObject(item) ? facts.schemaOf(uid || String(item.__component)) : null
    return schema && isObject(item) ? keepIn(item, schema, facts, isThere) : item
  }
  return Array.isArray(value) ? value.map(keep).filter(item => item !== null) : keep(value)
}

/** A link is an id; one that may lead anywhere says where. */
function isLinked(item: unknown, target: OracleSchema | null, isThere: IsThere): boolean {
  if (target) return isThere(target.uid, item)
  return isObject(item) && isThere(String(item.__type), item.id)
}
