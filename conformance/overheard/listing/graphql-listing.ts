import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql'
import { isObject, isScalar, type JsonObject } from '../../compare/json-value.ts'
import type { Exchange } from '../exchange.ts'
import { type FilterReading, type OperatorKinds, readFilters, UNCLEAR_CONDITION } from './condition.ts'
import { feasible, isPublished, type ListQuery, readSortTexts } from './list-query.ts'
import type { Listing, ShownEntry } from './listing.ts'
import type { Tree } from './parameters.ts'

/** The lists in an answer of the GraphQL door, one for each field of the query that asks for one. */
export function graphqlListings(exchange: Exchange, kinds: OperatorKinds): readonly Listing[] {
  const asked = askedIn(exchange)
  const { data, errors } = Object(exchange.answer.json)
  if (asked === null || !isObject(data) || errors !== undefined) return []
  return asked.fields.flatMap(field => {
    const shown = data[field.alias?.value ?? field.name.value]
    return listingOf(field, shown, { exchange, kinds, ...asked }) ?? []
  })
}

interface Asked {
  /** Of the operation itself; what stands in fragments is left out. */
  readonly fields: readonly FieldNode[]
  readonly variables: JsonObject
  readonly document: DocumentNode
}

interface Context extends Asked {
  readonly exchange: Exchange
  readonly kinds: OperatorKinds
}

/** What one request asks; null for a batch, for what cannot be read, and for anything that is no query. */
function askedIn({ request: { method, path, body } }: Exchange): Asked | null {
  if (!/^[^?]*graphql\/?(\?|$)/i.test(path) || nestsTooDeep(body ?? path)) return null
  const parameters =
    method === 'GET' ? Object.fromEntries(new URLSearchParams(path.split('?')[1])) : jsonIn(body)
  const { query, operationName, variables } = Object(parameters)
  const document = typeof query === 'string' ? documentIn(query) : null
  const operation = document && operationIn(document, operationName)
  if (!document || !operation) return null
  const given = typeof variables === 'string' ? jsonIn(variables) : variables
  const values = { ...defaultsOf(operation), ...(isObject(given) ? given : {}) }
  const fields = operation.selectionSet.selections.filter(it => it.kind === Kind.FIELD)
  return { fields, variables: values, document }
}

/** No query of a client nests deeper. */
const DEEPEST = 100

function nestsTooDeep(text: string): boolean {
  let depth = 0
  for (const sign of text.match(/[{}[\](]|\)|%7B|%7D/gi) ?? []) {
    depth += /^([{[(]|%7B)$/i.test(sign) ? 1 : -1
    if (depth > DEEPEST) return true
  }
  return false
}

function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function documentIn(text: string): DocumentNode | null {
  try {
    return parse(text, { noLocation: true, maxTokens: 20_000 })
  } catch (error) {
    // Hostile depth overflows the stack of the parser.
    if (error instanceof Error) return null
    throw error
  }
}

function operationIn({ definitions }: DocumentNode, name: unknown): OperationDefinitionNode | null {
  const operations = definitions.filter(it => it.kind === Kind.OPERATION_DEFINITION)
  const wanted = typeof name === 'string' ? operations.filter(it => it.name?.value === name) : operations
  const [operation] = wanted
  return wanted.length === 1 && operation?.operation === 'query' ? operation : null
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): JsonObject {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  )
}

function listingOf(field: FieldNode, shown: unknown, context: Context): Listing | null {
  const { data, meta } = Object(shown)
  const path = `data.${field.alias?.value ?? field.name.value}.data`
  const aliases = aliasesIn(field.selectionSet, context.document)
  const entries = Array.isArray(data)
    ? data.map((item, index) => entryOf(item, `${path}[${index}]`, aliases))
    : []
  const known = entries.filter(entry => entry !== null)
  if (!Array.isArray(data) || known.length < entries.length || aliases.has('data')) return null
  const values = argumentsOf(field, context.variables)
  const pages =
    isObject(meta) && isObject(meta.pagination) && !aliases.has('pagination') ? meta.pagination : null
  // An offset is told as the page that it lies on.
  const isByOffset = Object(values.pagination).start !== undefined
  return {
    kind: `graphql ${field.name.value}`,
    query: queryOf(values, context.kinds),
    entries: known,
    pagination: isByOffset ? null : pages,
    moment: context.exchange,
  }
}

/** Names that stand for others, at any depth: what is shown under them is something else. */
function aliasesIn(selections: SelectionSetNode | undefined, document: DocumentNode): ReadonlySet<string> {
  const all = [
    selections,
    ...document.definitions.map(it => ('selectionSet' in it ? it.selectionSet : undefined)),
  ]
  const found = new Set<string>()
  const walk = (set: SelectionSetNode | undefined): void => {
    for (const it of set?.selections ?? []) {
      if (it.kind === Kind.FIELD && it.alias && it.alias.value !== it.name.value) found.add(it.alias.value)
      if ('selectionSet' in it) walk(it.selectionSet)
    }
  }
  for (const set of all) walk(set)
  return found
}

/** Values alone: of relations a query may choose a part. */
function entryOf(item: unknown, path: string, aliases: ReadonlySet<string>): ShownEntry | null {
  if (!isObject(item)) return null
  const { id, attributes } = item
  const hasId = (typeof id === 'string' || typeof id === 'number') && !aliases.has('id')
  const values = Object.entries(isObject(attributes) ? attributes : {}).filter(
    ([name, value]) => isScalar(value) && !aliases.has(name),
  )
  return { id: hasId ? numbered(id) : null, attributes: Object.fromEntries(values), path }
}

/** The ids of this door are texts, and mean the numbers of the other. */
function numbered(id: string | number): string | number {
  return /^\d{1,15}$/.test(String(id)) ? Number(id) : id
}

function argumentsOf({ arguments: given = [] }: FieldNode, variables: JsonObject): JsonObject {
  return Object.fromEntries(
    given.map(({ name, value }) => [name.value, valueFromASTUntyped(value, { ...variables })]),
  )
}

const ARGUMENTS = ['filters', 'sort', 'pagination', 'publicationState', 'locale']

/** The same question as REST has it. The documentation shows neither operators nor directions at this door. */
function queryOf(given: JsonObject, kinds: OperatorKinds): ListQuery {
  const { filters, sort, publicationState = 'LIVE', locale } = given
  const reading: FilterReading = {
    kinds,
    clauseOf: operator => `content.graphql.filters.${kebab(operator.slice(1))}`,
    isDescribed: false,
  }
  const isLive = publicationState === 'LIVE'
  const isClear = isLive || publicationState === 'PREVIEW'
  const keys = readSortTexts([sort ?? []].flat().map(String))
  return {
    conditions: [
      ...(isLive ? [isPublished('content.graphql.arguments.publication-state')] : []),
      ...(isClear ? [] : [UNCLEAR_CONDITION]),
      ...(filters === undefined ? [] : feasible(readFilters(treeOf(filters, [], kinds), reading))),
    ],
    isPreview: publicationState === 'PREVIEW',
    locale: 'any',
    sort:
      keys?.map(key => ({ ...key, clause: 'content.graphql.arguments.sort', of: [], isDescribed: false })) ??
      null,
    page: { by: 'unclear' },
    populate: { kind: 'other' },
    isCounted: false,
    showsAll: false,
    isWhole: locale === undefined && Object.keys(given).every(name => ARGUMENTS.includes(name)),
  }
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}

const GROUPS = ['and', 'or', 'not']

/** Filters as REST writes them: `eq` is `$eq`, and values are texts. */
function treeOf(value: unknown, path: readonly string[], kinds: OperatorKinds): Tree {
  if (Array.isArray(value))
    return new Map(value.map((item, index) => [String(index), treeOf(item, path, kinds)]))
  if (!isObject(value)) return value === null ? '' : String(value)
  return new Map(
    Object.entries(value).map(([name, inner]) => {
      const isOperator = GROUPS.includes(name) || (path.length > 0 && kinds.has(`$${name}`))
      return isOperator
        ? [`$${name}`, treeOf(inner, path, kinds)]
        : [name, treeOf(inner, [...path, name], kinds)]
    }),
  )
}
