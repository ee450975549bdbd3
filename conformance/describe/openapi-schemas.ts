import type { OracleSchema, OracleWorld } from '../targets/oracle.ts'
import {
  type Attribute,
  describedSchemas,
  isAlwaysThere,
  isMany,
  isScalar,
  type Scalar,
  schemaNames,
  shownAttributes,
  writtenAttributes,
} from './names.ts'

export type Json = Readonly<Record<string, unknown>>

export const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })
export const listOf = (items: Json): Json => ({ type: 'array', items })
export const objectOf = (properties: Json, required: readonly string[] = []): Json => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
})

const nullable = (schema: Json): Json => ({ oneOf: [schema, { type: 'null' }] })
const integer = { type: 'integer' }

/** Every schema of a world's document, by name: `Post`, `PostEntry`, `PostInput`, and what all answers share. */
export function openapiSchemas(world: OracleWorld): Json {
  const names = schemaNames(world)
  const nameOf = (uid: string) => {
    const name = names.get(uid)
    if (name === undefined) throw new Error(`invariant: no model ${uid}`)
    return name
  }
  const ofWorld = describedSchemas(world).flatMap(schema => schemasOf(schema, nameOf))
  return { ...SHARED, ...Object.fromEntries(ofWorld) }
}

const SHARED: Json = {
  Pagination: objectOf({
    page: integer,
    pageSize: integer,
    pageCount: integer,
    start: integer,
    limit: integer,
    total: integer,
  }),
  Error: objectOf(
    {
      data: { type: 'null' },
      error: objectOf(
        { status: integer, name: { type: 'string' }, message: { type: 'string' }, details: {} },
        ['status', 'name', 'message'],
      ),
    },
    ['error'],
  ),
}

type NameOf = (uid: string) => string
type Named = readonly [name: string, schema: Json]

function schemasOf(schema: OracleSchema, nameOf: NameOf): readonly Named[] {
  const name = nameOf(schema.uid)
  const shown = shownAttributes(schema)
  const always = shown.filter(it => isScalar(it)).map(it => it.name)
  const properties = shown.map(it => [it.name, shownSchema(schema, it, nameOf)])
  const written = writtenAttributes(schema).map(it => [it.name, inputSchema(it, nameOf)])
  return [
    [name, objectOf(Object.fromEntries(properties), always)],
    [`${name}Entry`, objectOf({ id: integer, attributes: refTo(name) }, ['id', 'attributes'])],
    [`${name}Input`, objectOf(Object.fromEntries(written))],
  ]
}

/** As an answer shows it. */
function shownSchema(schema: OracleSchema, attribute: Attribute, nameOf: NameOf): Json {
  const isNullable = !isAlwaysThere(schema, attribute) && !isMany(attribute)
  if (isScalar(attribute)) return isNullable ? nullable(scalarSchema(attribute)) : scalarSchema(attribute)
  if (attribute.kind === 'component' || attribute.kind === 'dynamiczone') {
    const part = partSchema(attribute, nameOf, '')
    return isNullable ? nullable(part) : part
  }
  const target = attribute.kind === 'media' ? 'plugin::upload.file' : attribute.target
  const entry = target === null ? { type: 'object' } : refTo(`${nameOf(target)}Entry`)
  return objectOf({ data: attribute.many ? listOf(entry) : nullable(entry) }, ['data'])
}

const FORMATS: Readonly<Record<string, Json>> = {
  email: { type: 'string', format: 'email' },
  password: { type: 'string', format: 'password' },
  integer,
  biginteger: { type: 'string', pattern: '^-?[0-9]+$' },
  float: { type: 'number' },
  decimal: { type: 'number' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  boolean: { type: 'boolean' },
  json: {},
  blocks: listOf({ type: 'object' }),
}

function scalarSchema({ type, enum: words, minLength, maxLength }: Scalar): Json {
  if (type === 'enumeration') return { type: 'string', ...(words && { enum: words }) }
  return {
    ...(FORMATS[type] ?? { type: 'string' }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
  }
}

type Part = Extract<Attribute, { kind: 'component' | 'dynamiczone' }>

function partSchema(attribute: Part, nameOf: NameOf, suffix: 'Input' | ''): Json {
  const withId = (uid: string, more: Json, required: readonly string[]) => ({
    allOf: [refTo(`${nameOf(uid)}${suffix}`), objectOf({ id: integer, ...more }, required)],
  })
  if (attribute.kind === 'component') {
    const item = withId(attribute.component, {}, suffix === '' ? ['id'] : [])
    return attribute.many ? listOf(item) : item
  }
  const items = attribute.components.map(uid => withId(uid, { __component: { const: uid } }, ['__component']))
  return listOf(items.length === 0 ? {} : { oneOf: items })
}

/** As a client sends it. */
function inputSchema(attribute: Attribute, nameOf: NameOf): Json {
  if (isScalar(attribute)) return nullable(scalarSchema(attribute))
  if (attribute.kind === 'component' || attribute.kind === 'dynamiczone')
    return nullable(partSchema(attribute, nameOf, 'Input'))
  const id = { type: ['integer', 'string'] }
  if (attribute.kind === 'relation' && attribute.target === null) return {}
  return nullable(
    attribute.many ? { oneOf: [listOf(id), { type: 'object' }] } : { oneOf: [id, { type: 'object' }] },
  )
}
