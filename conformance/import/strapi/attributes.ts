import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { LeftOutList } from '../left-out.ts'
import { textIn } from './parts.ts'

/** The attributes of a model by name, as its schema says them. */
export type Attributes = ReadonlyMap<string, JsonObject>

export function attributesOf({ attributes }: JsonObject): Attributes {
  const entries = isObject(attributes) ? Object.entries(attributes) : []
  return new Map(entries.flatMap(([name, value]) => (isObject(value) ? [[name, value]] : [])))
}

interface Context {
  /** Uids of what may be referred to. */
  readonly known: ReadonlySet<string>
  readonly leftOut: LeftOutList
}

/** An attribute as far as it comes over; null for one that refers to what does not. `where` names it in messages. */
export function cleanAttribute(where: string, attribute: JsonObject, context: Context): JsonObject | null {
  const { known, leftOut } = context
  const refers = textIn(attribute, 'target') ?? textIn(attribute, 'component')
  if (refers !== undefined && !known.has(refers)) {
    leftOut.add(where, `it refers to ${refers}, which is not served`)
    return null
  }
  if (attribute.type === 'dynamiczone') return cleanZone(where, attribute, context)
  return attribute.type === 'enumeration' ? cleanEnumeration(where, attribute, leftOut) : attribute
}

function cleanZone(where: string, zone: JsonObject, { known, leftOut }: Context): JsonObject {
  const listed: unknown[] = Array.isArray(zone.components) ? zone.components : []
  const components = listed.filter(uid => typeof uid === 'string' && known.has(uid))
  leftOut.add(
    `components of ${where}`,
    'their models are not in the source',
    listed.length - components.length,
  )
  return { ...zone, components }
}

/** Projects may list values by hand that the service's own editor would refuse, and then GraphQL has no names for them. */
function cleanEnumeration(where: string, attribute: JsonObject, leftOut: LeftOutList): JsonObject {
  const { enum: listed, ...others } = attribute
  const values = [...new Set(Array.isArray(listed) ? listed : [])]
  const fit = values.every(value => typeof value === 'string' && /^[^0-9]*\p{L}/u.test(value))
  if (fit && values.length > 0) return { ...attribute, enum: values }
  leftOut.add(
    `values of the enumeration ${where}`,
    'they are not valid names; it is imported as text',
    values.length,
  )
  return { ...others, type: 'string' }
}
