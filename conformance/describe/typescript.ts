import type { OracleOperator, OracleSchema, OracleType, OracleWorld } from '../targets/oracle.ts'
import {
  type Attribute,
  isAlwaysThere,
  isMany,
  isScalar,
  ownTypes,
  reachableSchemas,
  type Scalar,
  schemaNames,
  shownAttributes,
  writtenAttributes,
} from './names.ts'

/** What all of the text needs to know of the world. */
interface Context {
  readonly world: OracleWorld
  readonly names: ReadonlyMap<string, string>
}

/** TypeScript types of a world's entries, of what is sent and answered, and of queries. They need nothing else. */
export function typesOf(world: OracleWorld, operators: readonly OracleOperator[]): string {
  const context: Context = { world, names: schemaNames(world) }
  const parts = [
    `/** Types of the world ${world.name}, written by \`assayer types\`. */`,
    COMMON,
    conditionText(operators),
    ...reachableSchemas(world).flatMap(schema => schemaText(schema, context)),
    indexText(world, context),
  ]
  return `${parts.join('\n\n')}\n`
}

const COMMON = `/** An entry as REST shows it. */
export interface Entry<A> {
  id: number
  attributes: A
}

/** A relation or a media field that is populated. */
export interface ToOne<A> {
  data: Entry<A> | null
}

export interface ToMany<A> {
  data: Entry<A>[]
}

/** The answer with one entry. */
export interface EntryResponse<A> {
  data: Entry<A> | null
  meta: Record<string, never>
}

/** The answer with a list. Which members \`pagination\` has depends on how it was asked for. */
export interface ListResponse<A> {
  data: Entry<A>[]
  meta: {
    pagination:
      | { page: number; pageSize: number; pageCount?: number; total?: number }
      | { start: number; limit: number; total?: number }
  }
}

export interface ErrorResponse {
  data: null
  error: { status: number; name: string; message: string; details?: unknown }
}

export type Pagination =
  | { page?: number; pageSize?: number; withCount?: boolean }
  | { start?: number; limit?: number; withCount?: boolean }

export type Sort<Name extends string> = Name | \`\${Name}:asc\` | \`\${Name}:desc\`

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }`

/** One type for the conditions on a value; those that join conditions stand in it, too. */
function conditionText(operators: readonly OracleOperator[]): string {
  const lines = operators.map(({ name, kind, length }) => {
    const list = length === 2 ? 'readonly [T, T]' : 'readonly T[]'
    const group = name === '$not' ? 'Condition<T>' : 'readonly Condition<T>[]'
    const type = { value: 'T', list, text: 'string', presence: 'boolean', group }[kind]
    return `  ${name}?: ${type}\n`
  })
  return `/** What a filter says of one attribute. */\nexport interface Condition<T> {\n${lines.join('')}}`
}

function schemaText(schema: OracleSchema, context: Context): readonly string[] {
  const name = nameIn(context, schema.uid)
  const shown = shownAttributes(schema)
  return [
    interfaceText(
      `${schema.uid}${pathText(schema)}`,
      name,
      shown.map(it => shownLine(schema, it, context)),
    ),
    interfaceText(
      `What is sent to make or change ${name}.`,
      `${name}Input`,
      writtenAttributes(schema).map(it => `${key(it.name)}?: ${inputType(it, context)} | null`),
    ),
    interfaceText(`Filters over ${name}.`, `${name}Filters`, filterLines(name, shown, context)),
    queryText(name, shown, context),
  ]
}

function pathText(schema: OracleSchema): string {
  return 'pluralName' in schema ? `, ${String(schema.pluralName)}` : ''
}

function interfaceText(says: string, name: string, lines: readonly string[]): string {
  return `/** ${says} */\nexport interface ${name} {\n${lines.map(line => `  ${line}\n`).join('')}}`
}

/** What is only there when it is populated may be absent. */
function shownLine(schema: OracleSchema, attribute: Attribute, context: Context): string {
  const nullable = isAlwaysThere(schema, attribute) || isMany(attribute) ? '' : ' | null'
  if (isScalar(attribute)) return `${key(attribute.name)}: ${scalarType(attribute)}${nullable}`
  if (attribute.kind === 'component' || attribute.kind === 'dynamiczone')
    return `${key(attribute.name)}?: ${partType(attribute, context, '')}${nullable}`
  const target = attribute.kind === 'media' ? 'plugin::upload.file' : attribute.target
  const shown = target === null ? 'Record<string, unknown>' : nameIn(context, target)
  return `${key(attribute.name)}?: ${attribute.many ? 'ToMany' : 'ToOne'}<${shown}>`
}

function scalarType({ type, enum: words }: Scalar): string {
  switch (type) {
    case 'enumeration':
      return words ? words.map(word => JSON.stringify(word)).join(' | ') : 'string'
    case 'integer':
    case 'float':
    case 'decimal':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'json':
      return 'JsonValue'
    case 'blocks':
      return 'JsonValue[]'
    default:
      return 'string'
  }
}

type Part = Extract<Attribute, { kind: 'component' | 'dynamiczone' }>

/** Components; `suffix` is that of what is sent, which needs no id. */
function partType(attribute: Part, context: Context, suffix: 'Input' | ''): string {
  const id = suffix === '' ? 'id: number' : 'id?: number'
  if (attribute.kind === 'component') {
    const type = `{ ${id} } & ${nameIn(context, attribute.component)}${suffix}`
    return attribute.many ? `(${type})[]` : `(${type})`
  }
  const items = attribute.components.map(
    uid => `({ ${id}; __component: '${uid}' } & ${nameIn(context, uid)}${suffix})`,
  )
  return items.length === 0 ? 'never[]' : `(${items.join(' | ')})[]`
}

function inputType(attribute: Attribute, context: Context): string {
  if (isScalar(attribute)) return scalarType(attribute)
  if (attribute.kind === 'component' || attribute.kind === 'dynamiczone')
    return partType(attribute, context, 'Input')
  if (attribute.kind === 'relation' && attribute.target === null) return 'unknown'
  return attribute.many
    ? '(number | string)[] | { connect?: unknown[]; disconnect?: unknown[]; set?: unknown[] }'
    : 'number | string'
}

/** Zones, media fields and relations to anything cannot be filtered. */
function filterLines(name: string, shown: readonly Attribute[], context: Context): readonly string[] {
  const lines = shown.flatMap(attribute => {
    if (isScalar(attribute)) {
      const type = scalarType(attribute)
      return `${key(attribute.name)}?: Condition<${type}> | ${type}`
    }
    const target = targetOf(attribute)
    return target === null ? [] : `${key(attribute.name)}?: ${nameIn(context, target)}Filters`
  })
  return [
    'id?: Condition<number> | number',
    ...lines,
    ...[`$and?: readonly ${name}Filters[]`, `$or?: readonly ${name}Filters[]`, `$not?: ${name}Filters`],
  ]
}

/** The uid that deep filters and populates lead to. */
function targetOf(attribute: Attribute): string | null {
  if (attribute.kind === 'relation') return attribute.target
  return attribute.kind === 'component' ? attribute.component : null
}

/** Parameters of a request, as `qs` writes them. */
function queryText(name: string, shown: readonly Attribute[], context: Context): string {
  const fields = ['id', ...shown.filter(isScalar).map(it => it.name)].map(it => `'${it}'`).join(' | ')
  const deep = shown.filter(it => !isScalar(it))
  const populate = deep.map(it => {
    const target = it.kind === 'media' ? 'plugin::upload.file' : targetOf(it)
    const nested = target === null ? 'Record<string, unknown>' : `${nameIn(context, target)}Query`
    return `${key(it.name)}?: true | '*' | ${nested}\n`
  })
  const lines = [
    `sort?: Sort<${name}Field> | readonly Sort<${name}Field>[]`,
    `fields?: readonly ${name}Field[] | '*'`,
    `filters?: ${name}Filters`,
    `populate?: '*' | readonly string[] | ${name}Populate`,
    'pagination?: Pagination',
    'locale?: string',
    `publicationState?: 'live' | 'preview'`,
  ]
  return [
    `export type ${name}Field = ${fields}`,
    `export interface ${name}Populate {\n${populate.map(line => `  ${line}`).join('')}}`,
    interfaceText(`Parameters of a request for ${name}.`, `${name}Query`, lines),
  ].join('\n\n')
}

/** Lets a client be typed by the names in its paths. */
function indexText(world: OracleWorld, context: Context): string {
  const types = ownTypes(world)
  const line = (name: string, { uid }: OracleType) => `${key(name)}: ${nameIn(context, uid)}`
  const collections = types.filter(({ kind }) => kind === 'collectionType')
  const singles = types.filter(({ kind }) => kind === 'singleType')
  return [
    interfaceText(
      'Collections by their plural name.',
      'Collections',
      collections.map(it => line(it.pluralName, it)),
    ),
    interfaceText(
      'Single types by their singular name.',
      'SingleTypes',
      singles.map(it => line(it.singularName, it)),
    ),
  ].join('\n\n')
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
}

function nameIn({ names }: Context, uid: string): string {
  const name = names.get(uid)
  if (name === undefined) throw new Error(`invariant: no model ${uid}`)
  return name
}
