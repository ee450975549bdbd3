import { isObject, type JsonObject } from '../compare/json-value.ts'

/** One attribute of a model, as far as its values are written otherwise than plain ones. */
export interface Attribute {
  readonly kind: 'plain' | 'relation' | 'morph' | 'component' | 'zone'
  /** The documentation's name of the type: `string`, `timestamp`, `media`, … */
  readonly type: string
  /** What a relation points at, or a component's uid; null when each value says it itself, or there is nothing to say. */
  readonly target: string | null
  readonly isMany: boolean
  /** Whether it is the other side of a relation, which is written where the relation is. */
  readonly isMapped: boolean
  /** What an entry has that says nothing of it; undefined: nothing. */
  readonly usual: unknown
}

/** The attributes of a content type or a component, by name. */
export type Attributes = ReadonlyMap<string, Attribute>

export function attributesOf(schema: JsonObject): Attributes {
  const attributes = isObject(schema.attributes) ? schema.attributes : {}
  return new Map(
    Object.entries(attributes).flatMap(([name, value]) =>
      isObject(value) ? [[name, attributeOf(value)] as const] : [],
    ),
  )
}

function attributeOf(written: JsonObject): Attribute {
  const { type, relation, repeatable, multiple, mappedBy, morphBy } = written
  const isMany = /ToMany$|^morphMany$/.test(String(relation)) || repeatable === true || multiple === true
  const isMapped = mappedBy !== undefined || morphBy !== undefined
  return {
    ...formOf(written),
    type: String(type),
    isMany: isMany || type === 'dynamiczone',
    isMapped,
    usual: written.default,
  }
}

function formOf({ type, relation, target, component }: JsonObject): Pick<Attribute, 'kind' | 'target'> {
  switch (type) {
    case 'relation':
      return /^morphTo/.test(String(relation))
        ? { kind: 'morph', target: null }
        : { kind: 'relation', target: String(target) }
    case 'media':
      return { kind: 'relation', target: 'plugin::upload.file' }
    case 'component':
      return { kind: 'component', target: String(component) }
    case 'dynamiczone':
      return { kind: 'zone', target: null }
    default:
      return { kind: 'plain', target: null }
  }
}
