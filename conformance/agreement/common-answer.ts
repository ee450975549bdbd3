import { instantOf } from '../compare/instant.ts'
import { isObject, type JsonObject } from '../compare/json-value.ts'
import {
  type AbstractComponent,
  type AbstractQuery,
  type AbstractRelation,
  asksForList,
  type Chosen,
  isInPages,
} from './abstract-query.ts'
import { componentTypeName } from './graphql-names.ts'

/** What a query found, in a form that both protocols' answers can be brought into. */
export type CommonAnswer =
  | { readonly entries: readonly unknown[]; readonly pagination?: unknown }
  /** Null: there is none. */
  | { readonly entry: unknown }
  /** The name of the error. */
  | { readonly refused: string }

/** The answer of REST; null when it has no form that REST answers have. */
export function restAnswer(body: unknown, query: AbstractQuery): CommonAnswer | null {
  const { data, meta, error } = recordOf(body)
  const { name } = recordOf(error)
  if (typeof name === 'string') {
    const isMissing = name === 'NotFoundError' && !asksForList(query)
    return isMissing ? { entry: null } : { refused: name }
  }
  if (!asksForList(query)) return isObject(data) ? { entry: commonEntry(data, query) } : null
  return Array.isArray(data) ? commonList(data, meta, query) : null
}

/** The answer of GraphQL; null when it has no form that GraphQL answers have. */
export function graphqlAnswer(body: unknown, query: AbstractQuery): CommonAnswer | null {
  const { data, errors } = recordOf(body)
  if (Array.isArray(errors)) return refusal(recordOf(errors[0]))
  const { list, entry } = recordOf(data)
  if (asksForList(query)) {
    const { data: entries, meta } = recordOf(list)
    return Array.isArray(entries) ? commonList(entries, meta, query) : null
  }
  const found = isObject(entry) ? entry.data : undefined
  if (found === null) return { entry: null }
  return isObject(found) ? { entry: commonEntry(found, query) } : null
}

/** An error of the service has the same name as in REST; others are of GraphQL itself. */
function refusal({ extensions }: JsonObject): CommonAnswer | null {
  const { error, code } = recordOf(extensions)
  const name = recordOf(error).name ?? code
  return typeof name === 'string' ? { refused: name } : null
}

function commonList(found: readonly unknown[], meta: unknown, query: AbstractQuery): CommonAnswer {
  const entries = found.map(entry => commonEntry(entry, query))
  if (!query.meta) return { entries }
  const { page, pageSize, pageCount, total } = recordOf(recordOf(meta).pagination)
  // GraphQL tells the page also where REST, asked by offset, tells the offset (observed).
  const pagination = isInPages(query.pagination) ? { page, pageSize, pageCount, total } : { total }
  return { entries, pagination }
}

/** An entry with what was asked of it. */
function commonEntry(entry: unknown, chosen: Chosen): unknown {
  if (!isObject(entry)) return entry
  return commonValues({ ...recordOf(entry.attributes), id: entry.id }, chosen)
}

function commonValues(given: JsonObject, chosen: Chosen): JsonObject {
  const { fields = [], numbers = [], instants = [], bigintegers = [] } = chosen
  const { relations = {}, components = {}, zones = {} } = chosen
  return Object.fromEntries([
    ...fields.map(name => [name, name === 'id' ? commonId(given.id) : given[name]]),
    ...numbers.map(name => [name, commonNumber(given[name])]),
    ...instants.map(name => [name, commonInstant(given[name])]),
    ...bigintegers.map(name => [name, wholeNumber(given[name])]),
    ...Object.entries(relations).map(([name, relation]) => [name, commonRelation(given[name], relation)]),
    ...Object.entries(components).map(([name, component]) => [name, commonParts(given[name], component)]),
    ...Object.entries(zones).map(([name, kinds]) => [name, commonZone(given[name], kinds)]),
  ])
}

/** The id is a number in REST, and text in GraphQL. */
function commonId(id: unknown): unknown {
  return id === undefined ? undefined : String(id)
}

function commonNumber(value: unknown): unknown {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
  return Number.isNaN(number) ? value : number
}

function commonInstant(value: unknown): unknown {
  const told = typeof value === 'string' ? instantOf(value) : Number.NaN
  const instant =
    typeof value === 'string' || typeof value === 'number'
      ? new Date(Number.isNaN(told) ? value : told)
      : null
  return instant && !Number.isNaN(instant.getTime()) ? instant.toISOString() : value
}

function wholeNumber(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

/** Several files of which there are none are null in REST, where other relations have an empty list (observed). */
function commonRelation(relation: unknown, chosen: AbstractRelation): unknown {
  if (!isObject(relation)) return relation
  const { data } = relation
  if (chosen.many && data === null) return []
  if (!Array.isArray(data)) return commonEntry(data, chosen)
  const entries = data.map(entry => commonEntry(entry, chosen))
  return chosen.sort ? entries : inOneOrder(entries)
}

/** What was not sorted may come in any order. */
function inOneOrder(items: readonly unknown[]): readonly unknown[] {
  return items
    .map(item => ({ item, text: JSON.stringify(item) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ item }) => item)
}

function commonParts(value: unknown, chosen: AbstractComponent): unknown {
  if (!Array.isArray(value)) return commonPart(value, chosen)
  return inOneOrder(value.map(item => commonPart(item, chosen)))
}

function commonPart(item: unknown, chosen: Chosen): unknown {
  return isObject(item) ? commonValues(item, chosen) : item
}

/** Components of a kind that was not asked for are left out: REST does so, and GraphQL tells no more than their kind. */
function commonZone(items: unknown, kinds: Readonly<Record<string, Chosen>>): unknown {
  if (!Array.isArray(items)) return items
  return items.flatMap(item => {
    const { __component, __typename } = recordOf(item)
    const kind = Object.entries(kinds).find(
      ([uid]) => uid === __component || componentTypeName(uid) === __typename,
    )
    if (!kind) return []
    const [component, chosen] = kind
    return [{ component, ...recordOf(commonPart(item, chosen)) }]
  })
}

function recordOf(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}
